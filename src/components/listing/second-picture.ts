import { linkStyles } from '../../islands/link-styles.ts'
import styles from '../../styles/listing/second-picture.css?url'
import { findSecondPicture } from '../../stores/listing/second-picture.ts'

/** Cards whose second picture was asked for already. */
const reached = new WeakSet<Element>()

void linkStyles(styles)

function isDataSaved(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** Shows the second picture of a card's product over the first, for as long as the pointer is there (rule 132). */
export async function showSecondPicture(card: HTMLElement): Promise<void> {
  const link = card.querySelector('a')
  const isQuiet = card.querySelector("[data-status='Sold Out'], .no-picture")
  if (!link || isQuiet || reached.has(card) || isDataSaved()) return
  reached.add(card)
  const second = await findSecondPicture(link.href)
  if (!second) return
  const picture = new Image()
  picture.sizes = card.querySelector('source')?.sizes ?? ''
  picture.srcset = second.srcset
  picture.src = second.src
  await picture.decode().then(
    () => card.style.setProperty('--second-picture', `url("${picture.currentSrc}")`),
    // The first picture stays.
    () => undefined,
  )
}
