import { useEffect, useRef, type ReactNode } from 'react'
import { showTitle } from '../islands/show-title.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'

/** A page of the checkout beside the form. Its heading gets the focus and is the page's title. */
export function Outcome({
  title,
  className,
  children,
}: {
  title: string
  className: string
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
    return showTitle(title)
  }, [title])
  return (
    <div className={`outcome ${className}`}>
      <h2 ref={heading} className="seam" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}

/** View 3, shown from the press on, also while the code that sends the order is on its way. */
export function OrderSending() {
  return (
    <Outcome title={CHECKOUT.sending} className="outcome-sending">
      <p>{CHECKOUT.sendingHint}</p>
    </Outcome>
  )
}
