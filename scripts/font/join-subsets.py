"""Joins Figtree's latin and latin-ext subsets (npm package @fontsource-variable/figtree) into src/assets/fonts/figtree.woff2.

With `font-display: optional` one of two files may come in time and the other not. A word's č and š would then be in
another font than its other letters. Needs Python with fonttools and brotli; run it from the repository's root when the package changes.
"""

from fontTools.ttLib import TTFont

FILES = "node_modules/@fontsource-variable/figtree/files/figtree-%s-wght-normal.woff2"
OUT = "src/assets/fonts/figtree.woff2"
# Their caron stands beside the letter, where the next one would be drawn into it.
CARON_BESIDE = {"dcaron", "lcaron", "tcaron", "Lcaron"}

font = TTFont(FILES % "latin", lazy=False)
more = TTFont(FILES % "latin-ext", lazy=False)
for each in (font, more):
    each.ensureDecompiled()

known = set(font.getGlyphOrder())
letters = {code: name for code, name in more.getBestCmap().items() if code not in font.getBestCmap()}
new = []


def add(name):
    """Adds a glyph, after those that it is made of."""
    if name in known:
        return
    known.add(name)
    glyph = more["glyf"][name]
    if glyph.isComposite():
        for part in glyph.components:
            add(part.glyphName)
    new.append(name)


for name in letters.values():
    add(name)
font.setGlyphOrder(font.getGlyphOrder() + new)
for name in new:
    font["glyf"].glyphs[name] = more["glyf"].glyphs[name]
    font["hmtx"].metrics[name] = more["hmtx"].metrics[name]
    font["gvar"].variations[name] = more["gvar"].variations.get(name, [])
for table in font["cmap"].tables:
    table.cmap.update({code: name for code, name in letters.items() if code < 0x10000})
# It is indexed by the old glyphs. Without it the widths are read from gvar.
del font["HVAR"]


def base_of(name):
    """The letter that an accented one is made of."""
    glyph = font["glyf"][name]
    return glyph.components[0].glyphName if glyph.isComposite() else None


def kern_alike(pairs):
    """An accented letter is kerned as the plain one is."""
    first, second = pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs
    for name in new:
        base = base_of(name)
        if base in second:
            second[name] = second[base]
        if base in pairs.Coverage.glyphs and name not in CARON_BESIDE:
            pairs.Coverage.glyphs.append(name)
            if base in first:
                first[name] = first[base]
    pairs.Coverage.glyphs.sort(key=font.getGlyphID)


for lookup in font["GPOS"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        table = getattr(table, "ExtSubTable", table)
        if table.LookupType == 2 and table.Format == 2:
            kern_alike(table)

font["OS/2"].recalcUnicodeRanges(font)
font.flavor = "woff2"
font.save(OUT)
print(f"{OUT}: {len(new)} glyphs more, {len(font.getBestCmap())} letters and signs")
