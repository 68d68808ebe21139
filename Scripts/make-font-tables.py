#!/usr/bin/env python3
"""Writes the advance tables of TheseusVector from the DejaVu fonts (Debian: fonts-dejavu-core).

    Scripts/make-font-tables.py /usr/share/fonts/truetype/dejavu

Only numbers are kept: how far each character advances, in units of the em, and the height of a
line. The fonts themselves are free (https://dejavu-fonts.github.io/License.html) and not part of
this repository.
"""
import pathlib, struct, sys

FACES = [("sans", "DejaVuSans"), ("sansBold", "DejaVuSans-Bold"), ("serif", "DejaVuSerif"),
         ("serifBold", "DejaVuSerif-Bold"), ("mono", "DejaVuSansMono")]
RANGES = [(0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x3FF), (0x400, 0x45F), (0x2010, 0x2027),
          (0x2030, 0x203A), (0x20A0, 0x20AF), (0x2190, 0x21FF), (0x2200, 0x22FF),
          (0x2300, 0x23CF), (0x2500, 0x25FF), (0x2600, 0x26FF), (0x2700, 0x27BF)]


def tables(data):
    count = struct.unpack(">H", data[4:6])[0]
    for i in range(count):
        tag, _, offset, length = struct.unpack(">4sLLL", data[12 + 16 * i:28 + 16 * i])
        yield tag.decode(), data[offset:offset + length]


def character_map(cmap):
    """The glyph of each character below U+10000, from a table of format 4."""
    for i in range(struct.unpack(">H", cmap[2:4])[0]):
        platform, _, offset = struct.unpack(">HHL", cmap[4 + 8 * i:12 + 8 * i])
        if struct.unpack(">H", cmap[offset:offset + 2])[0] != 4 or platform not in (0, 3):
            continue
        table = cmap[offset:]
        n = struct.unpack(">H", table[6:8])[0] // 2
        def words(at):
            return struct.unpack(f">{n}H", table[at:at + 2 * n])
        ends, starts = words(14), words(16 + 2 * n)
        deltas, offsets = words(16 + 4 * n), words(16 + 6 * n)
        glyphs = {}
        for s in range(n):
            for c in range(starts[s], ends[s] + 1):
                if offsets[s] == 0:
                    glyph = (c + deltas[s]) & 0xFFFF
                else:
                    at = 16 + 6 * n + 2 * s + offsets[s] + 2 * (c - starts[s])
                    glyph = struct.unpack(">H", table[at:at + 2])[0] if at + 2 <= len(table) else 0
                    glyph = (glyph + deltas[s]) & 0xFFFF if glyph else 0
                if glyph:
                    glyphs[c] = glyph
        return glyphs
    raise SystemExit("no character map of format 4")


def face(path):
    font = dict(tables(path.read_bytes()))
    units = struct.unpack(">H", font["head"][18:20])[0]
    ascent, descent, gap = struct.unpack(">hhh", font["hhea"][4:10])
    metrics = struct.unpack(">H", font["hhea"][34:36])[0]
    def advance(glyph):
        at = 4 * min(glyph, metrics - 1)
        return struct.unpack(">H", font["hmtx"][at:at + 2])[0]
    glyphs = character_map(font["cmap"])
    runs = []
    for low, high in RANGES:
        runs.append((low, [advance(glyphs[c]) if c in glyphs else 0 for c in range(low, high + 1)]))
    return units, ascent, -descent, gap, runs


def wrapped(words):
    line = "     "
    for word in words:
        if len(line) + 1 + len(word) > 98:
            yield line
            line = "     "
        line += " " + word
    yield line


def main():
    folder = pathlib.Path(sys.argv[1])
    out = [
        "// Made by Scripts/make-font-tables.py from DejaVu 2.37 (Debian: fonts-dejavu-core). Not"
        " to be", "// edited by hand.", "", "extension FontTable {"]
    for name, file in FACES:
        units, ascent, descent, gap, runs = face(folder / (file + ".ttf"))
        out += [f"  /// {file}.", f"  static let {name} = FontTable(",
                f"    unitsPerEm: {units}, ascent: {ascent}, descent: {descent}, leading: {gap},",
                '    advances: """']
        for low, advances in runs:
            if len(set(advances)) == 1:
                words = [f"{low:X}:", f"{advances[0]}*{len(advances)}"]
            else:
                words = [f"{low:X}:"] + [str(a) for a in advances]
            out += wrapped(words)
        out += ['      """)', ""]
    out[-1] = "}"
    root = pathlib.Path(__file__).parent.parent
    target = root / "Sources/TheseusVector/Font/FontTable+DejaVu.swift"
    target.write_text("\n".join(out) + "\n")


main()
