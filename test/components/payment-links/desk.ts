import '../../../src/components/payment-links/define.js';
import type { FlorinPaymentLinks } from '../../../src/components/payment-links/payment-links.js';
import { openOffice, type Office } from '../recurring-contracts/contracts-office.js';
import { openElement, read } from '../opened.js';

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
    /** Somebody makes a link through the proxy, without the element. */
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
  const opened = await openElement('florin-payment-links', {
    fetch,
    properties: { noAddress: true, ...properties },
    events: EVENTS,
  });
  const { root, element, until } = opened;
  if (state) await opened.state(state);
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const part = (name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`);
  const press = async (name: string): Promise<void> => {
    await until(() => part(name), name);
    part(name)!.click();
    await element.updateComplete;
  };
  const type = async (id: string, value: string): Promise<void> => {
    const selector = id === 'search' ? '[part~=search]' : `[id="${id}"]`;
    await until(() => root.querySelector(selector), `field ${id}`);
    const field = root.querySelector<HTMLInputElement>(selector)!;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  };
  return {
    ...opened,
    all,
    part,
    press,
    type,
    rows: (): string[] => all('tbody tr').map(read),
    says: (words: RegExp) => until(() => words.test(read(root)), `“${words}”`),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
    happened: (name: string) => opened.events.filter(([each]) => each === name).map(([, detail]) => detail),
    /** Opens the one whose row says so, and waits until the platform has said how it stands. */
    open: async (name: RegExp): Promise<void> => {
      const link = () => all('.open').find((each) => name.test(read(each)));
      await until(link, `${name}`);
      link()!.click();
      await until(() => part('duplicate'), 'the link');
    },
    confirm: async (): Promise<void> => {
      await until(() => root.querySelector('dialog[open]'), 'the question');
      await press('confirm');
    },
    fill: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [id, value] of Object.entries(values)) await type(id, value);
    },
  };
}
