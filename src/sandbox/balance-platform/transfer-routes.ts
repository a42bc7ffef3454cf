import type {
  balancePlatform,
  TransferRoute,
  TransferRouteRequest,
} from '../../client/balance-platform/index.js';
import { SEPA_COUNTRIES } from '../../facts/sepa.js';
import { recordsOf as legalEntityRecords } from '../legal-entity/records.js';
import { RestError } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { checkPlatform } from './account-holders.js';
import { accountFaults } from './account-numbers.js';
import { balancePlatformRecords } from './platform-records.js';
import type { Kept } from './records.js';
import { checkCountry, checkCurrency, named } from './lookup.js';

type Route = Kept<typeof TransferRoute>;
type Requirement = NonNullable<Route['requirements']>[number];
type Identification = NonNullable<
  NonNullable<NonNullable<TransferRouteRequest['counterparty']>['bankAccount']>['accountIdentification']
>;
type AccountType = NonNullable<Identification['type']>;
type Priority = NonNullable<Route['priority']>;

/** How money of one currency moves within the countries that use it. */
interface Scheme {
  readonly currency: string;
  readonly countries: readonly string[];
  readonly accounts: readonly AccountType[];
  readonly priorities: readonly Priority[];
}

const local = (
  currency: string,
  country: string,
  accounts: readonly AccountType[],
  priorities: readonly Priority[] = ['regular'],
): Scheme => ({ currency, countries: [country], accounts, priorities });

const SCHEMES: readonly Scheme[] = [
  {
    currency: 'EUR',
    countries: SEPA_COUNTRIES,
    accounts: ['iban'],
    priorities: ['regular', 'instant', 'wire'],
  },
  local('AUD', 'AU', ['auLocal'], ['regular', 'instant']),
  local('BRL', 'BR', ['brLocal'], ['instant', 'wire']),
  local('CAD', 'CA', ['caLocal']),
  local('CZK', 'CZ', ['czLocal', 'iban']),
  local('DKK', 'DK', ['dkLocal', 'iban'], ['regular', 'instant']),
  local('GBP', 'GB', ['ukLocal', 'iban'], ['regular', 'fast', 'wire']),
  local('HKD', 'HK', ['hkLocal'], ['regular', 'instant']),
  local('HUF', 'HU', ['huLocal', 'iban'], ['regular', 'instant']),
  local('NOK', 'NO', ['noLocal', 'iban']),
  local('NZD', 'NZ', ['nzLocal']),
  local('PLN', 'PL', ['plLocal', 'iban']),
  local('SEK', 'SE', ['seLocal', 'iban']),
  local('SGD', 'SG', ['sgLocal'], ['regular', 'instant']),
  local('USD', 'US', ['usLocal'], ['regular', 'fast', 'instant', 'wire']),
];

/** Each kind of account states its country in another field. */
function countryOf(account: Identification | undefined): string | undefined {
  if (account === undefined) return undefined;
  if (account.type === 'iban') return account.iban.slice(0, 2);
  if (account.type === 'numberAndBic') return account.bic.slice(4, 6);
  const country = (account.type ?? 'sgLocal').slice(0, 2).toUpperCase();
  return country === 'UK' ? 'GB' : country;
}

/** The most that goes at once, in minor units. */
const INSTANT_MAXIMUM = 10_000_000;

const accountsRequired = (types: readonly AccountType[]): Requirement => ({
  type: 'bankAccountIdentificationTypeRequirement',
  description: 'The account has to be named in one of these ways',
  bankAccountIdentificationTypes: [...types],
});

const ADDRESS: Requirement = {
  type: 'addressRequirement',
  description: 'The address of the recipient is required',
  requiredAddressFields: ['country', 'city', 'line1'],
};

function routesWithin({ currency, accounts, priorities }: Scheme, country: string): Route[] {
  return priorities.map((priority) => ({
    category: 'bank',
    country,
    currency,
    priority,
    requirements: [
      accountsRequired(accounts),
      ...(priority === 'instant' || priority === 'fast'
        ? [
            {
              type: 'amountMinMaxRequirement' as const,
              description: 'The amount has limits',
              min: 1,
              max: INSTANT_MAXIMUM,
            },
          ]
        : []),
      ...(priority === 'wire' ? [ADDRESS] : []),
    ],
  }));
}

/** Any currency goes anywhere by way of correspondent banks. */
const routeAbroad = (currency: string, country: string): Route => ({
  category: 'bank',
  country,
  currency,
  priority: 'crossBorder',
  requirements: [accountsRequired(['iban', 'numberAndBic']), ADDRESS],
});

const takes = ({ requirements = [] }: Route, type: AccountType): boolean =>
  requirements.every(
    (requirement) =>
      requirement.type !== 'bankAccountIdentificationTypeRequirement' ||
      requirement.bankAccountIdentificationTypes?.includes(type),
  );

function accountOf(state: State, { counterparty }: TransferRouteRequest): Identification | undefined {
  const { bankAccount, transferInstrumentId } = counterparty ?? {};
  if (transferInstrumentId !== undefined)
    named(legalEntityRecords(state).instruments, transferInstrumentId, 'counterparty.transferInstrumentId');
  return bankAccount?.accountIdentification;
}

export const transferRouteAnswers = {
  calculateTransferRoutes(state, { input }) {
    const { balancePlatform: platform, balanceAccountId, country, currency, priorities } = input;
    checkPlatform(state, platform);
    checkCurrency(currency, 'currency');
    if (country !== undefined) checkCountry(country, 'country');
    if (balanceAccountId !== undefined)
      named(balancePlatformRecords(state).balanceAccounts, balanceAccountId, 'balanceAccountId');
    const account = accountOf(state, input);
    const scheme = SCHEMES.find((known) => known.currency === currency);
    const to = country ?? countryOf(account);
    const within =
      scheme && (to === undefined ? scheme.countries : scheme.countries.filter((one) => one === to));
    const routes = [
      ...(scheme && within ? within.flatMap((one) => routesWithin(scheme, one)) : []),
      ...(to === undefined ? [] : [routeAbroad(currency, to)]),
    ];
    return {
      transferRoutes: routes
        .filter((route) => account === undefined || takes(route, account.type ?? 'sgLocal'))
        .filter(({ priority }) => !priorities || (priority !== undefined && priorities.includes(priority))),
    };
  },

  /** Says of every field what is wrong with it, all at once. */
  validateBankAccountIdentification(_state, { input: { accountIdentification } }) {
    const faults = accountFaults(accountIdentification);
    if (faults.length === 0) return undefined;
    throw new RestError(
      422,
      '30_032',
      'Invalid bank account',
      'No bank would have given out these numbers',
      faults.map(({ field, message }) => ({ name: `accountIdentification.${field}`, message })),
    );
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
