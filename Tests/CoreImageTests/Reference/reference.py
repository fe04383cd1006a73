#!/usr/bin/env python3
"""Computes filters anew with numpy, from their published formulas alone, and compares.

Argument: a folder with `cases.json`, a list of {filter, images: {key: file}, parameters, width, height, output}.
Images are float32 files of height x width x (r, g, b, a), sRGB-encoded, straight alpha, topmost row first; outputs are
bytes, premultiplied. Prints a JSON list: for each case the greatest difference in 1/255.
"""

import json
import pathlib
import sys

import numpy as np

LUMA = np.array([0.2126, 0.7152, 0.0722])


def decode(x):
    """sRGB (IEC 61966-2-1) to linear light, odd around 0."""
    a = np.abs(x)
    return np.sign(x) * np.where(a <= 0.04045, a / 12.92, ((a + 0.055) / 1.055) ** 2.4)


def encode(x):
    a = np.abs(x)
    return np.sign(x) * np.where(a <= 0.0031308, a * 12.92, 1.055 * a ** (1 / 2.4) - 0.055)


class Picture:
    """Linear light: `rgb` straight, `a`. y of Core Image grows upwards, rows grow downwards."""

    def __init__(self, rgb, a):
        self.rgb, self.a = rgb, a

    @staticmethod
    def premultiplied(p):
        a = p[..., 3:]
        rgb = np.divide(p[..., :3], a, out=np.zeros_like(p[..., :3]), where=a > 0)
        return Picture(rgb, p[..., 3])

    @property
    def p(self):
        return np.concatenate([self.rgb * self.a[..., None], self.a[..., None]], -1)

    @property
    def luma(self):
        return self.rgb @ LUMA

    def with_rgb(self, rgb):
        return Picture(rgb, self.a)

    def bytes(self):
        rgb = np.clip(encode(self.rgb), 0, 1)
        a = np.round(np.clip(self.a, 0, 1) * 255) / 255
        return np.concatenate([rgb * a[..., None], a[..., None]], -1) * 255


def vector(c, key, initial):
    return np.array((c["parameters"].get(key) or initial), float)


def number(c, key, initial):
    return float(c["parameters"].get(key, initial))


def color(c, key, initial):
    """Linear, straight."""
    v = vector(c, key, initial)
    return np.concatenate([decode(v[:3]), v[3:]])


# Colours


def color_matrix(i, c):
    rows = [vector(c, f"input{n}Vector", np.eye(4)[k]) for k, n in enumerate("RGBA")]
    s = np.concatenate([i.rgb, i.a[..., None]], -1) @ np.array(rows).T + vector(c, "inputBiasVector", [0] * 4)
    return Picture(s[..., :3], s[..., 3])


def color_clamp(i, c):
    low, high = vector(c, "inputMinComponents", [0] * 4), vector(c, "inputMaxComponents", [1] * 4)
    s = np.clip(np.concatenate([i.rgb, i.a[..., None]], -1), low, high)
    return Picture(s[..., :3], s[..., 3])


def color_polynomial(i, c):
    s = np.concatenate([i.rgb, i.a[..., None]], -1)
    out = np.zeros_like(s)
    for k, n in enumerate(["Red", "Green", "Blue", "Alpha"]):
        q = vector(c, f"input{n}Coefficients", [0, 1, 0, 0])
        out[..., k] = q[0] + q[1] * s[..., k] + q[2] * s[..., k] ** 2 + q[3] * s[..., k] ** 3
    return Picture(out[..., :3], out[..., 3])


def cross_polynomial(i, c):
    r, g, b = (i.rgb[..., k] for k in range(3))
    terms = np.stack([r, g, b, r * r, g * g, b * b, r * g, g * b, b * r, np.ones_like(r)], -1)
    rows = [vector(c, f"input{n}Coefficients", np.eye(10)[k]) for k, n in enumerate(["Red", "Green", "Blue"])]
    return i.with_rgb(terms @ np.array(rows).T)


def color_controls(i, c):
    s, b, k = number(c, "inputSaturation", 1), number(c, "inputBrightness", 0), number(c, "inputContrast", 1)
    grey = i.luma[..., None]
    return i.with_rgb((grey + (i.rgb - grey) * s + b - 0.5) * k + 0.5)


def hue(i, c):
    t = number(c, "inputAngle", 0)
    cos, sin = np.cos(t), np.sin(t)
    m = np.array([[0.213, 0.715, 0.072]] * 3)
    m = m + cos * np.array([[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]])
    m = m + sin * np.array([[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]])
    return i.with_rgb(i.rgb @ m.T)


