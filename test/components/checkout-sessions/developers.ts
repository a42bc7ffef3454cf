import '../../../src/components/checkout-sessions/define.js';
import type { FlorinCheckoutSessions } from '../../../src/components/checkout-sessions/checkout-sessions.js';
import { openList } from '../opened-list.js';
import { openOffice, type Office } from '../recurring-contracts/contracts-office.js';

const EVENTS = [
  'florin-checkout-sessions-opened',
  'florin-before-checkout-session-create',
  'florin-checkout-session-created',
  'florin-before-payment-session-create',
  'florin-payment-session-created',
  'florin-before-origin-keys-create',
  'florin-origin-keys-created',
  'florin-before-paypal-order-change',
  'florin-paypal-order-changed',
  'florin-checkout-sessions-failed',
];

/** A merchant's developers before the proxy, and what a server of theirs asks the platform by itself. */
export async function openDevelopers() {
  const office = await openOffice();
  const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await office.sandbox.fetch(`https://checkout.example/v71${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
      body: JSON.stringify({
        merchantAccount: 'Shop',
        amount: { value: 2500, currency: 'EUR' },
        returnUrl: 'https://shop.example/return',
        ...body,
      }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  return Object.assign(office, { ask });
}

export const openSessions = (
  { fetch }: Pick<Office, 'fetch'>,
  properties: Partial<FlorinCheckoutSessions> = {},
  state: 'ready' | 'unauthorised' = 'ready',
) =>
  openList(
    'florin-checkout-sessions',
    { fetch, properties: { noAddress: true, ...properties }, events: EVENTS },
    state,
  );
