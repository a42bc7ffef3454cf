export type PlatformEnvironment = 'test' | 'live';

/** How a caller proves who it is: the `X-API-Key` header, a web-service user's password, or a workspace's `X-Api-Key`. */
export type CredentialKind = 'key' | 'basic' | 'workspace-key';

/**
 * The shape of an interface's refusals:
 * - `service`: `{ status, errorCode, message, errorType, pspReference }`.
 * - `problem`: `{ type, title, status, detail, errorCode, invalidFields, requestId }`.
 * - `workspace`: `{ error: { name, message } }`.
 * - `plain`: a status; nothing is promised of the body.
 */
export type ErrorFamily = 'service' | 'problem' | 'workspace' | 'plain';

export interface Interface {
  /** The address without its version; `{PREFIX}` is the company's own. Absent where the merchant runs the service. */
  readonly addresses?: Readonly<Record<PlatformEnvironment, string>>;
  /** The version that the table in the folder of this name describes. Absent where the interface has none. */
  readonly version?: number;
  /** Retired versions. */
  readonly deprecated?: readonly number[];
  /** Whether the path may leave the version out. */
  readonly isVersionOptional?: boolean;
  /** What a call may be made with, the usual one first. */
  readonly credentials: readonly CredentialKind[];
  readonly errors: ErrorFamily;
}

/** Every interface by the name of its folder. */
export const interfaces = {
  checkout: {
    addresses: {
      test: 'https://checkout-test.adyen.com',
      live: 'https://{PREFIX}-checkout-live.adyenpayments.com/checkout',
    },
    version: 71,
    credentials: ['key'],
    errors: 'service',
  },
  'checkout-classic': {
    addresses: {
      test: 'https://checkout-test.adyen.com',
      live: 'https://{PREFIX}-checkout-live.adyenpayments.com/checkout',
    },
    version: 52,
    credentials: ['key'],
    errors: 'service',
  },
  payout: {
    addresses: {
      test: 'https://pal-test.adyen.com/pal/servlet/Payout',
      live: 'https://{PREFIX}-pal-live.adyenpayments.com/pal/servlet/Payout',
    },
    version: 68,
    credentials: ['key', 'basic'],
    errors: 'service',
  },
  'bin-lookup': {
    addresses: {
      test: 'https://pal-test.adyen.com/pal/servlet/BinLookup',
      live: 'https://{PREFIX}-pal-live.adyenpayments.com/pal/servlet/BinLookup',
    },
    version: 54,
    credentials: ['key', 'basic'],
    errors: 'service',
  },
  recurring: {
    addresses: {
      test: 'https://pal-test.adyen.com/pal/servlet/Recurring',
      live: 'https://{PREFIX}-pal-live.adyenpayments.com/pal/servlet/Recurring',
    },
    version: 68,
    credentials: ['key', 'basic'],
    errors: 'service',
  },
  'legal-entity': {
    addresses: { test: 'https://kyc-test.adyen.com/lem', live: 'https://kyc-live.adyen.com/lem' },
    version: 3,
    credentials: ['key', 'basic'],
    errors: 'service',
  },
  'balance-platform': {
    addresses: {
      test: 'https://balanceplatform-api-test.adyen.com/bcl',
      live: 'https://balanceplatform-api-live.adyen.com/bcl',
    },
    version: 2,
    credentials: ['key', 'basic'],
    errors: 'problem',
  },
  transfers: {
    addresses: {
      test: 'https://balanceplatform-api-test.adyen.com/btl',
      live: 'https://balanceplatform-api-live.adyen.com/btl',
    },
    version: 4,
    deprecated: [1, 2],
    credentials: ['key', 'basic'],
    errors: 'problem',
  },
  'terminal-management': {
    addresses: {
      test: 'https://postfmapi-test.adyen.com/postfmapi/terminal',
      live: 'https://postfmapi-live.adyen.com/postfmapi/terminal',
    },
    version: 1,
    isVersionOptional: true,
    credentials: ['key'],
    errors: 'service',
  },
  disputes: {
    addresses: {
      test: 'https://ca-test.adyen.com/ca/services/DisputeService',
      live: 'https://ca-live.adyen.com/ca/services/DisputeService',
    },
    version: 30,
    credentials: ['key'],
    errors: 'service',
  },
  'data-protection': {
    addresses: {
      test: 'https://ca-test.adyen.com/ca/services/DataProtectionService',
      live: 'https://ca-live.adyen.com/ca/services/DataProtectionService',
    },
    version: 1,
    credentials: ['key'],
    errors: 'service',
  },
  workspace: {
    addresses: { test: 'https://api.getpostman.com', live: 'https://api.getpostman.com' },
    credentials: ['workspace-key'],
    errors: 'workspace',
  },
  listings: { credentials: [], errors: 'plain' },
} as const satisfies Readonly<Record<string, Interface>>;

export type InterfaceName = keyof typeof interfaces;

export interface AddressOptions {
  environment: PlatformEnvironment;
  /** The company's part of live hosts, as the account portal shows it. Without the hyphen after it. */
  prefix?: string | undefined;
  /** Another version than the table's. `'none'` leaves it out of a path that can do without. */
  version?: number | 'none' | undefined;
}

/** `addressOf('transfers', { environment: 'test' })` is what a client of that interface takes as its `baseUrl`. */
export function addressOf(name: InterfaceName, options: AddressOptions): string {
  const refuse = (why: string): never => {
    throw new TypeError(`addressOf: ${why}`);
  };
  const { environment, prefix = '' } = options;
  const known: Interface | undefined = Object.hasOwn(interfaces, name) ? interfaces[name] : undefined;
  if (!known) return refuse(`no interface is called '${name}', only ${Object.keys(interfaces).join(', ')}`);
  if (!known.addresses) return refuse(`${name} is a service of the merchant's own, at no address we know`);
  if (environment !== 'test' && environment !== 'live')
    return refuse(`'${String(environment)}' is neither test nor live`);
  const address = known.addresses[environment];
  const isPrefix = /^[a-z\d](?:[a-z\d-]{0,46}[a-z\d])?$/i.test(prefix);
  if (address.includes('{PREFIX}') && !isPrefix)
    return refuse(`live ${name} takes the company's prefix: letters, digits and hyphens`);

  const { version = known.version ?? 'none' } = options;
  if (version !== 'none' && known.version === undefined) return refuse(`${name} has no versions`);
  if (version === 'none' && known.version !== undefined && !known.isVersionOptional)
    return refuse(`${name} takes a version, such as ${known.version}`);
  if (version !== 'none' && !(Number.isSafeInteger(version) && version > 0))
    return refuse(`${name} has no such version`);
  if (known.deprecated?.some((old) => old === version))
    return refuse(`version ${version} of ${name} is deprecated; ${known.version} is the one to use`);
  return address.replace('{PREFIX}', prefix) + (version === 'none' ? '' : `/v${version}`);
}
