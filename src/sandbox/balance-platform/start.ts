import type { AccountHolder } from '../../client/balance-platform/index.js';
import { DAY } from '../../facts/instant.js';
import { SELLER_CAPABILITIES } from '../../facts/seller-capabilities.js';
import { addVerified } from '../legal-entity/verified.js';
import type { State } from '../state/state.js';
import type { BalancePlatformRecords, Kept } from './records.js';
import { BRITISH_SELLER, DUTCH_SELLER, PLATFORM_ITSELF } from './businesses.js';
import { moreSellers } from './more-sellers.js';

const YEAR = 365 * DAY;
/** Milliseconds since the businesses were verified; a year after it they have to confirm what they said. */
const VERIFIED_AGO = 30 * DAY;

/** The currencies that the platform itself has accounts in. */
const PLATFORM_CURRENCIES = ['EUR', 'USD', 'GBP'];

interface Holder {
  readonly business: typeof DUTCH_SELLER;
  readonly description: string;
  readonly timeZone: string;
  readonly currencies: readonly string[];
}

/** The platform's own accounts, and two sellers with theirs. */
const HOLDERS: readonly Holder[] = [
  {
    business: PLATFORM_ITSELF,
    description: 'The platform itself',
    timeZone: 'Europe/Amsterdam',
    currencies: PLATFORM_CURRENCIES,
  },
  {
    business: DUTCH_SELLER,
    description: 'A seller in the Netherlands',
    timeZone: 'Europe/Amsterdam',
    currencies: ['EUR', 'USD'],
  },
  {
    business: BRITISH_SELLER,
    description: 'A seller in the United Kingdom',
    timeZone: 'Europe/London',
    currencies: ['GBP'],
  },
];

/** The first holders, without sellers that are not wanted, and with as many more as are. */
function holders({ random, history: { sellers = HOLDERS.length - 1 } }: State): readonly Holder[] {
  const count = sellers + 1 - HOLDERS.length;
  if (count <= 0) return HOLDERS.slice(0, sellers + 1);
  const more = moreSellers(random, count).map((business) => ({
    business,
    description: business.organization.legalName,
    timeZone: 'Europe/Amsterdam',
    currencies: ['EUR'],
  }));
  return [...HOLDERS, ...more];
}

/** Offers an account holder 10,000 in advance, to be paid back by a tenth of what it earns. */
export function offerGrant(
  { grantOffers, balanceAccounts }: BalancePlatformRecords,
  { random, now }: State,
  { id: accountHolderId, primaryBalanceAccount = '' }: Kept<typeof AccountHolder>,
): void {
  const currency = balanceAccounts.get(primaryBalanceAccount)?.defaultCurrencyCode ?? 'EUR';
  const id = `GO${random.reference()}`;
  grantOffers.set(id, {
    id,
    accountHolderId,
    amount: { value: 1_000_000, currency },
    contractType: 'cashAdvance',
    fee: { amount: { value: 100_000, currency } },
    repayment: {
      basisPoints: 1000,
      term: { estimatedDays: 180, maximumDays: 540 },
      threshold: { amount: { value: 25_000, currency } },
    },
    startsAt: new Date(now()).toISOString(),
    expiresAt: new Date(now() + 30 * DAY).toISOString(),
  });
}

/** No row lists grant accounts, so the one there is has a name that a merchant can know. */
const GRANT_ACCOUNT = 'FlorinGrants';

/** The account that the platform lends from. */
function openGrantAccount({ grantAccounts }: BalancePlatformRecords, fundingBalanceAccountId: string): void {
  const id = GRANT_ACCOUNT;
  const limits = PLATFORM_CURRENCIES.map((currency) => ({ amount: { value: 100_000_000, currency } }));
  grantAccounts.set(id, { id, fundingBalanceAccountId, limits });
}

/** Legal entities, account holders, balance accounts and grants as an established platform has them. */
export function furnish(records: BalancePlatformRecords, state: State): void {
  const { random, now } = state;
  for (const { business, description, timeZone, currencies } of holders(state)) {
    const id = `AH${random.reference()}`;
    for (const capability of SELLER_CAPABILITIES)
      records.capabilitiesAskedAt.set(`${id} ${capability}`, now() - YEAR);
    const accounts = currencies.map((defaultCurrencyCode) => ({
      id: `BA${random.reference()}`,
      accountHolderId: id,
      defaultCurrencyCode,
      description: `${description}: ${defaultCurrencyCode}`,
      status: 'active' as const,
      timeZone,
    }));
    for (const account of accounts) records.balanceAccounts.set(account.id, account);
    const entity = addVerified(
      state,
      { ...business, capabilities: SELLER_CAPABILITIES },
      now() - VERIFIED_AGO,
    );
    const holder = {
      id,
      legalEntityId: entity.id,
      balancePlatform: records.platform.id,
      description,
      primaryBalanceAccount: accounts[0]?.id,
      capabilities: Object.fromEntries(
        SELLER_CAPABILITIES.map((capability) => [capability, { enabled: true, requested: true }]),
      ),
      status: 'active' as const,
      timeZone,
    };
    records.accountHolders.set(id, holder);
    if (records.grantAccounts.size === 0) openGrantAccount(records, accounts[0]?.id ?? '');
    else offerGrant(records, state, holder);
  }
}
