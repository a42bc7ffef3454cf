import assert from 'node:assert/strict';

import {
  createProxy,
  memoryLedger,
  type Audience,
  type Identity,
  type ProxyEvent,
  type ProxyOptions,
} from '../../src/proxy/index.js';
import { OFFERS } from '../../src/proxy/policy/index.js';
import { offeredRows, operationOf, type OfferedRow } from '../../src/proxy/rows/offered-rows.js';
import { browsersOwn, hasBody } from '../../src/proxy/rows/read-fields.js';
import { exampleOf, LISTINGS, MarketplacePlatform, putAt } from './marketplace-platform.js';
import { envelope, ORIGIN, SECRET } from './shop.js';

export const AUDIENCES = ['shopper', 'seller', 'operator', 'approver'] as const;
export const ROWS = offeredRows();
export const OPT_IN = ROWS.filter(({ rule }) => rule.optIn).map(operationOf);

/** Every row with everybody who may call it. */
export const CALLERS = ROWS.flatMap((offered) =>
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

/** Somebody of each audience. Each owns what is called `own`, whatever kind of thing that is. */
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

/** Keys that nobody but the platform may ever see. */
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

/** An input that a browser may send to a row: nothing supplied, nothing in clear; full ones hold every field there is. */
export function inputOf({ row, rule }: OfferedRow, isFull = false): Fields {
  const schema = browsersOwn(row).input?.();
  if (!schema) return {};
  const text = (name: string) =>
    /^encrypted/i.test(name) ? envelope() : name === 'cardNumber' ? '41111111' : undefined;
  const clear = CLEAR.filter((name) => !rule.plain?.includes(name)).map((name) => name.toLowerCase());
  const isLeftOut = (name: string) => clear.includes(name.toLowerCase()) || /^authorization$/i.test(name);
  return exampleOf(schema, { isFull, text, isLeftOut }) as Fields;
}

/** The owned ids that are no path parameters, and that a caller of their own right can own: the others nobody may name. */
export const ownedFields = ({ row, rule }: OfferedRow): string[] =>
  Object.keys(rule.owned ?? {}).filter((path) => !row.path.includes(`{${path}}`));

/** An input with the field at `path` as it stands in the full one, and in it the value. */
export function withField(offered: OfferedRow, input: Fields, path: string, value: string): Fields {
  const [name = ''] = path.split('.');
  const full = inputOf(offered, true)[name];
  if (Array.isArray(full)) return { ...input, [name]: full };
  return putAt({ ...input, [name]: full ?? {} }, path, value) as Fields;
}

/** What a caller sends who means their own things. */
export function ownInput(offered: OfferedRow): Fields {
  const input = inputOf(offered);
  const named = ownedFields(offered).filter((path) => path.split('.')[0]! in input);
  const isNamed = Object.keys(offered.rule.owned ?? {}).some((path) =>
    offered.row.path.includes(`{${path}}`),
  );
  const first = ownedFields(offered).slice(0, isNamed || named.length > 0 ? 0 : 1);
  return [...named, ...first].reduce((fields, path) => withField(offered, fields, path, 'own'), input);
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

/** All that anybody has seen of any marketplace. */
const everything: (readonly string[] | readonly ProxyEvent[])[] = [];

/** Fails where a key, a header or a word of the platform came through to a page or a log. */
export function searchForCanary(): void {
  for (const texts of everything)
    for (const text of texts) assert.ok(!JSON.stringify(text).includes('CANARY'), JSON.stringify(text));
}

/** A marketplace: a proxy that offers every row, before a platform that takes each. `seen` is all that anybody saw. */
export function openMarketplace(options: Partial<ProxyOptions> = {}) {
  const platform = new MarketplacePlatform();
  const events: ProxyEvent[] = [];
  const seen: string[] = [];
  everything.push(seen, events);
  const proxy = createProxy({
    environment: 'test',
    merchantAccount: 'ShopAccount',
    apiKey: 'CANARY-API-KEY',
    credentials,
    secret: SECRET,
    cardPublicKey: `10001|${'B3'.repeat(256)}`,
    ledger: memoryLedger(),
    inPage: false,
    enable: OPT_IN,
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
