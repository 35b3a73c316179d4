import { useState } from 'react'
import { FROM_RECEIPT, WITHDRAW_LINK } from '../legal/texts/withdrawal-links.ts'
import { EXCHANGE_LINK } from '../cart/texts/before-choice-texts.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { SHOP } from '../config/shop.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { deliveryDay, type DeliveryFacts } from '../cart/rules/delivery-day.ts'
import { madeToOrderIn, splitByReturn } from '../cart/rules/made-lines.ts'
import { goodsDay, orderDayText } from '../cart/texts/order-day-texts.ts'
import { formatHours } from '../company/texts/opening-hours-texts.ts'
import { closedSoon } from '../company/texts/closed-texts.ts'
import { toBankTransfer } from './rules/bank-transfer.ts'
import type { Receipt } from './rules/receipt.ts'
import { receiptFile, orderParts } from './texts/receipt-file.ts'
import { nextSteps, RECEIPT } from './texts/receipt-texts.ts'
import { BankTransferDetails, SavedNotice } from './BankTransferDetails.tsx'
import { SendItems } from '../cart/GoodsNotes.tsx'
import { addDays, slovakDay } from '../company/rules/working-days.ts'
import { formatDate } from '../text/calendar.ts'
import { afterOrder } from '../cart/texts/after-order.ts'
import { goodsSentences, sendText, type SendSentence } from '../cart/texts/goods-sentences.ts'
import { artworkMail } from './texts/artwork-mail.ts'
import { lineKey } from '../cart/rules/cart.ts'
import { OrderCostRows, OrderedLine } from './OrderSummary.tsx'
import { CHECKOUT } from './texts/checkout-texts.ts'
import { formatPrice } from '../text/money.ts'

