/** Selects open popovers, also in older browsers: `:is()` skips selectors that a browser does not know. */
export const OPEN_PANEL = ':is(:popover-open, .\\:popover-open)'