def sepia(i, c):
    """W3C's sepia() on encoded values."""
    m = np.array([[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]])
    t = number(c, "inputIntensity", 1)
    return i.with_rgb(decode(encode(i.rgb) @ (np.eye(3) * (1 - t) + m * t).T))


def monochrome(i, c):
    t = number(c, "inputIntensity", 1)
    toned = i.luma[..., None] * color(c, "inputColor", [0.6, 0.45, 0.3, 1])[:3]
    return i.with_rgb(i.rgb + (toned - i.rgb) * t)


def false_color(i, c):
    a, b = color(c, "inputColor0", [0.3, 0, 0, 1]), color(c, "inputColor1", [1, 0.9, 0.8, 1])
    t = np.clip(i.luma, 0, 1)[..., None]
    v = a + (b - a) * t
    return Picture(v[..., :3], v[..., 3] * i.a)


def cube(i, c):
    n = int(number(c, "inputCubeDimension", 2))
    t = vector(c, "inputCubeData", []).reshape(n, n, n, 4)
    place = np.clip(i.rgb, 0, 1) * (n - 1)
    low = np.minimum(place.astype(int), n - 2)
    f = place - low
    out = np.zeros(i.rgb.shape[:2] + (4,))
    for db in (0, 1):
        for dg in (0, 1):
            for dr in (0, 1):
                w = np.ones(i.a.shape)
                for k, d in enumerate((dr, dg, db)):
                    w = w * (f[..., k] if d else 1 - f[..., k])
                out += w[..., None] * t[low[..., 2] + db, low[..., 1] + dg, low[..., 0] + dr]
    v = Picture.premultiplied(out)
    return Picture(v.rgb, v.a * i.a)


COLORS = {
    "CIColorMatrix": color_matrix,
    "CIColorClamp": color_clamp,
    "CIColorPolynomial": color_polynomial,
    "CIColorCrossPolynomial": cross_polynomial,
    "CIColorControls": color_controls,
    "CIExposureAdjust": lambda i, c: i.with_rgb(i.rgb * 2 ** number(c, "inputEV", 0)),
    "CIGammaAdjust": lambda i, c: i.with_rgb(i.rgb ** number(c, "inputPower", 1)),
    "CIHueAdjust": hue,
    "CIWhitePointAdjust": lambda i, c: i.with_rgb(i.rgb * color(c, "inputColor", [1] * 4)[:3]),
    "CISepiaTone": sepia,
    "CIColorInvert": lambda i, c: i.with_rgb(1 - i.rgb),
    "CIColorMonochrome": monochrome,
    "CIFalseColor": false_color,
    "CIMaskToAlpha": lambda i, c: Picture(np.ones_like(i.rgb), i.luma * i.a),
    "CIMaximumComponent": lambda i, c: i.with_rgb(np.repeat(i.rgb.max(-1, keepdims=True), 3, -1)),
    "CIMinimumComponent": lambda i, c: i.with_rgb(np.repeat(i.rgb.min(-1, keepdims=True), 3, -1)),
    "CILinearToSRGBToneCurve": lambda i, c: i.with_rgb(encode(i.rgb)),
    "CISRGBToneCurveToLinear": lambda i, c: i.with_rgb(decode(i.rgb)),
    "CIColorThreshold": lambda i, c: i.with_rgb(
        np.repeat((i.luma >= number(c, "inputThreshold", 0.5)).astype(float)[..., None], 3, -1)
    ),
    "CIColorCube": cube,
}

# Blending: W3C Compositing and Blending Level 1; b is below, s above.


def hard(b, s):
    return np.where(s <= 0.5, b * 2 * s, b + (2 * s - 1) - b * (2 * s - 1))


def dodge(b, s):
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(b == 0, 0, np.where(s >= 1, 1, np.minimum(1, b / (1 - s))))


def burn(b, s):
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(b >= 1, 1, np.where(s <= 0, 0, 1 - np.minimum(1, (1 - b) / s)))


def soft(b, s):
    d = np.where(b <= 0.25, ((16 * b - 12) * b + 4) * b, np.sqrt(b))
    return np.where(s <= 0.5, b - (1 - 2 * s) * b * (1 - b), b + (2 * s - 1) * (d - b))


def divide(b, s):
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(s > 0, np.minimum(1, b / s), np.where(b > 0, 1, 0))


def lum(v):
    return (v @ np.array([0.3, 0.59, 0.11]))[..., None]


