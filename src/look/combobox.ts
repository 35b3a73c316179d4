/** The rows that a text has, and what is said of them. */
export interface Proposals {
  /** Each is an option that acts when it is clicked. */
  rows: readonly HTMLElement[]
  /** True where Enter follows the first row without a choice by arrows. */
  isFirstChosen: boolean
  /** What a screen reader says; '' for nothing. */
  said: string
  /** True where everybody sees what is said. */
  isSaidShown: boolean
}

function create(className: string, role: string): HTMLElement {
  return Object.assign(document.createElement('div'), { className, role })
}

/**
 * A text box with a list of rows below it, by the ARIA Authoring Practices: a combobox with automatic selection, whose focus
 * stays in the box. An element that extends it wraps an `<input>` that has an id; `ask` is answered with `show`. `data-list` is
 * what a screen reader calls the list.
 */
export abstract class Combobox extends HTMLElement {
  /** Finds rows for what was typed. */
  protected abstract ask(text: string): void
  /** Forgets what was asked, and shows no rows. */
  protected abstract close(): void
  /** Fetches what rows are made of, before anything is typed. */
  protected abstract prepare(): void

  /** The chosen row; -1 for none. */
  #chosen = -1
  #panel = create('visually-hidden', 'presentation')
  // A live region has to be there before it says anything, so a closed panel is only out of sight.
  #status = create('visually-hidden', 'status')
  #list = create('', 'listbox')

  connectedCallback(): void {
    const box = this.box
    if (!box || this.contains(this.#panel)) return
    this.#list.id = `${box.id}-list`
    this.#list.hidden = true
    this.#list.ariaLabel = this.dataset['list'] ?? ''
    this.#panel.append(this.#status, this.#list)
    this.append(this.#panel)
    Object.assign(box, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' })
    Object.assign(box, { autocapitalize: 'off', spellcheck: false })
    box.setAttribute('aria-controls', this.#list.id)
    const ask = () => this.ask(box.value)
    const begin = () => {
      this.prepare()
      ask()
    }
    box.addEventListener('input', ask)
    box.addEventListener('focus', begin)
    box.addEventListener('keydown', (event) => this.#press(event, box))
    // Keeps the focus in the box: else the list would close before the press has become a click.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault())
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.#panel.contains(relatedTarget))) this.close()
    })
    // A shopper may have been quicker than this module.
    if (document.activeElement === box) begin()
  }

  get box(): HTMLInputElement | null {
    return this.querySelector('input')
  }

  protected show({ rows, isFirstChosen, said, isSaidShown }: Proposals): void {
    const isOpen = rows.length > 0
    this.#list.replaceChildren(...rows)
    this.#list.hidden = !isOpen
    this.#panel.className = isOpen ? 'suggestions' : 'visually-hidden'
    if (this.box) this.box.ariaExpanded = String(isOpen)
    // Writing the same text again would have it read out again.
    if (this.#status.textContent !== said) this.#status.textContent = said
    this.#status.className = isSaidShown ? '' : 'visually-hidden'
    this.#choose(isFirstChosen ? 0 : -1)
  }

  #choose(index: number): void {
    this.#chosen = index
    for (const [i, row] of [...this.#list.children].entries()) {
      row.id = `${this.#list.id}-${i}`
      row.ariaSelected = String(i === index)
    }
    const active = this.#list.children[index]
    if (active) this.box?.setAttribute('aria-activedescendant', active.id)
    else this.box?.removeAttribute('aria-activedescendant')
  }

  #move(step: 1 | -1): void {
    const size = this.#list.childElementCount
    // When no row is chosen, the first step leads to the first row or to the last.
    this.#choose((Math.max(this.#chosen, step > 0 ? -1 : 0) + step + size) % size)
    this.#list.children[this.#chosen]?.scrollIntoView({ block: 'nearest' })
  }

  #press(event: KeyboardEvent, box: HTMLInputElement): void {
    const chosen = this.#list.children[this.#chosen]
    const openKeys: Record<string, () => void> = {
      ArrowDown: () => this.#move(1),
      ArrowUp: () => this.#move(-1),
      Escape: () => this.close(),
      ...(chosen instanceof HTMLElement && { Enter: () => chosen.click() }),
    }
    const closedKeys: Record<string, () => void> = {
      ArrowDown: () => this.ask(box.value),
      Escape: () => {
        box.value = ''
        this.close()
      },
    }
    const act = (this.#list.hidden ? closedKeys : openKeys)[event.key]
    if (!act || event.isComposing) return
    event.preventDefault()
    act()
  }
}
