import { checkUrl, type UrlRules } from '../client/url.js';
import type { ProxyOptions } from './options.js';

/** The proxy does not start: says by name what is missing and what this environment refuses. */
export class ProxyStartError extends Error {
  override readonly name = 'ProxyStartError';

  constructor(environment: string, missing: readonly string[], refused: readonly string[]) {
    const parts = [
      missing.length > 0 && `needs ${missing.join(', ')}`,
      refused.length > 0 && `refuses ${refused.join(', ')}`,
    ].filter(Boolean);
    super(`createProxy: environment '${environment}' ${parts.join('; ')}`);
  }
}

/** Whether this code runs inside a page or a service worker (workerd has neither `document` nor `clients`). */
export const hasPageAround = (): boolean => 'document' in globalThis || 'clients' in globalThis;

const isStrongKey = (key: string): boolean => /^0*10001\|[0-9a-f]{512,}$/i.test(key);
const isSecure = (address: string): boolean => checkUrl(address) !== undefined;
const isOneOrigin = (value: string, rules: UrlRules): boolean =>
  !value.includes('*') && checkUrl(value, rules)?.origin === value;
const isTestHost = (address: string): boolean => /(?:^|[-.])test[-.]/.test(new URL(address).hostname);

function missingOf(options: ProxyOptions): string[] {
  const { environment, platform } = options;
  const isLive = environment === 'live';
  const needs: [name: string, isNeeded: boolean, isThere: boolean][] = [
    ['resolveOrder', true, typeof options.resolveOrder === 'function'],
    [
      'platform.fetch or platform.checkoutUrl',
      environment === 'sandbox',
      !!(platform?.fetch ?? platform?.checkoutUrl),
    ],
    ['merchantAccount', environment !== 'sandbox', !!options.merchantAccount],
    ['apiKey', environment !== 'sandbox', !!options.apiKey],
    ['secret (32 characters or more)', environment !== 'sandbox', (options.secret?.length ?? 0) >= 32],
    ['cardPublicKey or clientKey', environment !== 'sandbox', !!(options.cardPublicKey ?? options.clientKey)],
    ['livePrefix', isLive, /^[A-Za-z0-9-]{1,64}$/.test(options.livePrefix ?? '')],
    ['ledger (postgresLedger or pgliteLedger)', isLive, options.ledger !== undefined],
    ['identify', isLive, typeof options.identify === 'function'],
    ['clientAddress', isLive, typeof options.clientAddress === 'function'],
  ];
  return needs.filter(([, isNeeded, isThere]) => isNeeded && !isThere).map(([name]) => name);
}

function refusedOf(options: ProxyOptions): string[] {
  const { environment, platform = {}, origins = [], clientKey = '', cardPublicKey } = options;
  const isLive = environment === 'live';
  const rules = { allowLocalHttp: !isLive };
  const addresses = [platform.checkoutUrl, platform.checkoutShopperUrl].filter((url) => url !== undefined);
  const refuses: [name: string, isWrong: boolean][] = [
    ['a mount that is not a path like /florin', !/^(?:\/[\w.~-]+)+$/.test(options.mount ?? '/florin')],
    ['an entry of origins', origins.some((origin) => !isOneOrigin(origin, rules))],
    ['a weak cardPublicKey', cardPublicKey !== undefined && !isStrongKey(cardPublicKey)],
    ['platform addresses', addresses.some((url) => !checkUrl(url, rules))],
    ['a clientKey of another environment', clientKey.startsWith(isLive ? 'test_' : 'live_')],
    ['inPage', options.inPage === true && environment !== 'sandbox'],
    ['a ledger in memory', isLive && options.ledger?.durable === false],
    ['the now option', isLive && options.now !== undefined],
    ['test addresses', isLive && addresses.some((url) => isSecure(url) && isTestHost(url))],
    ['a secret under 32 characters', options.secret !== undefined && options.secret.length < 32],
  ];
  return refuses.filter(([, isWrong]) => isWrong).map(([name]) => name);
}

const ENVIRONMENTS: readonly unknown[] = ['sandbox', 'test', 'live'];

export function checkOptions(options: ProxyOptions): void {
  const { environment } = options;
  if (!ENVIRONMENTS.includes(environment))
    throw new ProxyStartError(String(environment), ["environment: 'sandbox', 'test' or 'live'"], []);
  const missing = missingOf(options);
  const refused = refusedOf(options).filter(
    (name) => !missing.some((other) => other.startsWith('secret') && name.includes('secret')),
  );
  if (missing.length > 0 || refused.length > 0) throw new ProxyStartError(environment, missing, refused);
}
