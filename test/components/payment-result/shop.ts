import { fixture, html } from '@open-wc/testing';

import type { AttemptAnswer } from '../../../src/client/shopper/index.js';
import '../../../src/components/payment-result/define.js';
import '../../../src/components/provider/define.js';
import type {
  FlorinPaymentResult,
  PaymentSettled,
} from '../../../src/components/payment-result/payment-result.js';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type Reply = AttemptAnswer | Response | Error | object;

/** A merchant's proxy that answers as it is told, the last answer again and again. */
export class Shop {
  readonly asked: Asked[] = [];
  readonly #replies = new Map<string, Reply[]>();

  /** What the next calls of a path are answered with: `pay`, `details`, `methods` or `attempts`. */
  on(what: 'details' | 'methods' | 'attempts', ...replies: Reply[]): this {
    this.#replies.set(what, replies);
    return this;
  }

  readonly fetch = async (input: string, init: RequestInit): Promise<Response> => {
    const path = input.replace('/shop', '');
    this.asked.push({
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const replies = this.#replies.get(/details|attempts/.exec(path)?.[0] ?? 'methods') ?? [];
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply instanceof Error || !reply) throw reply ?? new TypeError('Failed to fetch');
    return reply instanceof Response ? reply.clone() : Response.json(reply);
  };

  paths(): string[] {
    return this.asked.map(({ method, path }) => `${method} ${path}`);
  }
}

export const refusal = (status: number, code: string): Response =>
  Response.json({ error: { code } }, { status });

export const methodsAnswer = (attempt?: string): object => ({
  environment: 'sandbox',
  serverTime: '0',
  order: 'A-1',
  amount: { value: 1999, currency: 'EUR' },
  methods: [],
  storedCards: [],
  canStore: false,
  ...(attempt && { attempt }),
});

export const anAttempt = (changes: Partial<AttemptAnswer> = {}): AttemptAnswer => ({
  key: 'key-1',
  order: 'A-1',
  outcome: 'paid',
  settled: true,
  amount: { value: 1999, currency: 'EUR' },
  reference: 'KHZ-42',
  ...changes,
});

export const remember = (order = 'A-1', key = 'key-1'): void =>
  sessionStorage.setItem(
    `florin-attempt:${order}`,
    JSON.stringify({ key, order, phase: 'sending', createdAt: Date.now() }),
  );

export interface Opened {
  readonly element: FlorinPaymentResult;
  readonly settled: PaymentSettled[];
  state(name: string): boolean;
  text(): string;
  button(name: string): HTMLButtonElement | undefined;
}

/** Opens the return page as a bank would: with something in its address. */
export async function come(
  shop: Shop,
  query = '',
  attributes: { order?: string; locale?: string } = {},
): Promise<Opened> {
  const settled: PaymentSettled[] = [];
  if (query) history.replaceState({ page: 'state' }, '', `${location.pathname}${query}`);
  const page = await fixture<HTMLElement>(html`
    <florin-provider
      proxy="/shop"
      .fetch=${shop.fetch}
      @florin-payment-settled=${({ detail }: CustomEvent<PaymentSettled>) => settled.push(detail)}
    >
      <florin-payment-result order=${attributes.order ?? 'A-1'} locale=${attributes.locale ?? ''}>
        <a slot="refused" href="#checkout">Back to the checkout</a>
      </florin-payment-result>
    </florin-provider>
  `);
  const element = page.querySelector('florin-payment-result')!;
  const root = element.shadowRoot!;
  return {
    element,
    settled,
    state: (name) => element.matches(`:state(${name})`),
    text: () => root.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    button: (name) =>
      [...root.querySelectorAll('button')].find((button) => button.textContent?.trim() === name),
  };
}
