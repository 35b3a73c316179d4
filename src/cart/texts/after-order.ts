import type { SendWords } from './goods-sentences.ts'

/**
 * The words about what to send after an order.
 * @param subject the e-mail's subject: the order's number
 * @param lastDay the last day for sending, in words; from how many days after the order it may be
 */
export const afterOrder =
  (subject: string, lastDay: (days: number) => string): SendWords =>
  ({ isRequired, days }) => ({
    start: isRequired ? 'Pošlite' : 'Môžete poslať',
    end: `${days === null ? '' : ` najneskôr ${lastDay(days)}`}, do predmetu napíšte ${subject}.`,
  })
