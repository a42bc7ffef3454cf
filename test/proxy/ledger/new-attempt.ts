import type { NewAttempt } from '../../../src/proxy/index.js';

const at = 1_800_000_000_000;

export const newAttempt = (key: string, changes: Partial<NewAttempt> = {}): NewAttempt => ({
  key,
  owner: 'owner-1',
  order: 'ORDER-1',
  orderValue: 1999,
  reference: `ORDER-1-${key}`,
  merchantAccount: 'ShopAccount',
  amount: { value: 1999, currency: 'EUR' },
  fingerprint: 'fingerprint',
  at,
  ...changes,
});

/** Makes orders that no other contract has; of each, attempts by their keys. */
export function ordersOf(contract: string, always: Partial<NewAttempt> = {}) {
  let count = 0;
  return () => {
    const order = `${contract}-${++count}`;
    return (key: string, changes: Partial<NewAttempt> = {}) =>
      newAttempt(`${order}-${key}`, { order, ...always, ...changes });
  };
}
