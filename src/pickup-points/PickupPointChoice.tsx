import { useEffect, useRef, useState } from 'react'
import { linkStyles } from '../islands/link-styles.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import './point-chooser.ts'
import styles from './point-chooser.css?url'
import { pointAddress, type PickupPoint } from './rules/pickup-point.ts'
import { choosePoint } from './store/last-points-store.ts'
import { loadPoints, type ToPoint } from './store/points-store.ts'
import { CHOOSER } from './texts/chooser-texts.ts'

/** Resolves when the styles have loaded. */
export const styled = linkStyles(styles)

interface Props {
  boxId: string
  delivery: ToPoint
  /** The chosen point; `null` for none. */
  point: PickupPoint | null
}

/** The chosen point of a delivery with 'Zmeniť', or the box that finds one (rule 416). */
export function PickupPointChoice({ boxId, delivery, point }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isChanging, setIsChanging] = useState(false)
  const takesFocus = useRef(false)
  const open = (isOpened: boolean) => {
    takesFocus.current = true
    setIsChanging(isOpened)
  }
  const isOpen = point === null || isChanging
  useEffect(() => {
    if (takesFocus.current) place.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
    takesFocus.current = false
  })
  const { name, pointsFile } = delivery
  // Points are fetched after a press on the delivery. A page that only shows the delivery fetches none.
  useEffect(() => {
    const isPressed = place.current?.closest('fieldset')?.contains(document.activeElement)
    if (isOpen && isPressed) void loadPoints({ name, ...(pointsFile !== undefined && { pointsFile }) })
  }, [isOpen, name, pointsFile])
  return (
    <div ref={place} className="point-choice">
      <div className="point-chosen" role="status">
        {point && !isOpen && (
          <>
            <strong>{tieSpaces(point.name)}</strong>
            <span>{tieSpaces(pointAddress(point))}</span>
            {point.hours && <small>{tieSpaces(point.hours)}</small>}
          </>
        )}
      </div>
      {point && !isOpen ? (
        <button
          type="button"
          className="link-button"
          aria-label={CHOOSER.changePoint(point.name)}
          onClick={() => open(true)}
        >
          {CHOOSER.change}
        </button>
      ) : (
        <point-chooser
          key={name}
          data-list={CHOOSER.list}
          data-delivery={name}
          data-file={pointsFile}
          onpickuppoint={({ detail }: CustomEvent<PickupPoint>) => {
            choosePoint(name, detail)
            open(false)
          }}
        >
          <label htmlFor={boxId}>{CHOOSER.label}</label>
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
