import { readPlatformRefusal } from '../../client/wire/error-body.js';
import { LONGEST_WAIT } from '../../client/wire/clock.js';
import { addressOf, type InterfaceName } from '../../client/interfaces.js';
import type { Operation } from '../../client/operation.js';
import { rateLimited, type RateLimitedFetch } from '../../client/wire/rate-limit.js';
import type { Fetch } from '../../client/index.js';
import { send } from '../../client/wire/transport.js';
import { base64 } from '../../facts/base64.js';
import { measured } from '../telemetry/platform-meter.js';
import type { Credential, CredentialName } from '../credential.js';
import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';
import { whileUnderWay } from './under-way.js';

type Fields = Readonly<Record<string, unknown>>;

/** Answers of the platform are larger than a page's: lists of transactions, a collection with its folders. */
const MAX_BYTES = 16_777_216;

const SANDBOX = 'https://sandbox.florin.invalid';

/** A variable of the surroundings that is not set is as good as no credential. */
const isThere = (credential: Credential | undefined): credential is Credential =>
  credential !== undefined &&
  ('apiKey' in credential ? !!credential.apiKey : !!(credential.username && credential.password));

/** The credential by name; in the sandbox any will do, and a service in this process has no other callers. */
export function credentialOf(
  { options, environment, listings }: Settings,
  name: CredentialName,
): Credential | undefined {
  const own = options.credentials?.[name];
  if (isThere(own)) return own;
  if (name === 'listings' && listings.fetch) return { apiKey: 'in-process' };
  if (name === 'checkout' && options.apiKey) return { apiKey: options.apiKey };
  return environment === 'sandbox' ? { apiKey: 'sandbox' } : undefined;
}

function headersOf(credential: Credential): Record<string, string> {
  if ('apiKey' in credential) return { 'x-api-key': credential.apiKey };
  const pair = new TextEncoder().encode(`${credential.username}:${credential.password}`);
  return { authorization: `Basic ${base64(pair)}` };
}

/** Where an interface is: the merchant's own address for it, else the environment's. */
function baseOf({ options, environment, listings }: Settings, name: InterfaceName): string | undefined {
  if (name === 'listings' && listings.baseUrl) return listings.baseUrl;
  const own = options.platform?.urls?.[name];
  if (own) return own.replace(/\/+$/, '');
  if (name === 'listings') return environment === 'sandbox' ? SANDBOX : undefined;
  const address = addressOf(name, {
    environment: environment === 'live' ? 'live' : 'test',
    prefix: options.livePrefix,
    version: options.platform?.versions?.[name],
  });
  return environment === 'sandbox' ? SANDBOX + new URL(address).pathname.replace(/\/+$/, '') : address;
}

/** The queue of each proxy before the workspace, which takes so many calls a minute with one key. */
const queues = new WeakMap<Settings, RateLimitedFetch>();

/** How an interface is reached: calls to the workspace wait their turn rather than be refused. */
function fetchOf(settings: Settings, name: InterfaceName): Fetch {
  if (name === 'listings' && settings.listings.fetch) return settings.listings.fetch;
  if (name !== 'workspace') return settings.platformFetch;
  const queue = queues.get(settings) ?? rateLimited(settings.platformFetch);
  queues.set(settings, queue);
  return queue;
}

/** Calls to the workspace that are left in a minute, as its last answer said; nothing before the first. */
export function callsLeft(
  settings: Settings,
  now: number,
): { readonly limit?: number; readonly left?: number } {
  const { limit, remaining = limit, resetAt = 0 } = queues.get(settings)?.limits() ?? {};
  if (limit === undefined || remaining === undefined) return {};
  return { limit, left: resetAt > now ? remaining : limit };
}

/** The option whose lack keeps an interface closed. */
export const missingFor = (settings: Settings, name: InterfaceName, credential: CredentialName): string =>
  credentialOf(settings, credential) ? `platform.urls.${name}` : `credentials.${credential}`;

/** A way to call rows of one interface; undefined where the merchant has given no credential or address for it. */
export function connect(
  settings: Settings,
  offer: { readonly name: InterfaceName },
  credentialName: CredentialName,
  ownHeaders: Readonly<Record<string, string>> = {},
  onAnswer: (answer: Response) => void = () => undefined,
): ((row: Operation, input: Fields, idempotencyKey?: string) => Promise<unknown>) | undefined {
  const credential = credentialOf(settings, credentialName);
  const baseUrl = baseOf(settings, offer.name);
  if (!credential || !baseUrl) return undefined;
  const reach = fetchOf(settings, offer.name);
  const start = `${new URL(baseUrl).href.replace(/\/+$/, '')}/`;
  /** Edge workers know neither `cache` nor `credentials`; a 3xx comes back and is no answer. */
  const fetch: Fetch = async (url, { method = 'GET', headers = {}, body = null, signal = null }) => {
    if (!new URL(url).href.startsWith(start)) throw new Refusal('not-found');
    const answer = await reach(url, { method, headers, body, signal, redirect: 'manual' });
    onAnswer(answer);
    return answer;
  };
  const wait = offer.name === 'workspace' ? LONGEST_WAIT : 0;
  const timeout = (settings.options.platform?.timeout ?? 15_000) + wait;
  const headers = { ...headersOf(credential), ...ownHeaders };
  const client = { readRefusal: readPlatformRefusal, baseUrl, headers, timeout, maxBytes: MAX_BYTES, fetch };
  return (row, input, idempotencyKey) =>
    whileUnderWay(
      () => measured(settings.meters, row)(send(client, row, { ...input }, { idempotencyKey })),
      settings,
    );
}
