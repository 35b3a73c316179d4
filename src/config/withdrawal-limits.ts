/** The page that is shown after a withdrawal was sent without script. */
export const WITHDRAWAL_SENT_PATH = '/odstupenie-od-zmluvy-prijate'

/** The name under which Netlify knows the form. */
export const WITHDRAWAL_FORM = 'odstupenie-od-zmluvy'

/** How long the browser waits for the response to a withdrawal, in milliseconds. */
export const WITHDRAWAL_TIMEOUT_MS = 20_000

export const WITHDRAWAL_LENGTHS = { line: 250, items: 2000 } as const
