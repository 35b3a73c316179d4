/** A window of a browser of any engine: what hands.ts needs of it. */
export interface Tab {
  /** Runs a function in the page, which is given nothing of this process but `arg`. */
  evaluate: <TArg, TResult>(work: (arg: TArg) => TResult, arg: TArg) => Promise<TResult>
  /** Clicks at a point of the viewport, in CSS pixels. */
  clickAt: (x: number, y: number, times: 1 | 2) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  pressEnter: () => Promise<void>
  close: () => Promise<void>
}

/** A browser with a storage of its own, for one shopper after another. */
export interface Profile {
  /** Where the shop is, such as `http://localhost:4321`. */
  origin: string
  openTab: () => Promise<Tab>
  closeTabs: () => Promise<void>
  /** Moves the clock forward, in milliseconds; does nothing in an engine whose clock cannot be moved. */
  passTime: (ms: number) => Promise<void>
  /** What the shop's content security policy has refused, as far as the engine reports it. */
  refusals: readonly string[]
  /** Ends it, with all its windows. */
  close: () => Promise<void>
}

/** Opens one more browser of an engine. */
export type OpenProfile = (origin: string) => Promise<Profile>
