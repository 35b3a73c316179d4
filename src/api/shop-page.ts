/** A page of the shop as text, from the browser's cache where that has it. @throws TypeError without a network */
export async function fetchShopPage(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'force-cache', priority: 'low' })
  return response.text()
}
