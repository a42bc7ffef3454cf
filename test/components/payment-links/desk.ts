import '../../../src/components/payment-links/define.js';
import type { FlorinPaymentLinks } from '../../../src/components/payment-links/payment-links.js';
import { openOffice, type Office } from '../recurring-contracts/contracts-office.js';
import { openList } from '../opened-list.js';

export const HOUR = 3_600_000;

/** A merchant's staff before the proxy, and shoppers who pay links at the platform. */
export async function openDesk() {
  const office = await openOffice();
  const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await office.sandbox.fetch(`https://checkout.example/v71${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
      body: JSON.stringify({ merchantAccount: 'Shop', amount: { value: 2500, currency: 'EUR' }, ...body }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const more = {
    /** Another operator makes a link through the proxy, without the element. */
    async make(reference: string, changes: object = {}): Promise<string> {
      const answer = await office.fetch('/florin/checkout/paymentLinks', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `made-${reference}` },
        body: JSON.stringify({
          amount: { value: 2500, currency: 'EUR' },
          reference,
          reusable: false,
          ...changes,
        }),
      });
      const { id } = (await answer.json()) as { readonly id?: string };
      if (!id) throw new Error(`no link ${reference}: ${answer.status}`);
      return id;
    },
    /** A shopper pays on the page of the link. */
    pay: (reference: string) =>
      ask('/payments', {
        reference,
        returnUrl: 'https://shop.example/return',
        paymentMethod: {
          type: 'scheme',
          encryptedCardNumber: 'test_4111111111111111',
          encryptedExpiryMonth: 'test_03',
          encryptedExpiryYear: 'test_2030',
          encryptedSecurityCode: 'test_737',
        },
      }),
  };
  return Object.assign(office, more);
}

const EVENTS = [
  'florin-payment-link-opened',
  'florin-before-payment-link-create',
  'florin-payment-link-created',
  'florin-before-payment-link-close',
  'florin-payment-link-closed',
  'florin-payment-links-exported',
  'florin-payment-links-failed',
];

export async function openLinks(
  { fetch }: Pick<Office, 'fetch'>,
  properties: Partial<FlorinPaymentLinks> = {},
  state = 'ready',
) {
  const opened = await openList(
    'florin-payment-links',
    {
      fetch,
      properties: { noAddress: true, ...properties },
      events: EVENTS,
    },
    state,
  );
  return {
    ...opened,
    /** Opens the one whose row says so, and waits until the platform has said how it stands. */
    open: async (name: RegExp): Promise<void> => {
      await opened.choose(name);
      await opened.until(() => opened.part('duplicate'), 'the link');
    },
    confirm: async (): Promise<void> => {
      await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
      await opened.press('confirm');
    },
  };
}
