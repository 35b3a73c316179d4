import { MAX_SHOWN_POINTS } from '../config/order-limits.ts'
import { linkStyles } from '../islands/link-styles.ts'
import { defineElement } from '../islands/define-element.ts'
import { Combobox, type Proposals } from '../look/combobox.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import styles from './point-chooser.css?url'
import { findPoints, type SearchedPoints } from './rules/find-points.ts'
import { lastPointOf } from './rules/last-points.ts'
import { isSamePoint, lostPointOf } from './rules/listed-points.ts'
import { pointAddress, type PickupPoint } from './rules/pickup-point.ts'
import { $lastPoints } from './store/last-points-store.ts'
import { $points, loadPoints } from './store/points-store.ts'
import { CHOOSER, foundPoints } from './texts/chooser-texts.ts'

const NOTHING: Proposals = { rows: [], isFirstChosen: false, said: '', isSaidShown: false }

function option(onClick: () => void, ...parts: [className: string, text: string][]): HTMLElement {
  const row = Object.assign(document.createElement('div'), { role: 'option', className: 'point-row' })
  row.addEventListener('click', onClick)
  for (const [className, textContent] of parts)
    if (textContent !== '')
      row.append(Object.assign(document.createElement('span'), { className, textContent }), ' ')
  return row
}

/**
 * Finds a pick-up point of the delivery `data-delivery`, whose points are in the file `data-file`. Event
 * `pickuppoint` has the chosen point. The list of found points is a part of the page, not a panel over it.
 */
class PointChooser extends Combobox {
  protected override readonly panelClass = 'point-list'
  #isAsked = false
  #stop: (() => void) | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.#stop = $points.listen(() => this.#isAsked && this.ask(this.box?.value ?? ''))
    // After a press on the delivery, points are fetched. A page that opens with this box fetches none.
    if (this.closest('fieldset')?.contains(document.activeElement)) this.prepare()
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }

  get #delivery() {
    const { delivery: name = '', file: pointsFile = '', pointsOf = name } = this.dataset
    return { name, pointsFile, pointsOf }
  }

  protected override prepare(): void {
    void loadPoints(this.#delivery)
  }

  protected override ask(text: string): void {
    this.#isAsked = true
    const now = $points.get()[this.#delivery.pointsFile]
    if (now?.state === 'ready') this.show(this.#propose(now.points, text.trim()))
    else if (now?.state === 'failed') this.show(this.#proposeRetry())
    else this.show({ ...NOTHING, said: CHOOSER.loading, isSaidShown: true })
  }

  /** The page may end below the box, so it is scrolled until the words about the rows, and the first row, are seen. */
  protected override show(proposals: Proposals): void {
    super.show(proposals)
    if (proposals.isSaidShown) this.querySelector('.combobox-words')?.scrollIntoView({ block: 'nearest' })
  }

  protected override close(): void {
    // Only Escape closes the list: it covers nothing, and nothing must move under a press elsewhere.
    if (document.activeElement !== this.box) return
    this.#isAsked = false
    this.show(NOTHING)
  }

  #proposeRetry(): Proposals {
    const retry = option(() => void loadPoints(this.#delivery), ['point-retry', CHOOSER.retry])
    return { rows: [retry], isFirstChosen: true, said: CHOOSER.failed, isSaidShown: true }
  }

  #propose(points: SearchedPoints, text: string): Proposals {
    if (text === '') return this.#proposeLast(points)
    const found = findPoints(points, text, MAX_SHOWN_POINTS)
    const firstNear = found.points.length - found.near
    return {
      rows: found.points.map((point, at) =>
        this.#row(point, at < firstNear ? '' : CHOOSER.isNear(found.away.get(point))),
      ),
      isFirstChosen: true,
      said: foundPoints(text, found),
      isSaidShown: true,
    }
  }

  /** Offers the point that was chosen last, or says that it has left the list. */
  #proposeLast(points: SearchedPoints): Proposals {
    const last = lastPointOf($lastPoints.get(), this.#delivery)
    const lost = lostPointOf($lastPoints.get(), this.#delivery)
    if (!last) return lost ? { ...NOTHING, said: CHOOSER.gone(lost.point.name), isSaidShown: true } : NOTHING
    const now = points.find(({ point }) => isSamePoint(point, last.point))
    return {
      rows: now ? [this.#row(now.point, CHOOSER.isLast)] : [],
      isFirstChosen: false,
      said: now ? CHOOSER.last : CHOOSER.gone(last.point.name),
      isSaidShown: true,
    }
  }

  #row(point: PickupPoint, tag: string): HTMLElement {
    const choose = () => this.dispatchEvent(new CustomEvent('pickuppoint', { detail: point }))
    return option(
      choose,
      ['point-name', point.name],
      ['point-tag', tag],
      ['point-address', tieSpaces(pointAddress(point))],
      ['point-hours', tieSpaces(point.hours ?? '')],
    )
  }
}

void linkStyles(styles)
defineElement('point-chooser', PointChooser)
