/** The link to the exchange of sizes on the page about returns. */
export const EXCHANGE_LINK = { path: '/vratenie-tovaru#vymena', text: 'Ako vymeniť veľkosť' } as const
