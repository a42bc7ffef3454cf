import { calculateTransferRoutes, type TransferRoute } from '../../../client/balance-platform/index.js';
import { parseAmount, type Amount, type CallInput, type Client } from '../../../client/index.js';
import { createTransfer } from '../../../client/transfers/index.js';
import { bareIban } from '../../../facts/iban.js';
import type { Read } from '../../parts/form/field.js';
import { keyedRow, proxyRow } from '../../parts/resource/proxy-row.js';
import { currencyOf, goalOf, type Goal } from './fields.js';

export const transferRow = /*@__PURE__*/ keyedRow('transfers', createTransfer);
const routesRow = /*@__PURE__*/ proxyRow('balance-platform', calculateTransferRoutes);

type Body = Omit<CallInput<typeof transferRow>, 'WWW-Authenticate'>;
export type Speed = NonNullable<Body['priority']>;

type BankAccount = NonNullable<Body['counterparty']['bankAccount']>;
export type Identification = BankAccount['accountIdentification'];

/** What is sent once. */
export interface Intent {
  readonly to: Goal;
  readonly from: string;
  readonly amount: Amount;
  readonly reference: string;
  readonly body: Body;
}

/** The numbers of the bank account, as the platform writes them. */
export const numbersOf = (typed: Read): Identification =>
  typed('bankWay') === 'numberAndBic'
    ? {
        type: 'numberAndBic',
        accountNumber: typed('accountNumber').trim(),
        bic: typed('bic').trim().toUpperCase(),
      }
    : { type: 'iban', iban: bareIban(typed('iban')) };

function bankOf(typed: Read): BankAccount {
  const country = typed('country');
  const city = typed('city');
  const line1 = typed('line1');
  const address = country && { address: { country, ...(city && { city }), ...(line1 && { line1 }) } };
  const isPerson = typed('ownerType') === 'individual';
  return {
    accountHolder: {
      type: isPerson ? 'individual' : 'organization',
      ...(isPerson
        ? { firstName: typed('firstName'), lastName: typed('lastName') }
        : { fullName: typed('fullName') }),
      ...address,
    },
    accountIdentification: numbersOf(typed),
  };
}

/** Reads what was typed and checked. */
export function intentOf(read: Read, language: string): Intent {
  const typed = (path: string): string => read(path).trim();
  const to = goalOf(read);
  const from = typed('source').split(' ')[0] ?? '';
  const currency = currencyOf(read).toUpperCase();
  const amount = { currency, value: parseAmount(typed('amount'), currency, language) ?? 0 };
  const [reference, description, referenceForBeneficiary] = [
    typed('reference'),
    typed('description').replaceAll('’', "'"),
    typed('beneficiaryReference'),
  ];
  const counterparty: Body['counterparty'] =
    to === 'bank'
      ? { bankAccount: bankOf(typed) }
      : to === 'account'
        ? { balanceAccountId: typed('account') }
        : { transferInstrumentId: typed('instrument') };
  const body = {
    amount,
    balanceAccountId: from,
    category: to === 'account' ? ('internal' as const) : ('bank' as const),
    counterparty,
    ...(description && { description }),
    ...(reference && { reference }),
    ...(referenceForBeneficiary && { referenceForBeneficiary }),
  };
  return { to, from, amount, reference, body };
}

/** The ways the money can take, one for each speed. */
export async function readRoutes(client: Client, intent: Intent): Promise<readonly TransferRoute[]> {
  const { from, amount, body } = intent;
  const { bankAccount, transferInstrumentId } = body.counterparty;
  const { transferRoutes = [] } = await client.call(routesRow, {
    balanceAccountId: from,
    category: 'bank',
    currency: amount.currency,
    counterparty: bankAccount
      ? { bankAccount: { accountIdentification: bankAccount.accountIdentification } }
      : { transferInstrumentId: transferInstrumentId ?? '' },
  });
  const bySpeed = new Map(transferRoutes.map((route) => [route.priority, route]));
  return [...bySpeed.values()].filter(({ priority }) => priority !== undefined);
}
