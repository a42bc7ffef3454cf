import assert from 'node:assert/strict';

import {
  createProxy,
  memoryLedger,
  type Audience,
  type Identity,
  type ProxyEvent,
  type ProxyOptions,
} from '../../src/proxy/index.js';
import { opensSecrets } from '../../src/proxy/edge/secret-rows.js';
import { OFFERS } from '../../src/proxy/policy/index.js';
import { offeredRows, operationOf, type OfferedRow } from '../../src/proxy/rows/offered-rows.js';
import { hasBody } from '../../src/proxy/rows/read-fields.js';
import { exampleOf, LISTINGS, MarketplacePlatform, putAt, valueAt } from './marketplace-platform.js';
import { envelope, ORIGIN, SECRET } from './shop.js';

export const AUDIENCES = ['shopper', 'seller', 'operator', 'approver'] as const;
export const ROWS = offeredRows();
/** Rows that want what a frame signed: `policy/card-secrets.test.ts` calls them. */
export const FRAMED = ROWS.filter(({ offer, name }) => opensSecrets({ enable: [`${offer.name}.${name}`] }));
/** The others, which any proxy opens. */
export const CALLED = ROWS.filter((offered) => !FRAMED.includes(offered));
export const OPT_IN = CALLED.filter(({ rule }) => rule.optIn).map(operationOf);

/** Every row with each audience that may call it. */
export const CALLERS = CALLED.flatMap((offered) =>
  offered.rule.audiences.map((audience) => ({
    offered,
    audience,
    name: `${operationOf(offered)} by ${audience}`,
  })),
);

/** Of each row, the first who may call it. */
export const FIRST_CALLERS = CALLERS.filter(
  ({ offered, audience }) => offered.rule.audiences[0] === audience,
);

/** One caller of each audience. Each owns what is called `own`, whatever kind of thing that is. */
export const someone = (audience: Audience): Identity => ({
  audience,
  shopperReference: `own-${audience}`,
  session: `session-${audience}`,
  ...(audience === 'approver' ? { email: 'approver', userId: 'approver' } : { email: 'own', userId: 'own' }),
  legalEntities: ['own'],
  accountHolders: ['own'],
  balanceAccounts: ['own'],
  stores: ['own'],
});

/** Names of card data in clear, as the design lists them and not as the proxy does. */
export const CLEAR = [
  'number',
  'cardNumber',
  'CardNumber',
  'card',
  'pan',
  'cvc',
  'cvv',
  'cvc2',
  'cvv2',
  'securityCode',
  'expiryMonth',
  'expiryYear',
  'expiryDate',
  'expiry',
  'track1',
  'track2',
  'bin',
];

type Fields = Readonly<Record<string, unknown>>;

const CREDENTIALS = [
  'checkout',
  'payout-store',
  'payout-review',
  ...OFFERS.map(({ credential }) => credential),
] as const;

/** Keys that only the platform may ever see. */
export const credentials = Object.fromEntries(
  CREDENTIALS.map((name) => [name, { apiKey: `CANARY-${name}` }]),
) as NonNullable<ProxyOptions['credentials']>;

/** Path parameters of a row, each with a value. */
export const parametersOf = ({ row, rule }: OfferedRow, audience: Audience): Record<string, string> =>
  Object.fromEntries(
    [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name in (rule.me ?? {}) && audience !== 'operator' ? 'me' : 'own',
    ]),
  );

/** What fits no field but its own, where the schema says so in a pattern. */
const WORDS: Readonly<Record<string, string>> = { cardNumber: '41111111', condition: 'new,good' };

/** An input that a browser may send to a row: nothing supplied, nothing in clear; full ones hold every field there is. */
export function inputOf({ own, rule }: OfferedRow, isFull = false): Fields {
  const schema = own.input?.();
  if (!schema) return {};
  const text = (name: string) => (/^encrypted/i.test(name) ? envelope() : WORDS[name]);
  const clear = CLEAR.filter((name) => !rule.plain?.includes(name)).map((name) => name.toLowerCase());
  const isLeftOut = (name: string) => clear.includes(name.toLowerCase()) || /^authorization$/i.test(name);
  return exampleOf(schema, { isFull, text, isLeftOut }) as Fields;
}

/** The owned ids that are no path parameters. */
export const ownedFields = ({ row, rule }: OfferedRow): string[] =>
  Object.keys(rule.owned ?? {}).filter((path) => !row.path.includes(`{${path}}`));

/** Whether only the merchant's own people may name what stands at a path. */
const isMerchantOnly = ({ rule }: OfferedRow, path: string): boolean => {
  const owner = rule.owned?.[path];
  return Array.isArray(owner) && owner.length === 0;
};

const nameOf = (path: string): string => path.split('.')[0] ?? '';

/** An input whose field `name` holds one of the caller's own ids wherever one has to be owned, and nothing that only the merchant may name. */
function ownField(offered: OfferedRow, input: Fields, name: string): Fields {
  const paths = ownedFields(offered).filter((path) => nameOf(path) === name);
  return paths.reduce<Fields>(
    (made, path) => putAt(made, path, isMerchantOnly(offered, path) ? undefined : 'own') as Fields,
    { ...input, [name]: input[name] ?? inputOf(offered, true)[name] ?? {} },
  );
}

/** An input with a value at `path`, and the caller's own beside it. What is no text there stands as in the full input. */
export function withField(offered: OfferedRow, input: Fields, path: string, value: string): Fields {
  const model = valueAt(inputOf(offered, true), path);
  const own = ownField(offered, input, nameOf(path));
  return putAt(own, path, typeof model === 'object' ? model : value) as Fields;
}

