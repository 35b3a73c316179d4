/** One event of an interaction with a page, as the browser timed it; of one interaction there are several. */
export interface TimedEvent {
  /** Tells pages apart, and loads of the same page. */
  page: string
  path: string
  interaction: number
  name: string
  /** What it happened to, such as `button.quick-view-button`. */
  target: string
  /** From the input to the next paint, in milliseconds, a multiple of 8. */
  duration: number
}
