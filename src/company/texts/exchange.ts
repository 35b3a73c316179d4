/** How a size is exchanged: on the page about returns. */
export const EXCHANGE_LINK = { path: '/vratenie-tovaru#vymena', text: 'Ako vymeniť veľkosť' } as const
