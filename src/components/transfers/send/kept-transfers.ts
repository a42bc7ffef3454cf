import { KeptIntents } from '../../parts/form/kept-intent.js';
import type { Intent } from './intent.js';

/** What is known of a transfer whose end is not. There is no body where it goes to a person’s bank account: their data is not kept. */
export type KeptTransfer = Omit<Intent, 'body'> & Partial<Pick<Intent, 'body'>>;

/** Transfers whose end is not known, for all tabs, by the balance account that pays. */
export const keptTransfers = /*@__PURE__*/ new KeptIntents<KeptTransfer>({
  name: 'florin-transfer',
  place: 'browser',
  isBody: ({ from, amount, reference }) =>
    typeof from === 'string' && typeof amount?.value === 'number' && typeof reference === 'string',
});

export const keptOf = ({ body, ...rest }: Intent): KeptTransfer =>
  rest.to === 'bank' ? rest : { ...rest, body };

/** Whether what was entered once more is what was sent. */
export const isSameTransfer = (a: KeptTransfer, b: KeptTransfer): boolean => {
  const partOf = ({ to, from, amount: { value, currency }, reference }: KeptTransfer): string =>
    JSON.stringify([to, from, value, currency, reference]);
  return partOf(a) === partOf(b);
};
