import type { Fetch } from '../../src/client/index.js';

export type Body = Record<string, unknown>;

/** One request as the fake platform got it. */
export interface Got {
  readonly url: string;
  readonly path: string;
  readonly headers: Headers;
  readonly key: string;
  readonly body: Body;
  readonly init: RequestInit;
}

export type Answering = (got: Got) => Response | Promise<Response>;

export const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const serviceError = (status: number, errorCode: string): Response =>
  answer(status, { status, errorCode, message: 'said by the platform', errorType: 'validation' });

export const authorised = ({ body }: Got): Body => ({
  resultCode: 'Authorised',
  pspReference: 'PSP0000000000001',
  merchantReference: body['reference'],
  amount: body['amount'],
  additionalData: { cardSummary: '1111', paymentMethod: 'visa', cvcResultRaw: 'M', authCode: '065696' },
});

/** Taken on; what comes of it is reported later. */
const received = ({ path, body }: Got): Body => ({
  ...body,
  paymentPspReference: path.split('/')[2],
  pspReference: 'PSP00000000000C1',
  status: 'received',
});

const opened = ({ body }: Got): Body => ({
  pspReference: 'PSP00000000000B1',
  orderData: 'Ab02b4c0',
  resultCode: 'Success',
  amount: body['amount'],
  remainingAmount: body['amount'],
  reference: body['reference'],
  expiresAt: '2030-01-01T00:00:00Z',
});

const METHODS = {
  paymentMethods: [
    { type: 'scheme', name: 'Cards', brands: ['visa', 'mc'], configuration: { secret: 'x' } },
    { type: 'ideal', name: 'iDEAL' },
  ],
  storedPaymentMethods: [
    {
      type: 'scheme',
      id: '8415718415172204',
      brand: 'visa',
      name: 'VISA',
      lastFour: '1111',
      expiryMonth: '03',
      expiryYear: '2030',
      holderName: 'S. Hopper',
      shopperEmail: 's@hopper.example',
    },
    { type: 'sepadirectdebit', id: '8415718415172205', iban: 'NL00' },
  ],
};

/**
 * A platform that remembers what it answered to a key, counts what it really carried out, and does to each request
 * what a test asks for.
 */
export class FakePlatform {
  readonly got: Got[] = [];
  /** References of payments carried out. */
  readonly executed: string[] = [];
  readonly #byKey = new Map<string, Body>();
  /** What the issuer says. */
  decide: (got: Got) => Body = authorised;
  /** What the network does; by default, nothing. */
  network: (got: Got, execute: () => Response) => Response | Promise<Response> = (_, execute) => execute();
  methods: Answering = () => answer(200, METHODS);
  /** What is left on a gift card. */
  balance: (got: Got) => Response = ({ body }) =>
    answer(200, { resultCode: 'Success', pspReference: 'PSP00000000000D1', balance: body['amount'] });

  readonly fetch: Fetch = async (url, init) => {
    const { pathname } = new URL(url);
    const path = pathname.replace(/^.*\/v71/, '');
    const headers = new Headers(init.headers);
    const body = JSON.parse(String(init.body ?? '{}')) as Body;
    const got: Got = { url, path, headers, key: headers.get('idempotency-key') ?? '', body, init };
    this.got.push(got);
    if (path === '/paymentMethods') return this.methods(got);
    if (path === '/orders/cancel')
      return this.network(got, () =>
        answer(200, { resultCode: 'Received', pspReference: 'PSP00000000000C2' }),
      );
    if (path === '/paymentMethods/balance') return this.network(got, () => this.balance(got));
    if (path === '/orders') return this.network(got, () => answer(200, opened(got)));
    if (/\/(?:cancels|reversals)$/.test(path)) return this.network(got, () => answer(201, received(got)));
    return this.network(got, () => answer(200, this.#execute(got)));
  };

  get paid(): Got[] {
    return this.got.filter(({ path }) => path === '/payments');
  }

  get detailed(): Got[] {
    return this.got.filter(({ path }) => path === '/payments/details');
  }

  /** An answer to details names the payment that they are of, unless a test says otherwise. */
  #ofLastPayment({ merchantReference, amount, ...answered }: Body): Body {
    if (answered['resultCode'] !== 'Authorised') return { merchantReference, amount, ...answered };
    const last = this.paid.at(-1)?.body;
    return {
      ...answered,
      merchantReference: merchantReference ?? last?.['reference'],
      amount: amount ?? last?.['amount'],
    };
  }

  #execute(got: Got): Body {
    const known = this.#byKey.get(got.key);
    if (known) return known;
    const decided = this.decide(got);
    const answered = got.path === '/payments/details' ? this.#ofLastPayment(decided) : decided;
    if (got.path === '/payments' && answered['resultCode'] === 'Authorised')
      this.executed.push(String(got.body['reference']));
    this.#byKey.set(got.key, answered);
    return answered;
  }
}
