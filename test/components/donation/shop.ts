import { fixture, html } from '@open-wc/testing';

import type { Cause, CausesAnswer } from '../../../src/client/shopper/donations.js';
import type { AttemptAnswer } from '../../../src/client/shopper/index.js';
import '../../../src/components/donation/define.js';
import '../../../src/components/provider/define.js';
import type { DonationFailed, DonationSettled } from '../../../src/components/donation/donation.js';

export type Reply = object | Error;

type Row = 'causes' | 'donations' | 'attempts' | 'details' | 'fence';

interface Asked {
  readonly row: Row;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

const rowOf = (path: string): Row =>
  path.endsWith('/causes')
    ? 'causes'
    : path.endsWith('/fence')
      ? 'fence'
      : ((/details|attempts|donations/.exec(path)?.[0] ?? 'causes') as Row);

/** A merchant's proxy that answers as it is told, the last answer again and again. */
export class Shop {
  readonly asked: Asked[] = [];
  readonly #replies = new Map<Row, Reply[]>();

  on(row: Row, ...replies: Reply[]): this {
    this.#replies.set(row, replies);
    return this;
  }

  readonly fetch = async (input: string, init: RequestInit): Promise<Response> => {
    const row = rowOf(input);
    const key = new Headers(init.headers).get('idempotency-key');
    this.asked.push({ row, key, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} });
    const replies = this.#replies.get(row) ?? [];
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply instanceof Error || !reply) throw reply ?? new TypeError('Failed to fetch');
    if (reply instanceof Response) return reply.clone();
    // An attempt answers under the key that it was sent under.
    const sent = this.asked.findLast((each) => each.key !== null)?.key;
    return Response.json('outcome' in reply && sent ? { ...reply, key: sent } : reply);
  };

  of(row: Row): readonly Asked[] {
    return this.asked.filter((each) => each.row === row);
  }
}

export const refusal = (status: number, code: string): Response =>
  Response.json({ error: { code } }, { status });

export const TREES: Cause = {
  id: 'DC1',
  cause: 'Nature',
  charity: 'Treehouse',
  description: 'Trees for towns.',
  terms: 'https://trees.example/terms',
  logo: 'https://trees.example/logo.svg',
  amounts: [100, 300, 500],
};

export const MEALS: Cause = {
  id: 'DC2',
  charity: 'Long Table',
  amounts: [50],
  roundedUp: { value: 2000, currency: 'EUR' },
};

export const offering = (...causes: Cause[]): CausesAnswer => ({
  causes,
  currency: 'EUR',
  method: 'scheme',
  lastFour: '1111',
});

export const made = (changes: Partial<AttemptAnswer> = {}): object => ({
  key: 'key-1',
  order: 'florin-donation/A-1',
  outcome: 'paid',
  settled: true,
  amount: { value: 300, currency: 'EUR' },
  reference: 'donation-A-1-x',
  ...changes,
});

/** Opens a page with the element, as it is once an order was paid. */
export async function come(shop: Shop, { query = '', locale = '' } = {}) {
  const settled: DonationSettled[] = [];
  const failed: DonationFailed[] = [];
  let closed = 0;
  if (query) history.replaceState(null, '', `${location.pathname}${query}`);
  const page = await fixture<HTMLElement>(html`
    <florin-provider
      proxy="/shop"
      .fetch=${shop.fetch}
      @florin-donation-settled=${({ detail }: CustomEvent<DonationSettled>) => settled.push(detail)}
      @florin-donation-failed=${({ detail }: CustomEvent<DonationFailed>) => failed.push(detail)}
      @florin-donation-closed=${() => closed++}
    >
      <button id="before">Before</button>
      <florin-donation order="A-1" locale=${locale}></florin-donation>
    </florin-provider>
  `);
  const element = page.querySelector('florin-donation')!;
  const root = element.shadowRoot!;
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector);
  return {
    page,
    element,
    settled,
    failed,
    closed: () => closed,
    find,
    state: (name: string) => element.matches(`:state(${name})`),
    text: () =>
      root.textContent
        ?.replace(/[\u2068\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim() ?? '',
    choose: (value: number) => find<HTMLInputElement>(`[name=amount][value="${value}"]`)?.click(),
    press: (part: 'give' | 'close' | 'button') => find(`[part=${part}]`)?.click(),
  };
}

export type Opened = Awaited<ReturnType<typeof come>>;
