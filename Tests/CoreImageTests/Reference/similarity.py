#!/usr/bin/env python3
"""Computes filters whose exact form Core Image does not publish, by the published method that their name means, and
measures how far the engine's pixels are from that.

Argument: a folder as for `reference.py`. Prints a JSON list: for each case [mean, greatest] difference in 1/255 over
all components.
"""

import json
import pathlib
import sys

import numpy as np

import reference as ref
from reference import Picture, decode, encode, number, places, sampled, vector


def clamped(p, x, y):
    """As `sampled`, the edge going on without end."""
    h, w = p.shape[:2]
    return sampled(np.pad(p, ((1, 1), (1, 1), (0, 0)), mode="edge"), np.clip(x, -1, w) + 1, np.clip(y, -1, h) + 1)


def at(p, u, v, read=sampled):
    """The picture at Core Image's coordinates."""
    return Picture.premultiplied(read(p, u - 0.5, p.shape[0] - v - 0.5))


# Planes: Heckbert, "Fundamentals of Texture Mapping and Image Warping" (1989)


def homography(sources, targets):
    """The map that takes four points to four others, by least squares of its equations' null space."""
    rows = []
    for (x, y), (u, v) in zip(sources, targets):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, -u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, -v])
    return np.linalg.svd(np.array(rows, float))[2][-1].reshape(3, 3)


CORNERS = ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"]


def warped(i, c, m):
    x, y = places(c)
    s = m @ np.stack([x.ravel(), y.ravel(), np.ones(x.size)])
    return at(i.p, (s[0] / s[2]).reshape(x.shape), (s[1] / s[2]).reshape(x.shape))


def corners_of(w, h):
    return [(0, h), (w, h), (w, 0), (0, 0)]


