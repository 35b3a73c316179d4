export const CART_PAGE = {
  deliveredTo: (countries: readonly string[]) => `Kam doručujeme: ${countries.join(', ')}`,
  goodsTotal: 'Celková suma tovaru',
  goToCheckout: 'Prejsť do objednania',
  continueShopping: 'Pokračovať v nákupe',
} as const
