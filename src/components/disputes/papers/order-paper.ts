import type { Amount, Client } from '../../../client/index.js';
import { decimalOf } from '../../../client/money.js';
import { getPayment, type DisputeRecord } from '../../../client/operator/index.js';
import { minorDigits } from '../../../facts/currencies.js';
import { utcText } from '../../parts/table/time-text.js';
import { pdfOf } from './pdf.js';

const sumOf = ({ value, currency }: Amount): string =>
  `${currency} ${decimalOf(value, minorDigits(currency) ?? 0)}`;

/** What the proxy knows of the disputed order, as a document for the bank: in English, because it is the bank's to read. No name or address is in it. */
export async function orderPaper(client: Client, { pspReference, reference }: DisputeRecord): Promise<Blob> {
  const payment = await client.call(getPayment, { reference });
  const { order, amount, brand, lastFour, at, history } = payment;
  const lines = [
    `Order ${order}`,
    '',
    `Merchant reference: ${payment.reference}`,
    `Payment: ${payment.pspReference ?? '-'}`,
    `Amount: ${sumOf(amount)}`,
    `Card: ${brand ?? '-'}${lastFour ? `, ending in ${lastFour}` : ''}`,
    `Ordered: ${utcText(at)}`,
    `Dispute: ${pspReference}`,
    '',
    'What was done, in UTC:',
    ...history.map((step) =>
      [utcText(step.at), step.kind, step.status, step.amount ? sumOf(step.amount) : '', step.reference ?? '']
        .filter(Boolean)
        .join('   '),
    ),
    '',
    `From the merchant's own records, ${utcText(Date.now())}`,
  ];
  return new Blob([pdfOf(lines)], { type: 'application/pdf' });
}