def perspective_transform(i, c):
    h, w = i.a.shape
    quad = [tuple(vector(c, k, None)) for k in CORNERS]
    out = warped(i, c, homography(quad, corners_of(w, h)))
    # Nothing lies outside of the quadrilateral.
    x, y = places(c)
    inside = np.ones(x.shape, bool)
    for (ax, ay), (bx, by) in zip(quad, quad[1:] + quad[:1]):
        inside &= (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0
    near = np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(quad, quad[1:] + quad[:1]):
        near |= np.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / np.hypot(bx - ax, by - ay) < 1.5
    return Picture(out.rgb, np.where(inside | near, out.a, 0))


def perspective_correction(i, c):
    quad = [tuple(vector(c, k, None)) for k in CORNERS]
    return warped(i, c, homography(corners_of(c["width"], c["height"]), quad))


def inverse_map(c):
    a, b, cc, d, tx, ty = vector(c, "inputTransform", [1, 0, 0, 1, 0, 0])
    m = np.linalg.inv(np.array([[a, cc, tx], [b, d, ty], [0, 0, 1]]))
    x, y = places(c)
    return m[0, 0] * x + m[0, 1] * y + m[0, 2], m[1, 0] * x + m[1, 1] * y + m[1, 2]


def affine_clamp(i, c):
    return at(i.p, *inverse_map(c), read=clamped)


def affine_tile(i, c):
    """Between pixels over the tiles' borders, as of a plane that is tiled."""
    u, v = inverse_map(c)
    h, w = i.a.shape
    tiled = np.pad(i.p, ((1, 1), (1, 1), (0, 0)), mode="wrap")
    x, y = np.mod(u, w) - 0.5, np.mod(h - v, h) - 0.5
    return Picture.premultiplied(sampled(tiled, x + 1, y + 1))


def straighten(i, c):
    """Turned about the middle, as much larger as makes the turned picture cover its old frame."""
    h, w = i.a.shape
    t = number(c, "inputAngle", 0)
    s = abs(np.cos(t)) + abs(np.sin(t)) * max(w / h, h / w)
    x, y = places(c)
    dx, dy = (x - w / 2) / s, (y - h / 2) / s
    return at(i.p, np.cos(t) * dx + np.sin(t) * dy + w / 2, -np.sin(t) * dx + np.cos(t) * dy + h / 2)


def kaleidoscope(i, c):
    """One wedge of `inputCount`, seen in two mirrors."""
    cx, cy = vector(c, "inputCenter", [150, 150])
    count, start = number(c, "inputCount", 6), number(c, "inputAngle", 0)
    x, y = places(c)
    distance, angle = np.hypot(x - cx, y - cy), np.arctan2(y - cy, x - cx) - start
    part = 2 * np.pi / count
    folded = np.abs((angle + part / 2) % part - part / 2) + start
    return at(i.p, cx + distance * np.cos(folded), cy + distance * np.sin(folded), read=clamped)


# Scaling


def resampled(p, width, height, kernel, reach):
    """Separable: the kernel, stretched where the picture becomes smaller; the edge goes on."""

    def weights(old, new):
        scale = new / old
        wide = max(1, 1 / scale)
        centers = (np.arange(new) + 0.5) / scale - 0.5
        m = np.zeros((new, old))
        for row, center in enumerate(centers):
            k = np.arange(int(np.floor(center - reach * wide)), int(np.ceil(center + reach * wide)) + 1)
            w = kernel((k - center) / wide)
            np.add.at(m[row], np.clip(k, 0, old - 1), w / w.sum())
        return m

    return np.einsum("yv,xu,vuc->yxc", weights(p.shape[0], height), weights(p.shape[1], width), p)


def lanczos(i, c):
    """Lanczos's kernel of three lobes: Duchon, "Lanczos Filtering in One and Two Dimensions" (1979)."""

    def kernel(x):
        return np.where(np.abs(x) < 3, np.sinc(x) * np.sinc(x / 3), 0)

    return Picture.premultiplied(np.clip(resampled(i.p, c["width"], c["height"], kernel, 3), 0, None))


def bicubic(i, c):
    """Mitchell and Netravali's family (1988) with Core Image's documented B = 0, C = 0.75."""
    b, k = number(c, "inputB", 0), number(c, "inputC", 0.75)

    def kernel(x):
        x = np.abs(x)
        near = (12 - 9 * b - 6 * k) * x**3 + (-18 + 12 * b + 6 * k) * x**2 + 6 - 2 * b
        far = (-b - 6 * k) * x**3 + (6 * b + 30 * k) * x**2 + (-12 * b - 48 * k) * x + 8 * b + 24 * k
        return np.where(x < 1, near, np.where(x < 2, far, 0)) / 6

    return Picture.premultiplied(np.clip(resampled(i.p, c["width"], c["height"], kernel, 2), 0, None))


# Colours

# sRGB's primaries to XYZ under D65 (IEC 61966-2-1), and Bradford's cones (Lam, 1985)
XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
BRADFORD = np.array([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])


def planckian(t):
    """White of a temperature: Krystek, "An algorithm to calculate correlated colour temperature" (1985), in uv 1960."""
    u = (0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t) / (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t)
    v = (0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t) / (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t)
    x, y = 3 * u / (2 * u - 8 * v + 4), 2 * v / (2 * u - 8 * v + 4)
    return np.array([x / y, 1, (1 - x - y) / y])


def temperature(i, c):
    """Von Kries's adaptation in Bradford's cones, without a tint."""
    old, new = vector(c, "inputNeutral", [6500, 0])[0], vector(c, "inputTargetNeutral", [6500, 0])[0]
    gains = np.diag((BRADFORD @ planckian(new)) / (BRADFORD @ planckian(old)))
    m = np.linalg.inv(XYZ) @ np.linalg.inv(BRADFORD) @ gains @ BRADFORD @ XYZ
    return i.with_rgb(i.rgb @ m.T)


def tone_curve(i, c):
    """The natural cubic spline through five points, on encoded values: by the system of its second derivatives."""
    q = np.array([vector(c, f"input{name}", None) for name in ("Point0", "Point1", "Point2", "Point3", "Point4")])
    x, y = q[:, 0], q[:, 1]
    h = np.diff(x)
    m = np.eye(5)
    right = np.zeros(5)
    for k in range(1, 4):
        m[k, k - 1 : k + 2] = h[k - 1], 2 * (h[k - 1] + h[k]), h[k]
        right[k] = 6 * ((y[k + 1] - y[k]) / h[k] - (y[k] - y[k - 1]) / h[k - 1])
    bend = np.linalg.solve(m, right)
    v = np.clip(encode(i.rgb), x[0], x[-1])
    k = np.clip(np.searchsorted(x, v, side="right") - 1, 0, 3)
    a, b, w = x[k], x[k + 1], h[k]
    s = bend[k] * (b - v) ** 3 / (6 * w) + bend[k + 1] * (v - a) ** 3 / (6 * w)
    s += (y[k] / w - bend[k] * w / 6) * (b - v) + (y[k + 1] / w - bend[k + 1] * w / 6) * (v - a)
    return i.with_rgb(decode(np.clip(s, 0, 1)))


def color_curves(i, c):
    table = np.array(c["parameters"]["inputCurvesData"]).reshape(-1, 3)
    v, s = encode(i.rgb), np.linspace(0, 1, len(table))
    return i.with_rgb(decode(np.stack([np.interp(v[..., k], s, table[:, k]) for k in range(3)], -1)))


def color_map(i, c, images):
    """The luminance of linear light as a place from the left to the right of the other image's middle row."""
    row = images["inputGradientImage"]
    row = row.rgb[row.a.shape[0] // 2]
    s = np.clip(i.luma, 0, 1)
    x = np.linspace(0, 1, len(row))
    return i.with_rgb(np.stack([np.interp(s, x, row[:, k]) for k in range(3)], -1))


# Windows


def around(p, r):
    return np.pad(p, ((r, r), (r, r)) + ((0, 0),) * (p.ndim - 2), mode="edge")


def disc(r):
    y, x = np.mgrid[-int(r) : int(r) + 1, -int(r) : int(r) + 1]
    return [(j, k) for j, k in zip(y[x * x + y * y <= r * r], x[x * x + y * y <= r * r])]


def views(p, r, transparent=False):
    n = int(r)
    q = np.pad(p, ((n, n), (n, n), (0, 0))) if transparent else around(p, n)
    h, w = p.shape[:2]
    return np.stack([q[n + j : n + j + h, n + k : n + k + w] for j, k in disc(r)])


def disc_blur(i, c):
    """The mean of the pixels whose centres lie in a disc."""
    return Picture.premultiplied(views(i.p, number(c, "inputRadius", 8), True).mean(0))


def morphology(function):
    """Greatest, least, and their difference over a disc: Serra, "Image Analysis and Mathematical Morphology" (1982)."""

    def apply(i, c):
        v = views(i.p, number(c, "inputRadius", 0))
        p = function(v)
        if function is spread:
            p[..., 3] = v.max(0)[..., 3]
        return Picture.premultiplied(p)

    return apply


def spread(v):
    return v.max(0) - v.min(0)


def slopes(grey):
    """Sobel and Feldman (1968); x to the right, y upwards."""
    q = around(grey, 1)
    h, w = grey.shape

    def s(j, k):
        return q[1 + j : 1 + j + h, 1 + k : 1 + k + w]

    dx = s(-1, 1) - s(-1, -1) + 2 * (s(0, 1) - s(0, -1)) + s(1, 1) - s(1, -1)
    dy = s(-1, -1) - s(1, -1) + 2 * (s(-1, 0) - s(1, 0)) + s(-1, 1) - s(1, 1)
    return dx, dy


def sobel(i, c):
    """Slopes of the luminance in red and green, a half where there is none, an eighth of the operator's sum."""
    dx, dy = slopes(i.luma)
    return i.with_rgb(np.stack([0.5 + dx / 8, 0.5 + dy / 8, np.zeros_like(dx)], -1))


def canny(i, c):
    """Canny, "A Computational Approach to Edge Detection" (1986): slopes of a blur, thinned, with hysteresis."""
    soft = ref.gaussian(i.p, number(c, "inputGaussianSigma", 1.6), True)[..., :3] @ ref.LUMA
    dx, dy = (v / 4 for v in slopes(soft))
    size = np.hypot(dx, dy)
    q = around(size, 1)
    h, w = size.shape
    turn = (np.round(np.arctan2(dy, dx) / (np.pi / 4)) % 4).astype(int)
    ahead = [(0, 1), (-1, 1), (-1, 0), (-1, -1)]
    ridge = np.zeros_like(size, bool)
    for k, (j, i2) in enumerate(ahead):
        one, other = q[1 + j : 1 + j + h, 1 + i2 : 1 + i2 + w], q[1 - j : 1 - j + h, 1 - i2 : 1 - i2 + w]
        ridge |= (turn == k) & (size >= one) & (size > other)
    low, high = number(c, "inputThresholdLow", 0.02), number(c, "inputThresholdHigh", 0.05)
    weak, strong = ridge & (size >= low), ridge & (size >= high)
    while True:
        grown = np.zeros_like(strong)
        padded = np.pad(strong, 1)
        for j in range(3):
            for k in range(3):
                grown |= padded[j : j + h, k : k + w]
        grown &= weak
        if (grown == strong).all():
            break
        strong = grown
    v = strong.astype(float)
    return Picture(np.stack([v] * 3, -1), np.ones_like(v))


def rounded_rectangle(c):
    """The part of each pixel that lies inside: of 16 by 16 places in it."""
    x, y = places(c)
    left, bottom, w, h = vector(c, "inputExtent", [0, 0, 100, 100])
    r = number(c, "inputRadius", 10)
    total = np.zeros(x.shape)
    steps = (np.arange(16) + 0.5) / 16 - 0.5
    for sx in steps:
        for sy in steps:
            dx = np.maximum(np.maximum(left + r - x - sx, x + sx - (left + w - r)), 0)
            dy = np.maximum(np.maximum(bottom + r - y - sy, y + sy - (bottom + h - r)), 0)
            total += np.hypot(dx, dy) <= r
    color = ref.color(c, "inputColor", [1, 1, 1, 1])
    return Picture(np.broadcast_to(color[:3], x.shape + (3,)), color[3] * total / 256)


FILTERS = {
    "CIPerspectiveTransform": perspective_transform,
    "CIPerspectiveCorrection": perspective_correction,
    "CIAffineClamp": affine_clamp,
    "CIAffineTile": affine_tile,
    "CIStraightenFilter": straighten,
    "CIKaleidoscope": kaleidoscope,
    "CILanczosScaleTransform": lanczos,
    "CIBicubicScaleTransform": bicubic,
    "CITemperatureAndTint": temperature,
    "CIToneCurve": tone_curve,
    "CIColorCurves": color_curves,
    "CIDiscBlur": disc_blur,
    "CIMorphologyMaximum": morphology(lambda v: v.max(0)),
    "CIMorphologyMinimum": morphology(lambda v: v.min(0)),
    "CIMorphologyGradient": morphology(spread),
    "CISobelGradients": sobel,
    "CICannyEdgeDetector": canny,
}


def difference(folder, case):
    images = {key: ref.load(folder, name, case) for key, name in case["images"].items()}
    name, image = case["filter"], images.get("inputImage")
    if name == "CIColorMap":
        result = color_map(image, case, images)
    elif name == "CIRoundedRectangleGenerator":
        result = rounded_rectangle(case)
    else:
        result = FILTERS[name](image, case)
    want = np.round(result.bytes())
    got = np.fromfile(folder / case["output"], np.uint8).astype(float).reshape(case["height"], case["width"], 4)
    return [float(np.abs(got - want).mean()), float(np.abs(got - want).max())]


def main():
    folder = pathlib.Path(sys.argv[1])
    print(json.dumps([difference(folder, case) for case in json.loads((folder / "cases.json").read_text())]))


if __name__ == "__main__":
    main()
