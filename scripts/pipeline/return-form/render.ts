/** Draws the return form: A4, one page, tagged, fillable, the same bytes every time. */
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { SHOP } from '../../../src/config/shop/shop.ts'
import { RETURN_FORM } from '../../../src/messages/shop/content.ts'
import { tieSpaces } from '../../../src/messages/tie-spaces.ts'
import { type Box, FormDocument } from './form-document.ts'
import { FORM_FIELDS, FORM_TEXTS, type FormFieldText } from './texts.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FONTS = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')),
}
/** Fixed, so that the same texts give the same file. */
const CREATED = new Date('2025-04-13T00:00:00Z')
const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN
const GAP = 12
const LINE_HEIGHT = 22
const DATE_WIDTH = 160
const TYPED_SIZE = 11
const INK = '#1c1a20'
const INK_SOFT = '#5b5660'
const LINE = '#8a8490'

type Structure = PDFKit.PDFStructureElement
type Font = keyof typeof FONTS

interface TextStyle {
  font: Font
  size: number
  colour?: string
}

interface Column {
  field: FormFieldText
  share: number
}

const BODY: TextStyle = { font: 'regular', size: 10 }
const HINT: TextStyle = { font: 'regular', size: 9, colour: INK_SOFT }
const LABEL: TextStyle = { font: 'regular', size: 9, colour: INK_SOFT }

/** Writes a paragraph below what is there, as the structure's next child. */
function write(doc: FormDocument, parent: Structure, tag: string, text: string, style: TextStyle): void {
  parent.add(
    doc.struct(tag, {}, () => {
      doc
        .font(FONTS[style.font])
        .fontSize(style.size)
        .fillColor(style.colour ?? INK)
      doc.text(tieSpaces(text), MARGIN, doc.y, { width: WIDTH, lineGap: 2 })
    }),
  )
}

function heading(doc: FormDocument, parent: Structure, text: string): void {
  doc.y += 10
  write(doc, parent, 'H2', text, { font: 'bold', size: 12 })
  doc.y += 2
}

/** Draws a decoration, which screen readers skip. */
function decorate(doc: FormDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** The field lies a little inside its box, because some viewers set text hard at the edge of a field. */
function inside({ x, y, width, height }: Box): Box {
  return { x: x + 4, y: y + 1, width: width - 8, height: height - 2 }
}

/** A row of labels with their fields below them. */
function fieldRow(
  doc: FormDocument,
  parent: Structure,
  columns: readonly Column[],
  { lines = 1, width = WIDTH } = {},
): void {
  const top = doc.y
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const unit = (width - GAP * (columns.length - 1)) / shares
  const height = LINE_HEIGHT + (lines - 1) * 15
  let x = MARGIN
  for (const { field, share } of columns) {
    const box = { x, y: top + 13, width: unit * share, height }
    parent.add(
      doc.struct('P', {}, () => {
        doc.font(FONTS[LABEL.font]).fontSize(LABEL.size).fillColor(INK_SOFT)
        doc.text(field.label, x, top, { lineBreak: false })
      }),
    )
    decorate(doc, () => doc.roundedRect(box.x, box.y, box.width, box.height, 3).lineWidth(0.75).stroke(LINE))
    doc.addTextField(parent, inside(box), {
      name: field.name,
      tooltip: field.tooltip ?? field.label,
      isMultiline: lines > 1,
      fontSize: TYPED_SIZE,
    })
    x += box.width + GAP
  }
  doc.y = top + 13 + height + 8
}

function column(field: FormFieldText, share = 1): Column {
  return { field, share }
}

/** The line for a pen; there is nothing to type. */
function signature(doc: FormDocument, parent: Structure, top: number): void {
  const x = MARGIN + DATE_WIDTH + GAP
  const y = top + 13 + LINE_HEIGHT
  decorate(doc, () =>
    doc
      .moveTo(x, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.75)
      .stroke(LINE),
  )
  parent.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS[HINT.font]).fontSize(HINT.size).fillColor(INK_SOFT)
      doc.text(FORM_TEXTS.signature, x, y + 4, { lineBreak: false })
    }),
  )
}

function draw(doc: FormDocument): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  write(doc, root, 'H1', RETURN_FORM.title, { font: 'bold', size: 20 })
  doc.y += 4
  write(doc, root, 'P', FORM_TEXTS.lead, BODY)

  heading(doc, root, FORM_TEXTS.to)
  for (const line of FORM_TEXTS.recipient) write(doc, root, 'P', line, BODY)

  heading(doc, root, FORM_TEXTS.order)
  write(doc, root, 'P', FORM_TEXTS.statement, BODY)
  doc.y += 6
  fieldRow(doc, root, [
    column(FORM_FIELDS.orderNumber),
    column(FORM_FIELDS.orderedOn),
    column(FORM_FIELDS.receivedOn),
  ])
  fieldRow(doc, root, [column(FORM_FIELDS.goods)], { lines: 4 })
  fieldRow(doc, root, [column(FORM_FIELDS.reason)], { lines: 2 })

  heading(doc, root, FORM_TEXTS.customer)
  fieldRow(doc, root, [column(FORM_FIELDS.fullName)])
  fieldRow(doc, root, [column(FORM_FIELDS.address)])
  fieldRow(doc, root, [column(FORM_FIELDS.email, 3), column(FORM_FIELDS.phone, 2)])

  heading(doc, root, FORM_TEXTS.refund)
  write(doc, root, 'P', FORM_TEXTS.refundHint, HINT)
  doc.y += 6
  fieldRow(doc, root, [column(FORM_FIELDS.iban)])

  heading(doc, root, FORM_TEXTS.signatureTitle)
  const top = doc.y
  fieldRow(doc, root, [column(FORM_FIELDS.signedOn)], { width: DATE_WIDTH })
  signature(doc, root, top)
  doc.y += 12
  for (const note of FORM_TEXTS.notes) {
    doc.y += 4
    write(doc, root, 'P', note, HINT)
  }
  root.end()
}

/** The return form as a PDF file. */
export async function renderReturnForm(): Promise<Buffer> {
  const doc = new FormDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // zlib's output differs between builds of Node, and the file must not.
    compress: false,
    lang: 'sk',
    tagged: true,
    displayTitle: true,
    info: {
      Title: RETURN_FORM.title,
      Author: SHOP.company,
      Subject: FORM_TEXTS.subject,
      Keywords: FORM_TEXTS.keywords,
      CreationDate: CREATED,
      ModDate: CREATED,
    },
  })
  doc.startForm(FONTS.regular)
  draw(doc)
  doc.end()
  return buffer(doc)
}

/** Writes the return form into a built shop, with the owner's data as it is now. */
export async function writeReturnForm(dir: string): Promise<void> {
  await writeFile(join(dir, RETURN_FORM.path), await renderReturnForm())
}
