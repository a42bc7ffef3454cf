import type { Fetch } from '../client/index.js';
import { defaultLedger } from './ledger/default.js';
import type { Ledger } from './ledger/ledger.js';
import { metersOf, type Meters } from './telemetry/meters.js';
import { observedLedger } from './telemetry/observed-ledger.js';
import type { Environment, ProxyOptions } from './options.js';
import { ownListings } from './platform/own-listings.js';
import { checkOptions, hasPageAround } from './start-checks.js';
import { createSigner, randomId, type Signer } from './edge/signing.js';

/** The options with every gap filled, checked once at start. */
export interface Settings {
  readonly options: ProxyOptions;
  readonly environment: Environment;
  readonly mount: string;
  readonly merchantAccount: string;
  readonly apiKey: string;
  readonly checkoutUrl: string;
  readonly checkoutShopperUrl: string;
  readonly platformFetch: Fetch;
  readonly listings: ReturnType<typeof ownListings>;
  readonly ledger: Ledger;
  readonly meters: Meters;
  readonly signer: Signer;
  readonly origins: readonly string[];
  readonly inPage: boolean;
  /** `http:` addresses of this machine are fine for banks' pages: sandbox only. */
  readonly allowLocalHttp: boolean;
  readonly answerWithin: number;
  readonly now: () => number;
}

const HOSTS: Readonly<
  Record<Environment, (prefix: string) => { checkout: string; checkoutShopper: string }>
> = {
  sandbox: () => ({
    checkout: 'https://sandbox.florin.invalid/v71',
    checkoutShopper: 'https://sandbox.florin.invalid',
  }),
  test: () => ({
    checkout: 'https://checkout-test.adyen.com/v71',
    checkoutShopper: 'https://checkoutshopper-test.adyen.com',
  }),
  live: (prefix) => ({
    checkout: `https://${prefix}-checkout-live.adyenpayments.com/checkout/v71`,
    checkoutShopper: 'https://checkoutshopper-live.adyen.com',
  }),
};

/** Reads the options; throws one error that names everything missing and everything refused. */
export function readSettings(options: ProxyOptions): Settings {
  checkOptions(options);
  const { environment, platform = {} } = options;
  const hosts = HOSTS[environment](options.livePrefix ?? '');
  const mount = options.mount ?? '/florin';
  let secret = options.secret;
  const meters = metersOf(options.telemetry);
  return {
    options,
    environment,
    mount,
    merchantAccount: options.merchantAccount ?? 'SandboxMerchant',
    apiKey: options.apiKey ?? 'sandbox',
    checkoutUrl: (platform.checkoutUrl ?? hosts.checkout).replace(/\/+$/, ''),
    checkoutShopperUrl: (platform.checkoutShopperUrl ?? hosts.checkoutShopper).replace(/\/+$/, ''),
    platformFetch: platform.fetch ?? ((url, init) => fetch(url, init)),
    listings: ownListings(options, mount),
    ledger: observedLedger(options.ledger ?? defaultLedger(), meters.ledger),
    meters,
    signer: createSigner(() => (secret ??= randomId() + randomId())),
    origins: options.origins ?? [],
    inPage: options.inPage ?? (environment === 'sandbox' && hasPageAround()),
    allowLocalHttp: environment === 'sandbox',
    answerWithin: options.answerWithin ?? 20_000,
    now: options.now ?? Date.now,
  };
}
