import { createProxy, memoryLedger, type Identity, type ProxyOptions } from '../../src/proxy/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { Browser, SECRET, type Reply } from '../proxy/shop.js';
import { sessionKey, signedBy } from './judge.js';

const SHOP = 'http://localhost:8080';
const PLATFORM = 'FlorinPlatform';
export const ROWS = ['getPublicKey', 'revealPaymentInstrument', 'revealPin', 'changePin'].map(
  (name) => `balance-platform.${name}`,
);

export interface Frame {
  readonly name: string;
  readonly key: string;
}

/** Addresses of the rows that use a ticket, by the purpose it is for. */
export const PATHS = {
  panReveal: '/paymentInstruments/reveal',
  pinReveal: '/pins/reveal',
  pinChange: '/pins/change',
} as const;
export type Purpose = keyof typeof PATHS;

interface Listed {
  readonly accountHolders: readonly { readonly id: string }[];
  readonly balanceAccounts: readonly { readonly id: string }[];
}

/** Two sellers with a card each, an operator, and a proxy that shows secrets. Says what was asked of the platform, and logged. */
export async function openCardholders(options: Partial<ProxyOptions> = {}) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const asked: string[] = [];
  const told: string[] = [];
  const confirmed: { at: number | null | undefined } = { at: clock.now };
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081', seed: 7, now: () => clock.now });
  const ledger = memoryLedger();
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: 'Shop',
    secret: SECRET,
    ledger,
    inPage: false,
    now: () => clock.now,
    resolveOrder: () => null,
    enable: ROWS,
    confirmIdentity: () => confirmed.at,
    // A page's requests and an `<iframe>` come with a cookie; a test of the proxy alone says who asks.
    identify: (request) => {
      const [, cookie] = /who=([^;]+)/.exec(request.headers.get('cookie') ?? '') ?? [];
      const named = cookie && decodeURIComponent(cookie);
      return JSON.parse(named ?? request.headers.get('x-identity') ?? 'null') as Identity | null;
    },
    supply: ({ fields }) => (fields.includes('balancePlatform') ? { balancePlatform: PLATFORM } : {}),
    log: (entry) => told.push(JSON.stringify(entry)),
    onEvent: (event) => told.push(JSON.stringify(event)),
    ...options,
    platform: {
      fetch: async (url, init) => {
        asked.push(
          `${init.method} ${new URL(url).pathname}${new URL(url).search} ${String(init.body ?? '')}`,
        );
        return sandbox.fetch(url, init as RequestInit);
      },
    },
  });
  const browser = new Browser(proxy, SHOP);
  const as =
    (who: Identity | null) =>
    (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
      browser.send(`/florin${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          origin: SHOP,
          'x-identity': JSON.stringify(who),
          ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  const operator = as({ audience: 'operator', email: 'olga@shop.example' });
  const read = async (path: string) =>
    (await operator('GET', `/balance-platform${path}`)).body as unknown as Listed;
  const [, mine, theirs] = (await read(`/balancePlatforms/${PLATFORM}/accountHolders`)).accountHolders;
  const issue = async (holder: { readonly id: string } | undefined, formFactor: string) => {
    const account = (await read(`/accountHolders/${holder?.id}/balanceAccounts`)).balanceAccounts[0]?.id;
    const card = { brand: 'visa', brandVariant: 'visadebit', cardholderName: 'Sam', formFactor };
    const order = { type: 'card', balanceAccountId: account, issuingCountryCode: 'NL', card };
    return String((await operator('POST', '/balance-platform/paymentInstruments', order)).body['id']);
  };
  const card = await issue(mine, 'virtual');
  const plastic = await issue(mine, 'physical');
  const foreign = await issue(theirs, 'virtual');
  const me: Identity = {
    audience: 'seller',
    session: 'session-1',
    userId: 'sam',
    accountHolders: [mine?.id ?? ''],
  };
  const seller = as(me);
  asked.length = told.length = 0;

  /** The document as an `<iframe>` of this person gets it. */
  const frameOf = async (who: Identity | null = me): Promise<Frame> => {
    const reply = await as(who)('GET', '/secret-frame/1/frame.html', undefined, {
      'sec-fetch-dest': 'iframe',
      origin: SHOP,
    });
    const [, data = '{}'] = /<script type=application\/json>([^<]*)/.exec(String(reply.body['text'])) ?? [];
    return JSON.parse(data) as Frame;
  };
  const ticketFor = (frame: Frame, purpose: Purpose, id = card, who: Identity = me): Promise<Reply> =>
    as(who)(
      'GET',
      `/balance-platform/publicKey?purpose=${purpose}&format=pem&paymentInstrumentId=${id}&frame=${frame.name}`,
    );
  /** What a frame makes of a ticket. */
  const sealedBy = (frame: Frame, purpose: Purpose, answer: Reply, pin?: string) => {
    const { ticket, publicKey, signature } = answer.body as Record<string, string>;
    const session = sessionKey(publicKey ?? '');
    const token = pin && '4321987654321098';
    const block = token && session.sealPin(pin, token);
    const proof = signedBy(
      frame.key,
      purpose,
      ticket ?? '',
      session.encryptedKey,
      ...(block ? [block] : []),
      token ?? '',
    );
    const body = {
      ticket,
      proof,
      encryptedKey: session.encryptedKey,
      ...(block && { encryptedPinBlock: block, token }),
    };
    return {
      body,
      session,
      key: frame.key,
      signature,
      signed: signedBy(frame.key, 'ticket', ticket ?? '', publicKey ?? ''),
    };
  };
  const use = (purpose: Purpose, body: object, id = card, who: Identity = me): Promise<Reply> =>
    as(who)('POST', `/balance-platform${PATHS[purpose]}`, { ...body, paymentInstrumentId: id });
  /** All of it, as the frame and its page do it. */
  const show = async (purpose: Purpose, { id = card, pin }: { id?: string; pin?: string } = {}) => {
    confirmed.at = clock.now;
    const frame = await frameOf();
    const sealed = sealedBy(frame, purpose, await ticketFor(frame, purpose, id), pin);
    return { reply: await use(purpose, sealed.body, id), ...sealed };
  };
  return {
    as,
    operator,
    seller,
    me,
    card,
    plastic,
    foreign,
    clock,
    confirmed,
    asked,
    told,
    ledger,
    proxy,
    sandbox,
    frameOf,
    ticketFor,
    sealedBy,
    use,
    show,
  };
}
