import { RECEIPT } from './texts/receipt-texts.ts'

/** How long a browser may take to begin a download, in milliseconds. */
const REVOKE_MS = 60_000

/** A button that keeps the receipt as one file: a phone shares it, to an app or a folder, and others download it. */
export function SaveReceipt({ text, orderNumber }: { text: string; orderNumber: string | null }) {
  const save = async () => {
    // The byte order mark makes every editor read the file as UTF-8.
    const file = new File([`\uFEFF${text}`], RECEIPT.fileName(orderNumber), { type: 'text/plain' })
    const isPhone = matchMedia('(pointer: coarse)').matches
    if (isPhone && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
      // Who closes the choice of apps has changed their mind.
      await navigator.share({ files: [file] }).catch(console.warn)
      return
    }
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: file.name,
    })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
  }
  return (
    <button type="button" className="button button-quiet no-print" onClick={() => void save()}>
      {RECEIPT.save}
    </button>
  )
}
