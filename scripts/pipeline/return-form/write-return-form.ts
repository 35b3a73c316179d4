/** Draws the return form to be printed and filled in with a pen: one A4 page, tagged for screen readers. */
import { RETURN_FORM } from '../../../src/legal/texts/withdrawal-links.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { SHOP } from '../../../src/config/shop.ts'
import { RETURN_FORM_TEXTS as TEXTS } from './texts.ts'
import { tieSpaces } from '../../../src/text/tie-spaces.ts'

const REGULAR = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
)
const BOLD = fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'))
/** Fixed, so that equal texts give equal files. */
const CREATED = new Date('2025-04-13T00:00:00Z')
const MARGIN = 48

/** The return form as a PDF file. */
export function renderReturnForm(): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: 'sk',
    tagged: true,
    displayTitle: true,
    info: {
      Title: RETURN_FORM.title,
      Author: SHOP.company,
      Subject: TEXTS.subject,
      CreationDate: CREATED,
      ModDate: CREATED,
    },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const write = (tag: string, text: string, font: string, size: number) =>
    root.add(doc.struct(tag, {}, () => doc.font(font).fontSize(size).text(tieSpaces(text), { lineGap: 2 })))
  const paragraph = (text: string) => write('P', text, REGULAR, 10)
  const heading = (text: string) => {
    doc.moveDown(0.6)
    write('H2', text, BOLD, 12)
  }
  /** A label and a line to write on, which screen readers skip. */
  const field = (label: string) => {
    doc.moveDown(label === '' ? 2.2 : 1)
    if (label !== '') paragraph(label)
    doc.markContent('Artifact', { type: 'Layout' })
    const start = label === '' ? MARGIN : MARGIN + doc.widthOfString(label) + 6
    doc
      .moveTo(start, doc.y)
      .lineTo(doc.page.width - MARGIN, doc.y)
      .lineWidth(0.5)
      .stroke()
    doc.endMarkedContent()
  }

  write('H1', RETURN_FORM.title, BOLD, 20)
  paragraph(TEXTS.lead)
  heading(TEXTS.to)
  const { company, street, postalCode, city, email, phone } = SHOP
  paragraph(`${company}\n${street}, ${postalCode} ${city}\n${email.label}, ${phone.label}`)
  heading(TEXTS.order)
  paragraph(TEXTS.statement)
  for (const label of TEXTS.orderFields) field(label)
  heading(TEXTS.customer)
  for (const label of TEXTS.customerFields) field(label)
  heading(TEXTS.refund)
  paragraph(TEXTS.refundHint)
  for (const label of TEXTS.refundFields) field(label)
  heading(TEXTS.signature)
  for (const label of TEXTS.signatureFields) field(label)
  doc.moveDown(0.6)
  for (const note of TEXTS.notes) paragraph(note)
  root.end()
  doc.end()
  return buffer(doc)
}

/** Writes the return form with the owner's data into a built shop. */
export async function writeReturnForm(dir: string): Promise<void> {
  await writeFile(join(dir, RETURN_FORM.path), await renderReturnForm())
}