/** What a caller sends who means their own things. */
export function ownInput(offered: OfferedRow): Fields {
  const input = inputOf(offered);
  const names = [...new Set(ownedFields(offered).map(nameOf))];
  const named = names.filter((name) => name in input);
  const isNamed = Object.keys(offered.rule.owned ?? {}).some((path) =>
    offered.row.path.includes(`{${path}}`),
  );
  const first = names.slice(0, isNamed || named.length > 0 ? 0 : 1);
  return [...named, ...first].reduce<Fields>((fields, name) => ownField(offered, fields, name), input);
}

/** An input that names the caller's own in every field where one has to be owned. */
export const ownFields = (offered: OfferedRow, input: Fields): Fields =>
  [...new Set(ownedFields(offered).map(nameOf))].reduce((made, name) => ownField(offered, made, name), input);

/** All that an operator can send, where it names things that have an owner. */
export function fullInput(offered: OfferedRow): Fields {
  const paths = ownedFields(offered).filter((path) => !isMerchantOnly(offered, path));
  return paths.reduce<Fields>((made, path) => putAt(made, path, 'own') as Fields, inputOf(offered, true));
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly code: unknown;
  readonly field: unknown;
  readonly headers: Headers;
  /** All that can be seen of it, less what is new in every answer. */
  readonly looks: string;
}

export interface Sent {
  readonly parameters?: Fields;
  readonly input?: Fields;
  /** In the place of what the input makes of it. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the proxy knows of a caller by itself, and no merchant needs to say. */
const SAID_BY_SESSION = ['merchantAccount', 'merchantAccountCode', 'shopperReference', 'Authorization'];

/** A merchant who says whatever a row wants to be told. */
const supply: NonNullable<ProxyOptions['supply']> = ({ operation, fields }) => {
  const { row } = ROWS.find((offered) => operationOf(offered) === operation) ?? {};
  const all = row?.input ? (exampleOf(row.input(), { isFull: true }) as Fields) : {};
  const asked = fields.filter((name) => name in all && !SAID_BY_SESSION.includes(name));
  return Object.fromEntries(asked.map((name) => [name, all[name]]));
};

let keys = 0;

/** All that callers and logs have seen of any marketplace. */
const everything: (readonly string[] | readonly ProxyEvent[])[] = [];

/** Fails where a key, a header or a word of the platform came through to a page or a log. */
export function searchForCanary(): void {
  for (const texts of everything)
    for (const text of texts) assert.ok(!JSON.stringify(text).includes('CANARY'), JSON.stringify(text));
}

/** A marketplace: a proxy that offers every row, before a platform that takes each. `seen` is all that callers saw. */
export function openMarketplace(options: Partial<ProxyOptions> = {}) {
  const platform = new MarketplacePlatform();
  const events: ProxyEvent[] = [];
  const seen: string[] = [];
  everything.push(seen, events);
  const proxy = createProxy({
    log: false,
    environment: 'test',
    clientAddress: () => '203.0.113.99',
    merchantAccount: 'ShopAccount',
    apiKey: 'CANARY-API-KEY',
    credentials,
    secret: SECRET,
    cardPublicKey: `10001|${'B3'.repeat(256)}`,
    ledger: memoryLedger(),
    inPage: false,
    enable: OPT_IN,
    onLegalEntityCreated: () => undefined,
    limits: { session: 10_000, address: 10_000 },
    resolveOrder: () => null,
    supply,
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
    onEvent: (event) => events.push(event),
    ...options,
    platform: { fetch: platform.fetch, urls: { listings: LISTINGS }, timeout: 2000, ...options.platform },
  });

  async function send(who: Identity | null, path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    headers.set('origin', ORIGIN);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('x-identity', JSON.stringify(who));
    const response = await proxy(new Request(`${ORIGIN}/florin${path}`, { ...init, headers }));
    const text = await response.text();
    const shown = [...response.headers].filter(([name]) => name !== 'x-request-id');
    const looks = JSON.stringify([response.status, shown, text]);
    seen.push(looks);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { error } = Object(body) as { error?: { code?: unknown; field?: unknown } };
    return {
      status: response.status,
      body,
      code: error?.code,
      field: error?.field,
      headers: response.headers,
      looks,
    };
  }

  /** Calls a row as a browser would; what is not said is the caller's own and fits. */
  function call(who: Identity | null, offered: OfferedRow, sent: Sent = {}): Promise<Reply> {
    const { offer, row } = offered;
    const audience = who?.audience ?? 'shopper';
    const parameters: Fields = { ...parametersOf(offered, audience), ...sent.parameters };
    const input = sent.input ?? ownInput(offered);
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(parameters[name])),
    );
    const isInHeader = (name: string) => row.headers.includes(name);
    const isInBody = (name: string) => hasBody(row) && !row.query.includes(name) && !isInHeader(name);
    const pick = (isWanted: (name: string) => boolean) =>
      Object.entries(input).filter(([name]) => isWanted(name)) as [string, string][];
    const query = new URLSearchParams([
      ...pick((name) => !isInBody(name) && !isInHeader(name)),
      ...Object.entries(sent.query ?? {}),
    ]);
    const headers = new Headers([...pick(isInHeader), ...Object.entries(sent.headers ?? {})]);
    if (row.idempotency !== 'none' && !headers.has('idempotency-key'))
      headers.set('idempotency-key', `key-${++keys}`);
    if (hasBody(row)) headers.set('content-type', 'application/json');
    const body = 'body' in sent ? sent.body : Object.fromEntries(pick(isInBody));
    return send(who, `/${offer.name}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: row.method,
      headers,
      ...(hasBody(row) && { body: JSON.stringify(body) }),
    });
  }

  return { proxy, platform, events, seen, send, call };
}
