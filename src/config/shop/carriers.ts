/**
 * Delivery id to the name under which Heureka knows its carrier; a delivery without one, such as a pickup, is not told of.
 * Who brings other deliveries by `get_eshop_config` says here who carries them.
 */
export const HEUREKA_CARRIERS: Readonly<Record<number, string>> = { 0: 'SLOVENSKA_POSTA', 1: 'GLS' }
