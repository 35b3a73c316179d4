import { useEffect, useRef, useState } from 'react'
import { linkStyles } from '../islands/link-styles.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { pointAddress, type PickupPoint } from './rules/pickup-point.ts'
import { choosePoint } from './store/last-points-store.ts'
import type { ToPoint } from './rules/last-points.ts'
import styles from './point-choice.css?url'
import { PICKUP_POINT } from './texts/choice-texts.ts'

/** Settles once its styles are there. */
export const styled = linkStyles(styles)

/** Most orders go to an address. If the code does not come, the page tells of trouble, and the next focus tries again. */
const fetchChooser = () => void import('./point-chooser.ts')

interface Props {
  /** Id of the box that finds a point. */
  boxId: string
  delivery: ToPoint
  /** The chosen point; `null` for none. */
  point: PickupPoint | null
}

/** The chosen point of a delivery with 'Zmeniť', or the markup of `<point-chooser>` (rule 416). */
export function PickupPointChoice({ boxId, delivery, point }: Props) {
  const { name, pointsFile, pointsOf } = delivery
  const place = useRef<HTMLDivElement>(null)
  const [isChanging, setIsChanging] = useState(false)
  const takesFocus = useRef(false)
  const open = (isOpened: boolean) => {
    takesFocus.current = true
    setIsChanging(isOpened)
  }
  const chosen = isChanging ? null : point
  useEffect(() => {
    if (takesFocus.current) place.current?.querySelector<HTMLElement>(chosen ? 'button' : 'input')?.focus()
    takesFocus.current = false
  })
  useEffect(() => {
    // The pressed delivery may be just above what covers the window's lower end.
    const { current: choice } = place
    if (choice?.closest('fieldset')?.contains(document.activeElement))
      choice.scrollIntoView({ block: 'nearest' })
  }, [])
  const isOpen = chosen === null
  useEffect(() => {
    if (isOpen) fetchChooser()
  }, [isOpen])
  return (
    <div ref={place} className="point-choice">
      <div className="point-chosen" role="status">
        {chosen && (
          <>
            <strong>{tieSpaces(chosen.name)}</strong>
            <span>{tieSpaces(pointAddress(chosen))}</span>
            {chosen.hours && <small>{tieSpaces(chosen.hours)}</small>}
          </>
        )}
      </div>
      {chosen ? (
        <button
          type="button"
          className="link-button"
          aria-label={PICKUP_POINT.changePoint(chosen.name)}
          onClick={() => open(true)}
        >
          {PICKUP_POINT.change}
        </button>
      ) : (
        <point-chooser
          key={name}
          onFocus={fetchChooser}
          // Before the box itself hears of it: there Escape first closes the list and empties the box.
          onKeyDownCapture={({ key, target }) => {
            const { value, ariaExpanded } = target as HTMLInputElement
            if (key === 'Escape' && point && value === '' && ariaExpanded !== 'true') open(false)
          }}
          data-list={PICKUP_POINT.list}
          data-delivery={name}
          data-file={pointsFile}
          data-points-of={pointsOf}
          onpickuppoint={({ detail }: CustomEvent<PickupPoint>) => {
            choosePoint(delivery, detail)
            open(false)
          }}
        >
          <label htmlFor={boxId}>{PICKUP_POINT.find}</label>
          <input
            id={boxId}
            type="text"
            inputMode="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
        </point-chooser>
      )}
    </div>
  )
}
