/** An open popover, as a selector that older browsers understand, too: `:is()` skips what they do not know. */
export const OPEN_PANEL = ':is(:popover-open, .\\:popover-open)'
