import { shop, type Call } from '../fixtures/fake-shop.ts'

export const api = {
  mockImplementation(answer: (call: Call) => unknown): void {
    for (const action of ['get_product', 'get_eshop_config', 'new_order']) shop.answers(action, answer)
  },
}