/** The contents of an order as it was sent: goods, customer, delivery, payment and costs. */
function OrderContents({ receipt }: { receipt: Receipt }) {
  const { cart, costs, isTotalSure } = receipt
  return (
    <section className="order-contents" aria-labelledby="order-contents">
      <h3 id="order-contents">{RECEIPT.contents}</h3>
      <ul className="facts">
        {cart.map((line) => (
          <OrderedLine key={lineKey(line)} {...{ line, isTotalSure }} hasPicture />
        ))}
      </ul>
      {isTotalSure && (
        <div className="order-summary">
          <OrderCostRows costs={costs} />
          <p className="total-row total-row-final">
            <strong>{CHECKOUT.total}</strong>
            <strong className="price">{formatPrice(costs.totalCents)}</strong>
          </p>
        </div>
      )}
      <dl className="facts">
        {orderParts(receipt).map(([label, lines]) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line, index) => (
              <dd key={index}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The first steps after an order: what to send, each with a link that opens an e-mail (rule 134). */
function SendSteps({ send, subject }: { send: readonly SendSentence[]; subject: string }) {
  return send.map((one) => (
    <li key={`${one.group.isRequired} ${one.address}`}>
      <span>{one.before}</span>
      <a href={artworkMail(one, subject)}>{one.address}</a>
      <span>{one.after}</span>
      <SendItems items={one.items} />
    </li>
  ))
}

/** The same step in the saved file. */
const fileStep = (one: SendSentence) =>
  [sendText(one), ...(one.items.length > 1 ? one.items.map((item) => `- ${item}`) : [])].join('\n   ')

/** How long a browser may take to begin a download, in milliseconds. */
const REVOKE_MS = 60_000

/** A button that keeps the receipt as one file: a phone shares it, to an app or a folder, and others download it. */
function SaveReceipt({ text, orderNumber }: { text: string; orderNumber: string | null }) {
  const [times, setTimes] = useState(0)
  const save = async () => {
    // The byte order mark makes every editor read the file as UTF-8.
    const file = new File([`\uFEFF${text}`], RECEIPT.fileName(orderNumber), { type: 'text/plain' })
    const isPhone = matchMedia('(pointer: coarse)').matches
    if (isPhone && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
      // Who closes the choice of apps has changed their mind. Where sharing fails, the file is downloaded.
      const isDone = await navigator.share({ files: [file] }).then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      )
      if (isDone) return
    }
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: file.name,
    })
    link.click()
    setTimes((before) => before + 1)
    setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
  }
  return (
    <>
      <button type="button" className="button button-quiet no-print" onClick={() => void save()}>
        {RECEIPT.save}
      </button>
      <SavedNotice file={RECEIPT.fileName(orderNumber)} times={times} />
    </>
  )
}

const ADDRESS = `${SHOP.street}, ${SHOP.postalCode} ${SHOP.city}`

/** The day of delivery, computed for the moment when the order was sent. */
function dayOf(receipt: Receipt, delivery: DeliveryFacts): string | null {
  const { deliveryKind: kind, deliveryDays: days, paymentKind, paymentUrl, sentAt } = receipt
  const day = kind && deliveryDay({ kind, ...(days && { days }) }, delivery.plan, sentAt)
  if (!day) return null
  const isAfterPayment = paymentKind === 'transfer' && paymentUrl === null
  const goods = goodsDay(receipt.cart, delivery, ARTWORKS)
  return orderDayText(day, goods, delivery, { isAfterPayment, isKept: true })
}

export function ReceiptDetails({ receipt, delivery }: { receipt: Receipt; delivery: DeliveryFacts }) {
  const { paymentKind: kind, paymentUrl } = receipt
  // Another tab does not know the order's number or symbol. The customer's e-mail is on every order.
  const subject = receipt.orderNumber ?? receipt.variableSymbol ?? receipt.customer.email
  const lastDay = (days: number) => formatDate(addDays(slovakDay(receipt.sentAt), days))
  const place = afterOrder(subject, lastDay)
  const { send, returns } = goodsSentences(receipt.cart, place, ARTWORKS, delivery.madeToOrderIds)
  const { others } = splitByReturn(receipt.cart, delivery.madeToOrderIds, ARTWORKS)
  const hours = [
    ...SHOP.shopHours.map(formatHours),
    ...closedSoon(delivery.plan.closed, receipt.sentAt).map((text) => text.toLowerCase()),
  ]
  const transfer =
    kind === 'transfer' && SHOP.account && !paymentUrl
      ? toBankTransfer(receipt, SHOP.account.recipient, SHOP.account.iban, RECEIPT.paymentMessage)
      : null
  const facts = {
    kind,
    isPickup: receipt.deliveryKind === 'pickup',
    totalCents: receipt.isTotalSure ? receipt.costs.totalCents : null,
    hasPaymentData: transfer !== null,
    hasPaymentLink: paymentUrl !== null,
    isFromAnotherTab: receipt.variableSymbol === null,
    confirmedTo: SHOP.sendsOrderEmails ? receipt.customer.email : null,
    day: dayOf(receipt, delivery),
    isMade: madeToOrderIn(receipt.cart, delivery.madeToOrderIds, ARTWORKS) !== 'none',
    isFile: false,
    point: receipt.pickupPoint,
    shop: {
      address: ADDRESS,
      hours: hours.length > 0 ? hours.join(', ') : null,
      phone: SHOP.phone.label,
    },
  }
  const seller = [SHOP.name, ADDRESS, SHOP.phone.label, SHOP.email.label]
  const exchange = others.some(({ size }) => size !== '') ? SHOP.exchangeSentence : null
  const text = receiptFile({
    receipt,
    steps: [...send.map(fileStep), ...nextSteps({ ...facts, isFile: true })],
    returns: [exchange ?? '', returns].filter(Boolean),
    transfer,
    seller,
  })
  return (
    <>
      <section className="next-steps" aria-labelledby="next-steps">
        <h3 id="next-steps">{RECEIPT.next}</h3>
        <ol>
          <SendSteps send={send} subject={subject} />
          {nextSteps(facts).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <SaveReceipt text={text} orderNumber={receipt.orderNumber} />
        {paymentUrl && (
          <a className="button no-print" href={paymentUrl}>
            {RECEIPT.payByCard}
          </a>
        )}
      </section>
      {transfer && <BankTransferDetails transfer={transfer} />}
      <OrderContents receipt={receipt} />
      {exchange && (
        <p className="no-print">
          <span>{`${tieSpaces(exchange)} `}</span>
          <a href={EXCHANGE_LINK.path}>{EXCHANGE_LINK.text}</a>
        </p>
      )}
      {returns && <p>{returns}</p>}
      {others.length > 0 && (
        <p className="no-print">
          <a href={`${WITHDRAW_LINK.path}${FROM_RECEIPT}`}>{WITHDRAW_LINK.text}</a>
        </p>
      )}
    </>
  )
}
