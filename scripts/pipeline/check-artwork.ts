import type { ArtworkPlan, PrintOffer } from '../../src/catalogue/rules/artwork.ts'
import { isEmail } from '../../src/text/email.ts'

const MAX_DAYS = 90

const isCount = (value: number, max: number) => Number.isInteger(value) && value > 0 && value <= max

/** Faults of the offer of own print. */
function offerFaults({ prints, fromCents, minPieces, formats }: PrintOffer) {
  return [
    prints.trim() === '' && 'nehovorí, čo potlačíte (prints)',
    fromCents !== null &&
      !(Number.isSafeInteger(fromCents) && fromCents >= 0) &&
      'má mať fromCents cenu v celých centoch, 0 pre potlač v cene, alebo null, ak cenu potvrdíte',
    !isCount(minPieces, 1000) && 'má mať minPieces celé číslo od 1 do 1000',
    formats.length === 0 && 'nehovorí, aké súbory beriete (formats)',
  ]
}

/** Faults that keep a shop with these plans offline, each a Slovak sentence. */
export function artworkFaults(plans: readonly ArtworkPlan[]): string[] {
  return plans.flatMap((plan, index) => {
    const { id, email, days, what, counted, category, products = [], isWithoutPrint, offer } = plan
    const faults = [
      id.trim() === '' && 'nemá názov (id)',
      plans.findIndex((other) => other.id === id) < index && 'má rovnaké id ako iný riadok',
      email !== null &&
        !isEmail(email) &&
        `má adresu „${email}“, ktorá nie je e-mailová; napíšte ju, alebo null pre e-mail z owner.ts`,
      days !== null &&
        !isCount(days, MAX_DAYS) &&
        `má mať days celé číslo od 1 do ${MAX_DAYS}, alebo null, ak na lehote nezáleží`,
      what.trim() === '' && 'nehovorí, čo má zákazník poslať (what)',
      counted &&
        Object.entries(counted.byProduct).some(([, count]) => !isCount(count, 1000)) &&
        'má v byProduct počet, ktorý nie je celé číslo od 1 do 1000',
      ...(offer ? offerFaults(offer) : []),
      offer && plans.findIndex((other) => other.offer) < index && 'má offer, ktorú smie mať iba jeden riadok',
      !category && products.length === 0 && !isWithoutPrint && 'nehovorí, ktorého tovaru sa týka',
    ]
    return faults.filter((fault) => typeof fault === 'string').map((fault) => `${id || index + 1}: ${fault}`)
  })
}
