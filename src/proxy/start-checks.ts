import { addressOf, interfaces, type Interface, type InterfaceName } from '../client/interfaces.js';
import { ENVIRONMENTS } from '../client/shopper/config.js';
import { checkUrl, type UrlRules } from '../client/url.js';
import { fontProblems } from '../frame/card-font.js';
import type { ProxyOptions } from './options.js';
import type { Credential, CredentialName } from './credential.js';
import { opensSecrets } from './edge/secret-rows.js';
import { wrongCreditor } from './platform/merchant-order.js';
import { isPrivateHost, isWeakSecret } from './weak-options.js';

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

/** The proxy's server rehearses faults; that they are asked for is enough to refuse what is no rehearsal. */
const hasFaults = (): boolean =>
  typeof process === 'object' && (process.env?.['FLORIN_FAULTS'] ?? '').trim() !== '';

const isStrongKey = (key: string): boolean => /^0*10001\|[0-9a-f]{512,}$/i.test(key);
const isSecure = (address: string): boolean => checkUrl(address) !== undefined;
const isOneOrigin = (value: string, rules: UrlRules): boolean =>
  !value.includes('*') && checkUrl(value, rules)?.origin === value;
const isTestHost = (address: string): boolean => /(?:^|[-.])test[-.]/.test(new URL(address).hostname);

/** A sandbox says so of its own `fetch`. */
const isSandbox = (fetch: unknown): boolean =>
  typeof fetch === 'function' && Symbol.for('florin.sandbox') in fetch;

/** A service of listings is the merchant's own, and may well be in their own network. */
const platformAddresses = ({ platform = {} }: ProxyOptions): string[] => {
  const { listings: _, ...urls } = platform.urls ?? {};
  return [platform.checkoutUrl, platform.checkoutShopperUrl, ...Object.values(urls)].filter(
    (url) => url !== undefined,
  );
};

const isNoAccount = (account: unknown): boolean =>
  account !== undefined && (typeof account !== 'string' || !/^[\w-]{1,80}$/.test(account));

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
    ['confirmIdentity', opensSecrets(options), typeof options.confirmIdentity === 'function'],
  ];
  return needs.filter(([, isNeeded, isThere]) => isNeeded && !isThere).map(([name]) => name);
}

function refusedOf(options: ProxyOptions): string[] {
  const { environment, platform = {}, origins = [], clientKey = '', cardPublicKey, cardFont } = options;
  const isLive = environment === 'live';
  const rules = { allowLocalHttp: !isLive };
  const own = [platform.checkoutUrl, platform.checkoutShopperUrl, ...Object.values(platform.urls ?? {})];
  const addresses = own.filter((url) => url !== undefined);
  const refuses: [name: string, isWrong: boolean][] = [
    ['a mount that is not a path like /florin', !/^(?:\/[\w.~-]+)+$/.test(options.mount ?? '/florin')],
    ['an entry of origins', origins.some((origin) => !isOneOrigin(origin, rules))],
    ['a weak cardPublicKey', cardPublicKey !== undefined && !isStrongKey(cardPublicKey)],
    ['platform addresses', addresses.some((url) => !checkUrl(url, rules))],
    ['a clientKey of another environment', clientKey.startsWith(isLive ? 'test_' : 'live_')],
    ['a donations.account that is none', isNoAccount(options.donations?.account)],
    ['a creditor whose name or identifier is none', wrongCreditor(options.creditor) !== undefined],
    ['inPage', options.inPage === true && environment !== 'sandbox'],
    ['a ledger in memory', isLive && options.ledger?.durable === false],
    ['FLORIN_FAULTS, which is for the sandbox alone', environment !== 'sandbox' && hasFaults()],
    ['the now option', isLive && options.now !== undefined],
    ['test addresses', isLive && addresses.some((url) => isSecure(url) && isTestHost(url))],
    ['a secret that can be guessed', isLive && isWeakSecret(options.secret ?? '')],
    ["the sandbox's apiKey", isLive && options.apiKey === 'sandbox'],
    ['a sandbox as platform.fetch', isLive && isSandbox(platform.fetch)],
    ['a weak key of notifications', isLive && options.notifications?.hasWeakKey === true],
    ['private hosts in platform', isLive && platformAddresses(options).some(isPrivateHost)],
    ['private hosts in origins', isLive && origins.some(isPrivateHost)],
    ['private hosts in cardFont', isLive && Object.values(cardFont ?? {}).some(isPrivateHost)],
    ['a secret under 32 characters', options.secret !== undefined && options.secret.length < 32],
  ];
  const fonts = cardFont === undefined ? [] : fontProblems(cardFont, rules);
  return [
    ...refuses.filter(([, isWrong]) => isWrong).map(([name]) => name),
    ...fonts.map((problem) => `cardFont ${problem}`),
    ...refusedNames(options),
  ];
}

/** Options by the name of an interface or a credential: a slip would else leave one closed, or unheard, in silence. */
function refusedNames({
  environment,
  livePrefix: prefix,
  platform = {},
  credentials = {},
}: ProxyOptions): string[] {
  const unknown = Object.entries({
    'platform.urls': platform.urls,
    'platform.versions': platform.versions,
  }).flatMap(([option, byName = {}]) =>
    Object.keys(byName)
      .filter((name) => !Object.hasOwn(interfaces, name))
      .map((name) => `${option}.${name}, which is no interface`),
  );
  const versions = Object.entries(platform.versions ?? {}).flatMap(([name, version]) => {
    if (!Object.hasOwn(interfaces, name)) return [];
    try {
      addressOf(name as InterfaceName, {
        environment: environment === 'live' ? 'live' : 'test',
        prefix,
        version,
      });
      return [];
    } catch (error) {
      return [`platform.versions.${name} (${(error as Error).message})`];
    }
  });
  const wrong = Object.entries(credentials).flatMap(([name, credential]) => problemsOf(name, credential));
  return [...unknown, ...versions, ...wrong];
}

/** Payout has two credentials, so their names say which. */
const isCredentialName = (name: string): name is CredentialName =>
  name.startsWith('payout-')
    ? /-(?:store|review)$/.test(name)
    : name !== 'payout' && Object.hasOwn(interfaces, name);

function problemsOf(name: string, credential: Credential | undefined): string[] {
  if (!isCredentialName(name)) return [`credentials.${name}, which is for no interface`];
  if (credential === undefined || 'apiKey' in credential) return [];
  const { credentials: kinds }: Interface =
    interfaces[name.startsWith('payout-') ? 'payout' : (name as InterfaceName)];
  const isBasicRefused = kinds.length > 0 && !kinds.includes('basic');
  return isBasicRefused ? [`credentials.${name} as name and password: it takes { apiKey }`] : [];
}

export function checkOptions(options: ProxyOptions): void {
  const { environment } = options;
  if (!ENVIRONMENTS.some((known) => known === environment))
    throw new ProxyStartError(String(environment), ["environment: 'sandbox', 'test' or 'live'"], []);
  const missing = missingOf(options);
  const refused = refusedOf(options).filter(
    (name) => !missing.some((other) => other.startsWith('secret') && name.startsWith('a secret')),
  );
  if (missing.length > 0 || refused.length > 0) throw new ProxyStartError(environment, missing, refused);
}
