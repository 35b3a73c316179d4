import type { FailureReason, FormNotice } from '../../domain/checkout/order-state.ts'

/** What is known of an order that failed, and what is safe to do: the failure page begins with it (rule 504). */
export const FAILURE_LEADS: Readonly<Record<FailureReason, { known: string; safe: string } | null>> = {
  refused: null,
  unknown: {
    known: 'Nevieme, či k nám objednávka dorazila',
    safe: 'Pokojne ju odošlite znova: tá istá objednávka sa nezapíše dvakrát, ak na nej nič nezmeníte.',
  },
  busy: {
    known: 'Objednávku práve odosiela iná karta prehliadača',
    safe: 'Z tejto sme nič neodoslali. Dokončite ju v tamtej karte, alebo tamtú kartu zatvorte a skúste to znova.',
  },
}

/** What the form says about an order that was sent, or was to be; the cart's changes speak for themselves. */
export function formNotice(notice: Exclude<FormNotice, 'changes'>, phone: string): string {
  return notice === 'outdated'
    ? 'Košík sa zmenil v inej karte. Skontrolujte ho, prosím.'
    : `Nevieme, či k nám dorazila vaša predchádzajúca objednávka. Overte si to, prosím, telefonicky na ${phone}.`
}

/** Beside the button, while the fate of what was sent before the last change is unknown. */
export const CHANGED_ORDER =
  'Zmenili ste objednávku, o ktorej nevieme, či k nám dorazila. Ak ju odošlete, môže ísť o druhú objednávku.'
