/** Shows the right count at the first paint, from where the cart is kept (rule 309); header-cart.ts keeps it right from then on. */
try {
  let kept: unknown
  try {
    kept = sessionStorage['cart'] ?? localStorage['cart']
  } catch {
    kept = window.name
  }
  const lines = JSON.parse(String(kept)) as { count: number }[]
  const count = lines.reduce((sum, line) => sum + line.count, 0)
  if (count > 0) {
    document.getElementById('cart-button')?.removeAttribute('data-empty')
    document.getElementById('cart-count')?.append(String(count))
  }
} catch {
  // Nothing is kept, or no cart: the stores say so later.
}
