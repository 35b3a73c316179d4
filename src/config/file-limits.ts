/** How long the browser waits for a file of the shop's own, such as a listing's index, in milliseconds. */
export const OWN_FILE_TIMEOUT_MS = 4000

/** How long an island's code is waited for before the shop says that it is missing, in milliseconds (rule 709). */
export const CHUNK_TIMEOUT_MS = 120_000