def set_lum(v, l):
    v = v + l - lum(v)
    low, high = v.min(-1, keepdims=True), v.max(-1, keepdims=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        v = np.where(low < 0, l + (v - l) * l / (l - low), v)
        return np.where(high > 1, l + (v - l) * (1 - l) / (high - l), v)


def sat(v):
    return v.max(-1, keepdims=True) - v.min(-1, keepdims=True)


def set_sat(v, s):
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(sat(v) > 0, (v - v.min(-1, keepdims=True)) * s / sat(v), 0)


BLENDS = {
    "Multiply": lambda b, s: b * s,
    "Screen": lambda b, s: b + s - b * s,
    "Overlay": lambda b, s: hard(s, b),
    "Darken": np.minimum,
    "Lighten": np.maximum,
    "ColorDodge": dodge,
    "ColorBurn": burn,
    "HardLight": hard,
    "SoftLight": soft,
    "Difference": lambda b, s: np.abs(b - s),
    "Exclusion": lambda b, s: b + s - 2 * b * s,
    "Hue": lambda b, s: set_lum(set_sat(s, sat(b)), lum(b)),
    "Saturation": lambda b, s: set_lum(set_sat(b, sat(s)), lum(b)),
    "Color": lambda b, s: set_lum(s, lum(b)),
    "Luminosity": lambda b, s: set_lum(b, lum(s)),
    "LinearBurn": lambda b, s: np.maximum(0, b + s - 1),
    "LinearDodge": lambda b, s: np.minimum(1, b + s),
    "LinearLight": lambda b, s: np.clip(b + 2 * s - 1, 0, 1),
    "PinLight": lambda b, s: np.where(s <= 0.5, np.minimum(b, 2 * s), np.maximum(b, 2 * s - 1)),
    "VividLight": lambda b, s: np.where(s <= 0.5, burn(b, 2 * s), dodge(b, 2 * s - 1)),
    "Subtract": lambda b, s: np.maximum(0, b - s),
    "Divide": divide,
}


def blend(mode):
    def apply(s, b):
        sa, ba = s.a[..., None], b.a[..., None]
        p = s.rgb * sa * (1 - ba) + b.rgb * ba * (1 - sa) + BLENDS[mode](b.rgb, s.rgb) * sa * ba
        return Picture.premultiplied(np.concatenate([p, sa + ba - sa * ba], -1))

    return apply


# Compositing: Porter and Duff, premultiplied; s over b.
COMPOSITIONS = {
    "SourceOver": lambda s, b, sa, ba: s + b * (1 - sa),
    "SourceIn": lambda s, b, sa, ba: s * ba,
    "SourceOut": lambda s, b, sa, ba: s * (1 - ba),
    "SourceAtop": lambda s, b, sa, ba: s * ba + b * (1 - sa),
    "Addition": lambda s, b, sa, ba: np.concatenate([(s + b)[..., :3], np.minimum(1, sa + ba)], -1),
    "Multiply": lambda s, b, sa, ba: s * b,
    "Maximum": lambda s, b, sa, ba: np.maximum(s, b),
    "Minimum": lambda s, b, sa, ba: np.minimum(s, b),
}


def compose(mode):
    return lambda s, b: Picture.premultiplied(COMPOSITIONS[mode](s.p, b.p, s.a[..., None], b.a[..., None]))


def mixed(a, b, t):
    return Picture.premultiplied(a.p + (b.p - a.p) * t)


def masked(measure):
    return lambda i, b, m: mixed(b, i, np.clip(measure(m), 0, 1)[..., None])


# Windows, on premultiplied linear light


def around(p, x, y, clamped):
    mode = {"mode": "edge"} if clamped else {"mode": "constant"}
    return np.pad(p, ((y, y), (x, x), (0, 0)), **mode)


def weighed(p, weights, clamped):
    h, w = weights.shape
    q = around(p, w // 2, h // 2, clamped)
    out = np.zeros_like(p)
    for j in range(h):
        for k in range(w):
            out += weights[j, k] * q[j : j + p.shape[0], k : k + p.shape[1]]
    return out


def gaussian(p, sigma, clamped=False):
    """A bell cut off at five deviations."""
    r = int(np.ceil(5 * sigma))
    x = np.arange(-r, r + 1)
    g = np.exp(-x * x / (2 * sigma * sigma))
    g /= g.sum()
    return weighed(weighed(p, g[None, :], clamped), g[:, None], clamped)


def ranked(p, width, height, function):
    q = around(p, width // 2, height // 2, True)
    views = [q[j : j + p.shape[0], k : k + p.shape[1]] for j in range(height) for k in range(width)]
    return function(np.stack(views), axis=0)


def unsharp(i, c):
    t, p = number(c, "inputIntensity", 0.5), i.p
    out = p + t * (p - gaussian(p, number(c, "inputRadius", 2.5), True))
    out[..., 3] = p[..., 3]
    return Picture.premultiplied(out)


def sharpen(i, c):
    t, p = number(c, "inputSharpness", 0.4), i.p
    detail = (p - gaussian(p, number(c, "inputRadius", 1.69), True))[..., :3] @ LUMA
    out = p.copy()
    out[..., :3] += t * detail[..., None]
    return Picture.premultiplied(out)


def convolution(width, height):
    def apply(i, c):
        weights = vector(c, "inputWeights", []).reshape(height, width)
        return Picture.premultiplied(weighed(i.p, weights, False) + number(c, "inputBias", 0))

    return apply


def box(i, c):
    n = 2 * int(number(c, "inputRadius", 10)) + 1
    return Picture.premultiplied(weighed(i.p, np.full((n, n), 1 / n**2), False))


def pixellate(i, c):
    n, center = int(number(c, "inputScale", 8)), vector(c, "inputCenter", [150, 150])
    h, w = i.a.shape
    cell_x = np.floor((np.arange(w) - center[0]) / n)
    cell_y = np.floor((np.arange(h) - (h - center[1])) / n)
    p, out = i.p, np.zeros_like(i.p)
    for v in np.unique(cell_y):
        for u in np.unique(cell_x):
            part = np.ix_(cell_y == v, cell_x == u)
            out[part] = p[part].mean((0, 1))
    return Picture.premultiplied(out)


def reduced(function):
    return lambda i, c: Picture.premultiplied(function(i.p.reshape(-1, 4), axis=0)[None, None, :])


WINDOWS = {
    "CIGaussianBlur": lambda i, c: Picture.premultiplied(gaussian(i.p, number(c, "inputRadius", 10))),
    "CIBoxBlur": box,
    "CIUnsharpMask": unsharp,
    "CISharpenLuminance": sharpen,
    "CIMedianFilter": lambda i, c: Picture.premultiplied(ranked(i.p, 3, 3, np.median)),
    "CIMorphologyRectangleMaximum": lambda i, c: Picture.premultiplied(
        ranked(i.p, int(number(c, "inputWidth", 5)), int(number(c, "inputHeight", 5)), np.max)
    ),
    "CIMorphologyRectangleMinimum": lambda i, c: Picture.premultiplied(
        ranked(i.p, int(number(c, "inputWidth", 5)), int(number(c, "inputHeight", 5)), np.min)
    ),
    "CIConvolution3X3": convolution(3, 3),
    "CIConvolution5X5": convolution(5, 5),
    "CIConvolution7X7": convolution(7, 7),
    "CIConvolution9Horizontal": convolution(9, 1),
    "CIConvolution9Vertical": convolution(1, 9),
    "CIPixellate": pixellate,
    "CIAreaAverage": reduced(np.mean),
    "CIAreaMaximum": reduced(np.max),
    "CIAreaMinimum": reduced(np.min),
}

# Places


def sampled(p, x, y):
    """Between the four pixels around; x and y count from the first pixel's centre, rows downwards."""
    h, w = p.shape[:2]
    q = np.pad(p, ((1, 2), (1, 2), (0, 0)))
    x, y = np.clip(x, -1, w) + 1, np.clip(y, -1, h) + 1
    l, t = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = (x - l)[..., None], (y - t)[..., None]
    above = q[t, l] * (1 - fx) + q[t, l + 1] * fx
    return above * (1 - fy) + (q[t + 1, l] * (1 - fx) + q[t + 1, l + 1] * fx) * fy


def places(c):
    """Core Image's coordinates of each pixel's centre."""
    y, x = np.mgrid[0 : c["height"], 0 : c["width"]]
    return x + 0.5, c["height"] - y - 0.5


def affine(i, c):
    a, b, cc, d, tx, ty = vector(c, "inputTransform", [1, 0, 0, 1, 0, 0])
    m = np.linalg.inv(np.array([[a, cc, tx], [b, d, ty], [0, 0, 1]]))
    x, y = places(c)
    u, v = m[0, 0] * x + m[0, 1] * y + m[0, 2], m[1, 0] * x + m[1, 1] * y + m[1, 2]
    return Picture.premultiplied(sampled(i.p, u - 0.5, i.a.shape[0] - v - 0.5))


def crop(i, c):
    x, y = places(c)
    l, b, w, h = vector(c, "inputRectangle", [0, 0, 1, 1])
    return Picture(i.rgb, np.where((x > l) & (x < l + w) & (y > b) & (y < b + h), i.a, 0))


def between(c, t):
    a, b = color(c, "inputColor0", [1] * 4), color(c, "inputColor1", [0, 0, 0, 1])
    a, b = np.append(a[:3] * a[3], a[3]), np.append(b[:3] * b[3], b[3])
    return Picture.premultiplied(a + (b - a) * t[..., None])


def linear_gradient(smooth):
    def apply(c):
        p, q = vector(c, "inputPoint0", [0, 0]), vector(c, "inputPoint1", [200, 200])
        x, y = places(c)
        e = q - p
        t = np.clip(((x - p[0]) * e[0] + (y - p[1]) * e[1]) / (e @ e), 0, 1)
        return between(c, t * t * (3 - 2 * t) if smooth else t)

    return apply


def radial_gradient(c):
    x, y = places(c)
    m = vector(c, "inputCenter", [150, 150])
    r0, r1 = number(c, "inputRadius0", 5), number(c, "inputRadius1", 100)
    return between(c, np.clip((np.hypot(x - m[0], y - m[1]) - r0) / (r1 - r0), 0, 1))


def stripes(c):
    x, _ = places(c)
    w = number(c, "inputWidth", 80)
    return between(c, (np.floor((x - vector(c, "inputCenter", [150, 150])[0]) / w) % 2).astype(float))


def checkerboard(c):
    x, y = places(c)
    w, m = number(c, "inputWidth", 80), vector(c, "inputCenter", [150, 150])
    return between(c, ((np.floor((x - m[0]) / w) + np.floor((y - m[1]) / w)) % 2).astype(float))


def constant(c):
    v = color(c, "inputColor", [1, 0, 0, 1])
    shape = (c["height"], c["width"])
    return Picture(np.broadcast_to(v[:3], shape + (3,)), np.full(shape, v[3]))


GENERATORS = {
    "CIConstantColorGenerator": constant,
    "CILinearGradient": linear_gradient(False),
    "CISmoothLinearGradient": linear_gradient(True),
    "CIRadialGradient": radial_gradient,
    "CIStripesGenerator": stripes,
    "CICheckerboardGenerator": checkerboard,
}
PLACES = {"CIAffineTransform": affine, "CICrop": crop}


def expected(c, images):
    name, i = c["filter"], images.get("inputImage")
    b = images.get("inputBackgroundImage")
    for table in (COLORS, WINDOWS, PLACES):
        if name in table:
            return table[name](i, c)
    if name in GENERATORS:
        return GENERATORS[name](c)
    if name.endswith("BlendMode"):
        return blend(name[2:-9])(i, b)
    if name.endswith("Compositing"):
        return compose(name[2:-11])(i, b)
    others = {
        "CIColorAbsoluteDifference": lambda: blend("Difference")(i, images["inputImage2"]),
        "CIMix": lambda: mixed(b, i, number(c, "inputAmount", 1)),
        "CIDissolveTransition": lambda: mixed(i, images["inputTargetImage"], number(c, "inputTime", 0)),
        "CIBlendWithMask": lambda: masked(lambda m: m.luma)(i, b, images["inputMaskImage"]),
        "CIBlendWithRedMask": lambda: masked(lambda m: m.rgb[..., 0] * m.a)(i, b, images["inputMaskImage"]),
        "CIBlendWithAlphaMask": lambda: masked(lambda m: m.a)(i, b, images["inputMaskImage"]),
    }
    return others[name]()


def load(folder, name, case):
    sizes = case["sizes"][name]
    v = np.fromfile(folder / name, np.float32).astype(float).reshape(sizes[1], sizes[0], 4)
    return Picture(decode(v[..., :3]), v[..., 3])


def difference(folder, case):
    images = {key: load(folder, name, case) for key, name in case["images"].items()}
    want = expected(case, images).bytes()
    got = np.fromfile(folder / case["output"], np.uint8).astype(float).reshape(case["height"], case["width"], 4)
    return float(np.abs(got - np.round(want)).max())


def main():
    folder = pathlib.Path(sys.argv[1])
    print(json.dumps([difference(folder, case) for case in json.loads((folder / "cases.json").read_text())]))


if __name__ == "__main__":
    main()
