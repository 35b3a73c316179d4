/** The rows proposed for a text, and the words about them. */
export interface Proposals {
  /** Each row is an option. A click on it acts. */
  rows: readonly HTMLElement[]
  /** True where Enter follows the first row although no arrow key chose it. */
  isFirstChosen: boolean
  /** Words for screen readers; '' for nothing. */
  said: string
  /** True where everybody sees these words. */
  isSaidShown: boolean
}

/** How long after the last key the words are said, in milliseconds. */
const SAYING_MS = 500

function create(className: string, role: string): HTMLElement {
  return Object.assign(document.createElement('div'), { className, role })
}

/**
 * A text box with a list of rows below it: a combobox with automatic selection by the ARIA Authoring Practices. The
 * focus stays in the box. A subclass wraps an `<input>` that has an id, and answers `ask` by calling `show`.
 * `data-list` is the name of the list for screen readers.
 */
export abstract class Combobox extends HTMLElement {
  /** Looks for rows for the typed text. */
  protected abstract ask(text: string): void
  /** Cancels a search that runs, and shows no rows. */
  protected abstract close(): void
  /** Fetches the data of rows before anything is typed. */
  protected abstract prepare(): void

  /** The class of the panel while it shows something. */
  protected readonly panelClass: string = 'suggestions'

  /** The index of the chosen row; -1 for none. */
  #chosen = -1
  #panel = create('visually-hidden', 'presentation')
  // A live region has to exist before its text changes. So a closed panel is only moved out of sight.
  #status = create('visually-hidden', 'status')
  #words = create('combobox-words', 'presentation')
  #saying: ReturnType<typeof setTimeout> | undefined
  #list = create('', 'listbox')

  connectedCallback(): void {
    const box = this.box
    if (!box || this.contains(this.#panel)) return
    this.#list.id = `${box.id}-list`
    this.#list.hidden = true
    this.#list.ariaLabel = this.dataset['list'] ?? ''
    this.#words.ariaHidden = 'true'
    this.#panel.append(this.#status, this.#words, this.#list)
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
    // Keeps the focus in the box. Otherwise the list would close before the press becomes a click.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault())
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.#panel.contains(relatedTarget))) this.close()
    })
    // The shopper may have focused the box before this code ran.
    if (document.activeElement === box) begin()
  }

  get box(): HTMLInputElement | null {
    return this.querySelector('input')
  }

  protected show({ rows, isFirstChosen, said, isSaidShown }: Proposals): void {
    const isOpen = rows.length > 0
    this.#list.replaceChildren(...rows)
    this.#list.hidden = !isOpen
    this.#panel.className = isOpen || isSaidShown ? this.panelClass : 'visually-hidden'
    if (this.box) this.box.ariaExpanded = String(isOpen)
    this.#words.textContent = said
    this.#words.hidden = !isSaidShown
    clearTimeout(this.#saying)
    this.#saying = setTimeout(() => this.#say(said), SAYING_MS)
    this.#choose(isFirstChosen ? 0 : -1)
  }

  /** Writing the same text again would make a screen reader repeat it. */
  #say(words: string): void {
    if (this.#status.textContent !== words) this.#status.textContent = words
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
