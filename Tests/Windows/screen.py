"""Compares a window on a virtual screen with a picture, for Scripts/test-window.

screen.py SCREEN PNG [LEFT TOP]: the screen as Xvfb writes it with -fbdir or a PPM, a picture as Martlet writes it, and
where the picture must lie on the screen. Prints how many pixels differ by more than TOLERANCE in a channel; ends with 1 if any
does. All formats are read here, so that the tests need no image tools."""
import struct
import sys
import zlib

TOLERANCE = 8


def read_ppm(data):
    _, width, height, _ = data[:64].split()[:4]
    row, height = int(width) * 3, int(height)
    start = len(data) - row * height
    for y in range(height):
        pixels = data[start + y * row : start + (y + 1) * row]
        yield pixels[0::3], pixels[1::3], pixels[2::3]


def read_screen(path):
    """Rows of (red, green, blue) of a PPM, or of a 24-bit screen in 32-bit pixels."""
    data = open(path, "rb").read()
    if data[:2] == b"P6":
        yield from read_ppm(data)
        return
    header = struct.unpack(">25I", data[:100])
    size, width, height, order, bits, line, colours = (header[index] for index in (0, 4, 5, 7, 11, 12, 19))
    if bits != 32:
        sys.exit(f"screen: {bits} bits a pixel")
    start = size + colours * 12
    for row in range(height):
        pixels = data[start + row * line : start + row * line + width * 4]
        blue, green, red = (pixels[0::4], pixels[1::4], pixels[2::4]) if order == 0 else (pixels[3::4], pixels[2::4], pixels[1::4])
        yield red, green, blue


def read_picture(path):
    """The same of an opaque PNG whose rows are all differences to the row above, as Martlet writes them."""
    data = open(path, "rb").read()
    offset, body = 8, b""
    while offset < len(data):
        length, kind = struct.unpack(">I4s", data[offset : offset + 8])
        content = data[offset + 8 : offset + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", content[:10])
        elif kind == b"IDAT":
            body += content
        offset += 12 + length
    if (depth, colour) != (8, 2):
        sys.exit(f"screen: {path} is not an opaque picture of Martlet's")
    rows, above = zlib.decompress(body), bytes(width * 3)
    for row in range(height):
        line = rows[row * (width * 3 + 1) : (row + 1) * (width * 3 + 1)]
        if line[0] != 2:
            sys.exit(f"screen: {path} has a row of filter {line[0]}")
        above = bytes((a + b) & 255 for a, b in zip(line[1:], above))
        yield above[0::3], above[1::3], above[2::3]


def main(screen_path, picture_path, left=0, top=0):
    picture, screen = list(read_picture(picture_path)), list(read_screen(screen_path))
    differing = total = 0
    for y, channels in enumerate(picture):
        other = screen[y + top]
        width = len(channels[0])
        total += width
        for x in range(width):
            if any(abs(own[x] - theirs[x + left]) > TOLERANCE for own, theirs in zip(channels, other)):
                differing += 1
    print(f"{differing} of {total} pixels differ")
    sys.exit(1 if differing else 0)


main(sys.argv[1], sys.argv[2], *(int(word) for word in sys.argv[3:]))
