/** A PDF whose form fields are part of its tagged structure, each with a tooltip. */
import PDFDocument from 'pdfkit'
import { createTypedFont, type TypedFont } from './typed-font.ts'

/** A place on the page, in points from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Name and looks of a form field. */
export interface FieldOptions {
  name: string
  tooltip: string
  isMultiline: boolean
  fontSize: number
}

type Structure = PDFKit.PDFStructureElement

/**
 * pdfkit's document with two things that it lacks: its form fields belong to a structure element and say a tooltip,
 * and what is typed into them is set in a font that has the Slovak letters.
 */
export class FormDocument extends PDFDocument {
  #typedFont: TypedFont | undefined
  #fieldData: object = {}

  /** Makes the form. `fontFile` is the font of what will be typed. */
  startForm(fontFile: string): void {
    this.#typedFont = createTypedFont(this, fontFile)
    this.#useTypedFont(() => this.initForm())
  }

  /** Adds a text field as the structure's next child. */
  addTextField(parent: Structure, { x, y, width, height }: Box, options: FieldOptions): void {
    const form = this.struct('Form')
    parent.add(form)
    this.#fieldData = {
      structParent: form,
      TU: new String(options.tooltip),
      DA: new String(`/${this.#typedFont?.id ?? ''} ${options.fontSize} Tf 0 g`),
    }
    this.#useTypedFont(() =>
      this.formText(options.name, x, y, width, height, { multiline: options.isMultiline }),
    )
    this.#fieldData = {}
    form.end()
  }

  /** Every form field comes through here on its way into the page. */
  override annotate(...[x, y, w, h, option]: Parameters<PDFKit.PDFDocument['annotate']>): this {
    return super.annotate(x, y, w, h, { ...option, ...this.#fieldData })
  }

  /** pdfkit sets fields in the current font, and a font that it embeds holds only the letters that are printed. */
  #useTypedFont(action: () => void): void {
    const current: unknown = Reflect.get(this, '_font')
    Reflect.set(this, '_font', this.#typedFont)
    action()
    Reflect.set(this, '_font', current)
  }
}
