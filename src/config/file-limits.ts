/** How long the browser waits for one of the shop's own files, such as a listing's index, in milliseconds. */
export const OWN_FILE_TIMEOUT_MS = 4000

/** How long an island's code may take before the shop says that it is missing, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000

/** How long the browser waits for the list of pick-up points, in milliseconds. */
export const POINTS_TIMEOUT_MS = 20_000
