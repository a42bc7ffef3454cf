import { ORDER } from './page.js';
import { AMOUNT } from './processes.js';
import { BASE, type World } from './world.js';

const OUTCOMES: Readonly<Record<string, string>> = {
  Authorised: 'paid',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'cancelled',
  Pending: 'pending',
};

const NAMES: readonly (readonly [ours: string, platforms: string])[] = [
  ['redirectResult', 'redirectResult'],
  ['threeDSFingerprint', 'threeds2.fingerprint'],
  ['threeDSResult', 'threeDSResult'],
];

type Fields = Readonly<Record<string, unknown>>;

/** What a merchant may write who has no ledger: passes on what comes in under the page's own key, and knows no attempt. */
export class OwnProxy {
  readonly #world: World;
  /** The platform's state of an action, by the key of its payment. */
  readonly #paymentData = new Map<string, string>();

  constructor(world: World) {
    this.#world = world;
  }

  async answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/florin', '');
    const input = request.method === 'POST' ? ((await request.json()) as Fields) : {};
    if (path === '/checkout/paymentMethods') return this.#methods(input);
    if (path === '/checkout/payments') return this.#pay(request.headers.get('idempotency-key') ?? '', input);
    if (path === '/checkout/payments/details') return this.#details(input);
    return Response.json({}, { status: 404 });
  }

  #methods({ order }: Fields): Response {
    const serverTime = String(this.#world.time.now);
    const offered = { methods: [{ type: 'scheme', name: 'Cards' }], storedCards: [], canStore: false };
    return Response.json({ environment: 'sandbox', serverTime, order, amount: AMOUNT, ...offered });
  }

  #pay(key: string, { order, paymentMethod, browser }: Fields): Promise<Response> {
    const browserInfo = { ...(browser as object), acceptHeader: '*/*', userAgent: 'x' };
    return this.#ask('/payments', key, {
      merchantAccount: 'ShopAccount',
      reference: `${String(order)}/${key}`,
      merchantOrderReference: order,
      amount: AMOUNT,
      returnUrl: 'https://shop.test/return',
      channel: 'Web',
      origin: 'https://shop.test',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
      browserInfo,
      paymentMethod,
    });
  }

  #details(input: Fields): Promise<Response> {
    const [ours = '', platforms = ''] = NAMES.find(([name]) => input[name] !== undefined) ?? [];
    const key = typeof input['key'] === 'string' ? input['key'] : '';
    const paymentData = this.#paymentData.get(key);
    const details = { [platforms]: input[ours] };
    const result = String(input[ours]).slice(-20);
    const request = { details, ...(paymentData && { paymentData }) };
    return this.#ask('/payments/details', `details-${key}-${result}`, request, key);
  }

  /** Once. Whatever comes back that is no answer is passed on as a failure of its own. */
  async #ask(path: string, key: string, input: Fields, attempt = key): Promise<Response> {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox', 'idempotency-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(input) };
    try {
      const response = await this.#world.toPlatform(`${BASE}/v71${path}`, init);
      if (!response.ok) return Response.json({}, { status: 502 });
      return Response.json(this.#told(attempt, (await response.json()) as Fields));
    } catch {
      return Response.json({}, { status: 502 });
    }
  }

  #told(attempt: string, { merchantReference, resultCode, action }: Fields): Fields {
    const named = typeof merchantReference === 'string' ? merchantReference : `${ORDER}/${attempt}`;
    const [order, key = ''] = named.split('/');
    const base = { key, order, amount: AMOUNT, settled: true };
    if (typeof action !== 'object' || action === null)
      return { ...base, outcome: OUTCOMES[String(resultCode)] ?? 'unknown' };
    const { paymentData, ...rest } = action as Fields;
    if (typeof paymentData === 'string') this.#paymentData.set(key, paymentData);
    return { ...base, outcome: 'action-required', action: rest };
  }
}
