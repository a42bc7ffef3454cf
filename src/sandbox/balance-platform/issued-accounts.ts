import type { BankAccountDetails } from '../../client/balance-platform/index.js';
import { routingNumberOf } from '../../facts/bank-accounts.js';
import { ibanOf } from '../../facts/iban.js';
import type { Random } from '../state/random.js';
import { notPossible } from '../refusals/rest-error.js';
import type { Kept } from './records.js';

type Details = Kept<typeof BankAccountDetails>;

/** The bank of the sandbox, as IBANs name it: no real one has these letters. */
const BANK = 'FLRN';

/** How an account of each country is named. */
const ISSUERS: Readonly<Record<string, (random: Random) => Details>> = {
  NL: (random) => ({ type: 'iban', iban: ibanOf('NL', `${BANK}${random.digits(10)}`) }),
  DE: (random) => ({ type: 'iban', iban: ibanOf('DE', random.digits(18)) }),
  ES: (random) => ({ type: 'iban', iban: ibanOf('ES', random.digits(20)) }),
  LU: (random) => ({ type: 'iban', iban: ibanOf('LU', random.digits(16)) }),
  GB(random) {
    const [sortCode, accountNumber] = [random.digits(6), random.digits(8)];
    return {
      type: 'ukLocal',
      accountNumber,
      sortCode,
      iban: ibanOf('GB', `${BANK}${sortCode}${accountNumber}`),
    };
  },
  US: (random) => ({
    type: 'usLocal',
    accountNumber: random.digits(10),
    accountType: 'checking',
    routingNumber: routingNumberOf(`0${random.digits(7)}`),
  }),
};

/** Numbers for a new business account; the check digits are right. */
export function issueAccount(random: Random, country: string, formFactor: string): Details {
  const issue = ISSUERS[country];
  if (!issue) throw notPossible(`No business accounts are issued in ${country}`);
  return { ...issue(random), formFactor };
}
