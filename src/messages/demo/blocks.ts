/** The parts that demo pages are made of (rule 914): they say something, and do nothing. */

/** A field of a form that is sent nowhere. */
export interface DemoField {
  label: string
  type?: 'text' | 'email' | 'password' | 'date' | 'tel' | 'textarea'
  /** Makes it a choice of one. */
  options?: readonly string[]
  isRequired?: true
}

/** One of several things that stand side by side. */
export interface DemoCard {
  title: string
  /** A line above the title: a date, a price, a role. */
  meta?: string
  text?: string
  /** A button that does nothing. */
  button?: string
  /** Where its title leads. */
  href?: string
}

export type DemoBlock =
  | { kind: 'text'; title?: string; paragraphs: readonly string[] }
  | { kind: 'links'; label: string; links: readonly { text: string; href: string }[] }
  | { kind: 'cards'; title?: string; cards: readonly DemoCard[] }
  | {
      kind: 'form'
      title?: string
      fields: readonly DemoField[]
      submit: string
      /** Buttons that would sign in elsewhere; they lead nowhere. */
      dead?: { texts: readonly string[]; href: '#' }
      link?: { text: string; href: string }
    }
  | { kind: 'accordion'; title: string; parts: readonly { title: string; text: string }[] }
  | { kind: 'reviews'; title: string; open: string; sorts: readonly string[]; reviews: readonly DemoReview[] }
  | { kind: 'filters'; title: string; filters: DemoFilters }

/** A review as the template shows it (rule 914). */
export interface DemoReview {
  name: string
  date: string
  comment: string
  /** 1 to 5. */
  starPoint: number
}

/** The collection demo's filter panel (rule 915). */
export interface DemoFilters {
  open: string
  price: {
    label: string
    from: string
    to: string
    min: number
    max: number
    step: number
    low: number
    high: number
  }
  choices: readonly { label: string; options: readonly string[] }[]
  sort: { label: string; options: readonly { id: string; text: string }[] }
  onSale: string
  clear: string
  apply: string
}

/** A demo page. */
export interface DemoPage {
  /** Its path, without the first slash. */
  path: string
  title: string
  blocks: readonly DemoBlock[]
}
