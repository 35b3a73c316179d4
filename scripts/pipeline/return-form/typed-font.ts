/** The font of what people type into the form: whole, and with one byte a letter, as form fields need. */
import { readFileSync } from 'node:fs'

/** A font as pdfkit's forms know it. */
export interface TypedFont {
  id: string
  name: string
  ref: () => PDFKit.PDFKitReference
}

/** What pdfkit knows of an embedded font, in thousandths of its size. */
interface FontMetrics {
  name: string
  scale: number
  ascender: number
  descender: number
  capHeight: number
  bbox: { minX: number; minY: number; maxX: number; maxY: number }
}

const FIRST_CODE = 32
const LAST_CODE = 255
const NONSYMBOLIC = 32

/** Adobe's names of the marks that letters of Central Europe bear. */
const MARK_NAMES: Readonly<Record<string, string>> = {
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0306': 'breve',
  '\u0307': 'dotaccent',
  '\u0308': 'dieresis',
  '\u030A': 'ring',
  '\u030B': 'hungarumlaut',
  '\u030C': 'caron',
  '\u0328': 'ogonek',
}
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ł: 'lslash',
  Ł: 'Lslash',
  đ: 'dcroat',
  Đ: 'Dcroat',
}

function decode(code: number, encoding: string): string {
  return new TextDecoder(encoding).decode(Uint8Array.of(code))
}

/** @example glyphName('č') // 'ccaron' */
function glyphName(letter: string): string | undefined {
  const [base = '', mark = ''] = letter.normalize('NFD')
  const markName = MARK_NAMES[mark]
  return OTHER_NAMES[letter] ?? (markName && `${base}${markName}`)
}

/** The letters of windows-1250 (Slovak, Czech, Polish, Hungarian) where windows-1252 has others. */
function centralEurope(): { code: number; letter: string; name: string }[] {
  return Array.from({ length: 128 }, (_, index) => 128 + index).flatMap((code) => {
    const letter = decode(code, 'windows-1250')
    const name = letter === decode(code, 'windows-1252') ? undefined : glyphName(letter)
    return name === undefined ? [] : [{ code, letter, name }]
  })
}

/** Puts the whole font into the document, ready for form fields. */
export function createTypedFont(doc: PDFKit.PDFDocument, fontFile: string): TypedFont {
  const letters = centralEurope()
  doc.font(fontFile).fontSize(1000)
  const metrics = Reflect.get(doc, '_font') as FontMetrics
  const { bbox, scale } = metrics
  const file = doc.ref({})
  file.end(readFileSync(fontFile))
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: metrics.name,
    Flags: NONSYMBOLIC,
    FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((value) => value * scale),
    ItalicAngle: 0,
    Ascent: metrics.ascender,
    Descent: metrics.descender,
    CapHeight: metrics.capHeight,
    StemV: 80,
    FontFile2: file,
  })
  descriptor.end(undefined)
  const codes = Array.from({ length: LAST_CODE - FIRST_CODE + 1 }, (_, index) => FIRST_CODE + index)
  const characters = codes.map(
    (code) => letters.find((letter) => letter.code === code)?.letter ?? decode(code, 'windows-1252'),
  )
  const dictionary = doc.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: metrics.name,
    FirstChar: FIRST_CODE,
    LastChar: LAST_CODE,
    Widths: characters.map((character) => doc.widthOfString(character)),
    FontDescriptor: descriptor,
    Encoding: {
      Type: 'Encoding',
      BaseEncoding: 'WinAnsiEncoding',
      Differences: letters.flatMap(({ code, name }): (number | string)[] => [code, name]),
    },
  })
  dictionary.end(undefined)
  return { id: 'Typed', name: metrics.name, ref: () => dictionary }
}
