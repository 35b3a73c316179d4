/** An order that the shop does not take; the message says why and goes into the answer. */
export class RefusedOrder extends Error {
  override name = 'RefusedOrder'
}
