import { hasBody } from '../../src/proxy/rows/read-fields.js';
import { mixSeeds, Chance } from '../faults/seeded.js';
import { AUDIENCES, CALLERS, ownInput, parametersOf, someone } from '../proxy/marketplace.js';
import { HMAC_KEY, event } from '../proxy/notifications/reporting.js';
import { ORIGIN, payBody } from '../proxy/shop.js';
import { bodyFrom, textFrom } from './body.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'QUERY', 'PROPFIND'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
];
const ORIGINS = ['null', 'https://evil.example', `${ORIGIN}.evil.example`, ''];
const KEYS = ['key-1', 'key-2', 'key-3', 'key-4'];

/** What the proxy serves itself: with a fitting body where it takes one. */
const OWN: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['POST', '/checkout/payments', payBody()],
  ['POST', '/checkout/payments', payBody({ order: 'ORDER-2' })],
  ['POST', '/checkout/paymentMethods', { order: 'ORDER-1' }],
  ['POST', '/checkout/payments/details', { order: 'ORDER-1', redirectResult: 'X' }],
  ['POST', '/checkout/payments/details', { order: 'ORDER-1', key: 'key-1', threeDSResult: 'X' }],
  ['GET', '/attempts/key-1'],
  ['POST', '/attempts', { order: 'ORDER-1', key: 'key-3' }],
  ['POST', '/attempts/key-2/fence', { order: 'ORDER-1' }],
  ['GET', '/config'],
  ['GET', '/frame'],
  ['GET', '/openapi.json'],
  ['GET', '/nowhere'],
  [
    'POST',
    '/notifications',
    {
      live: 'false',
      notificationItems: [
        { NotificationRequestItem: { ...event(), additionalData: { hmacSignature: HMAC_KEY } } },
      ],
    },
  ],
];

/** One request before it is sent, so that it can be shown as well. */
export interface Fuzzed {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A header takes one line of Latin letters, and no more is worth trying: no server hands on anything else. */
const forHeader = (text: string): string => text.replaceAll(/[^\t\u0020-\u007E\u00A0-\u00FF]/g, '?').trim();

interface Fitting {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly who: object | null;
}

function ownFitting(chance: Chance): Fitting {
  const [method, path, body] = chance.of(OWN);
  const headers = { 'idempotency-key': chance.of(KEYS) };
  return { method, path, query: [], headers, body, who: chance.is(0.5) ? someone('shopper') : null };
}

/** A row of the tables, sent by a caller who may call it. */
function rowFitting(chance: Chance): Fitting {
  const { offered, audience } = chance.of(CALLERS);
  const { row, offer } = offered;
  const parameters = parametersOf(offered, audience);
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => addressed(chance, parameters[name] ?? ''));
  const input = Object.entries(ownInput(offered));
  const isInBody = (name: string) => hasBody(row) && !row.query.includes(name) && !row.headers.includes(name);
  const query = input.filter(([name]) => !isInBody(name) && !row.headers.includes(name));
  return {
    method: row.method,
    path: `/${offer.name}${path}`,
    query: query.map(([name, value]) => [name, String(value)] as const),
    headers: {
      ...Object.fromEntries(row.headers.map((name) => [name, 'x'])),
      'idempotency-key': chance.of(KEYS) + String(chance.between(0, 999)),
    },
    body: hasBody(row) ? Object.fromEntries(input.filter(([name]) => isInBody(name))) : undefined,
    who: someone(audience),
  };
}

const addressed = (chance: Chance, fitting: string): string =>
  chance.is(0.8) ? fitting : encodeURIComponent(wellFormed(textFrom(chance, fitting)));

/** `encodeURIComponent` throws at half a pair. */
const wellFormed = (text: string): string => text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD');

/** The request with this number: the same seed and number make the same. */
export function requestAt(seed: number, index: number): Fuzzed {
  const chance = new Chance(mixSeeds(seed, index));
  const fitting = chance.is(0.3) ? ownFitting(chance) : rowFitting(chance);
  const method = chance.is(0.08) ? chance.of(METHODS) : fitting.method;
  const query = new URLSearchParams(
    fitting.query.map(([name, value]) => [name, chance.is(0.8) ? value : textFrom(chance, value)]),
  );
  if (chance.is(0.1)) query.append(chance.of(['__proto__', 'role', 'order', '']), textFrom(chance, 'x'));
  const mangled = chance.is(0.05)
    ? `${fitting.path}${chance.of(['/', '//', '/../', '%00', '%', '%ff', ';x', '/%2e%2e'])}`
    : fitting.path;
  const who = chance.is(0.15) ? chance.of([null, ...AUDIENCES.map(someone)]) : fitting.who;
  const headers: Record<string, string> = {
    origin: chance.is(0.95) ? ORIGIN : chance.of(ORIGINS),
    'sec-fetch-site': chance.is(0.95) ? 'same-origin' : 'cross-site',
    'x-identity': JSON.stringify(who),
    'content-type': chance.is(0.9) ? 'application/json' : chance.of(TYPES),
    ...fitting.headers,
  };
  for (const name of Object.keys(fitting.headers))
    if (chance.is(0.1)) headers[name] = forHeader(textFrom(chance, 'x'));
  if (chance.is(0.05))
    headers[chance.of(['cookie', 'content-length', 'x-request-id', 'accept', 'user-agent', 'traceparent'])] =
      forHeader(textFrom(chance, 'x'));
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const body = takesBody && fitting.body !== undefined ? bodyFrom(chance, fitting.body) : undefined;
  const address = `${ORIGIN}/florin${mangled}${query.size > 0 ? `?${query}` : ''}`;
  return { method, url: address, headers, body };
}
