#!/usr/bin/env python3
"""Compares the pictures that photo apps saved with filters computed anew by numpy.

    check.py photo FILE                  writes the photo that the scripts pick, a PNG of 64 by 48 pixels
    check.py compare SCRIPT FOLDER       compares what a drive of SCRIPT with --photos FOLDER left in FOLDER
    check.py run CHECKOUTS [NAME ...]    drives the apps (all scripts, or these) and compares; a table comes out

`run` hands options that begin with -- and the word after each on to `drive`, such as `--packages DIR`. A checkout is a
folder of its script's name.

A script says what it saves in remarks, one before each save, in their order:

    # saves CIPixellate inputScale=6
    # saves CICrystallize               a filter without a public formula: it differs from the photo

The filters are computed by Tests/CoreImageTests/Reference/reference.py, from their published formulas and from nothing
of Martlet's. Pictures are PNG files, so nothing is lost on the way; compared are premultiplied components, and 1/255 is
allowed. Exit code: 0 when all held.
"""

import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parents[1] / "CoreImageTests" / "Reference"))
import reference  # noqa: E402

PHOTO = "gradient.png"
ALLOWED = 1.0
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def photo():
    """Red grows to the right, green downwards; blue in bars and a square of white, so that blurs have edges."""
    height, width = 48, 64
    pixels = np.zeros((height, width, 3), np.uint8)
    pixels[..., 0] = np.linspace(0, 255, width).round()
    pixels[..., 1] = np.linspace(0, 255, height).round()[:, None]
    pixels[..., 2] = np.where(np.arange(width) // 8 % 2, 200, 40)
    pixels[16:28, 20:41] = 255
    return pixels


def write_png(file, pixels):
    """Eight bits a channel, RGB, rows without filters."""
    height, width, _ = pixels.shape

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    file.write_bytes(SIGNATURE + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def read_png(file):
    """Rows of (r, g, b, a) as bytes. Eight bits a channel, RGB or RGBA, not interlaced: what is saved here."""
    data = file.read_bytes()
    if data[:8] != SIGNATURE:
        raise ValueError(f"{file.name} is no PNG")
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, bits, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
        if kind == b"IDAT":
            packed += body
        place += length + 12
    if bits != 8 or color not in (2, 6) or interlaced:
        raise ValueError(f"{file.name}: {bits} bits, colour type {color}, interlaced {interlaced}: not read here")
    channels = 3 if color == 2 else 4
    pixels = unfiltered(zlib.decompress(packed), width, height, channels)
    if channels == 3:
        pixels = np.concatenate([pixels, np.full((height, width, 1), 255, np.uint8)], -1)
    return pixels


def unfiltered(data, width, height, channels):
    """PNG's five row filters, backwards (ISO/IEC 15948, 9)."""
    stride = width * channels
    above = [0] * stride
    rows = []
    for y in range(height):
        kind, row = data[y * (stride + 1)], list(data[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        for x in range(stride):
            left, up = row[x - channels] if x >= channels else 0, above[x]
            corner = above[x - channels] if x >= channels else 0
            guess = (0, left, up, (left + up) // 2, paeth(left, up, corner))[kind]
            row[x] = (row[x] + guess) & 255
        rows.append(row)
        above = row
    return np.array(rows, np.uint8).reshape(height, width, channels)


def paeth(left, up, corner):
    guess = left + up - corner
    return min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]


def promises(script):
    """The filters of the `# saves` remarks: (name, parameters)."""
    found = []
    for line in script.read_text().splitlines():
        if line.startswith("# saves "):
            name, *words = line.split()[2:]
            pairs = [word.split("=") for word in words if "=" in word]
            found.append((name, {key: value_of(text) for key, text in pairs}))
    return found


def value_of(text):
    numbers = [float(part) for part in text.split(",")]
    return numbers if len(numbers) > 1 else numbers[0]


def is_known(name):
    return name in reference.COLORS or name in reference.WINDOWS


def wanted(name, parameters, pixels, margin_x, margin_y):
    """The filter's picture as bytes, premultiplied; the photo has a transparent margin as wide as the output's."""
    margins = ((margin_y, margin_y), (margin_x, margin_x), (0, 0))
    values = np.pad(pixels.astype(float) / 255, margins)
    image = reference.Picture(reference.decode(values[..., :3]), values[..., 3])
    case = {"filter": name, "parameters": parameters}
    return np.round(reference.expected(case, {"inputImage": image}).bytes())


def compare(name, parameters, source, file):
    """The greatest difference in 1/255; None for a filter that has no public formula."""
    saved = read_png(file).astype(float)
    margin_y, margin_x = ((saved.shape[k] - source.shape[k]) / 2 for k in (0, 1))
    if margin_x != int(margin_x) or margin_y != int(margin_y) or min(margin_x, margin_y) < 0:
        raise ValueError(f"{name}: the picture has {saved.shape[1]} by {saved.shape[0]} pixels")
    if not is_known(name):
        return None
    saved[..., :3] *= saved[..., 3:] / 255
    want = wanted(name, parameters, source, int(margin_x), int(margin_y))
    return float(np.abs(np.round(saved) - want).max())


def described(name, parameters):
    """As in the remark that promises it."""
    lists = {key: np.atleast_1d(value) for key, value in parameters.items()}
    return " ".join([name] + [f"{key}=" + ",".join(f"{n:g}" for n in value) for key, value in lists.items()])


def compare_all(script, folder):
    """Rows (filter with its parameters, difference, problem), one for each picture promised or saved."""
    source = read_png(folder / PHOTO)
    saved = sorted((f for f in folder.iterdir() if f.name != PHOTO), key=lambda f: f.stat().st_mtime_ns)
    rows = []
    for index, (name, parameters) in enumerate(promises(script)):
        words = described(name, parameters)
        if index >= len(saved):
            rows.append((words, None, "not saved"))
            continue
        try:
            difference = compare(name, parameters, source, saved[index])
        except ValueError as error:
            rows.append((words, None, str(error)))
            continue
        problem = "differs" if difference is not None and difference > ALLOWED else ""
        if difference is None and np.array_equal(read_png(saved[index]), source):
            problem = "the photo, unchanged"
        rows.append((words, difference, problem))
    for extra in saved[len(rows) :]:
        rows.append((extra.name, None, "saved, but not promised"))
    return rows


def drive(script, checkout, options):
    """Drives an app with a folder of its own. The exit code, what was said, the rows."""
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "photos"
        folder.mkdir()
        write_png(folder / PHOTO, photo())
        command = [str(ROOT / "martlet"), "drive", str(checkout), str(script), "--photos", str(folder)]
        command += options
        ended = subprocess.run(command, cwd=place, capture_output=True, text=True)
        return ended.returncode, ended.stderr, compare_all(script, folder)


def words_of(rows):
    """The filters and how far they are, for a cell of the table."""
    def one(row):
        words, difference, problem = row
        figure = "no formula, differs from the photo" if difference is None else f"{difference:g}"
        return f"{words}: {problem or figure}"

    return "; ".join(one(row) for row in rows)


def run(checkouts, words):
    options = [word for k, word in enumerate(words) if word.startswith("--") or k and words[k - 1].startswith("--")]
    names = [word for word in words if word not in options]
    options = [str(pathlib.Path(word).resolve()) if pathlib.Path(word).exists() else word for word in options]
    failed = False
    print("| app | drive | filters, greatest difference in 1/255 |\n|---|---|---|")
    for script in sorted(HERE.glob("*.drive")):
        if names and script.stem not in names:
            continue
        code, said, rows = drive(script, checkouts / script.stem, options)
        failed = failed or code != 0 or any(problem for *_, problem in rows)
        print(f"| {script.stem} | {code} | {words_of(rows)} |", flush=True)
        if code != 0:
            print(said, file=sys.stderr, flush=True)
    return failed


def main():
    match sys.argv[1:]:
        case ["photo", file]:
            write_png(pathlib.Path(file), photo())
        case ["compare", script, folder]:
            rows = compare_all(pathlib.Path(script), pathlib.Path(folder))
            print("\n".join(words_of([row]) for row in rows))
            sys.exit(any(problem for *_, problem in rows))
        case ["run", checkouts, *words]:
            sys.exit(run(pathlib.Path(checkouts).resolve(), words))
        case _:
            print(__doc__, file=sys.stderr)
            sys.exit(2)


if __name__ == "__main__":
    main()
