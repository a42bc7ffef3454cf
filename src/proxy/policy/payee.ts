import type { Payee } from '../ledger/deed.js';
import type { Services } from '../services.js';
import type { Guard } from './rule.js';

type Fields = Readonly<Record<string, unknown>>;

/** Kind of the ledger's records of whom stored details belong to. */
const KIND = 'payout-payee';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const keyOf = ({ settings }: Services, token: unknown): Promise<string> =>
  settings.signer.sign(KIND, textOf(token));

/** Initials and the end of the account: enough for an approver to recognise a payee, and not their name or account. */
export function payeeIn({ bank, shopperName, card }: Fields): Payee {
  const { iban, bankAccountNumber, ownerName } = Object(bank) as Fields;
  const { firstName, lastName } = Object(shopperName) as Fields;
  const { holderName } = Object(card) as Fields;
  const name = [firstName, lastName].map(textOf).join(' ').trim() || textOf(ownerName) || textOf(holderName);
  const words = name.split(/\s+/).filter(Boolean).slice(0, 3);
  const account = (textOf(iban) || textOf(bankAccountNumber)).replace(/[^\dA-Za-z]/g, '');
  return {
    ...(words.length > 0 && { initials: words.map((word) => `${[...word][0]?.toUpperCase()}.`).join(' ') }),
    ...(account.length > 4 && { lastFour: account.slice(-4) }),
  };
}

/** What is paid to stored details later shows whom they belong to. */
export const keepingPayee: Guard = async ({ services, input }, send) => {
  const answer = await send();
  const { recurringDetailReference } = answer as { readonly recurringDetailReference: string };
  const key = await keyOf(services, recurringDetailReference);
  await services.ledger.remember(KIND, key, JSON.stringify(payeeIn(input)));
  return answer;
};

/** The payee of stored details; of those that another server stored, the name that the request brings. */
export async function storedPayee(services: Services, input: Fields): Promise<Payee> {
  const known = await services.ledger.recall(
    KIND,
    await keyOf(services, input['selectedRecurringDetailReference']),
  );
  return { ...payeeIn(input), ...(known !== undefined && (JSON.parse(known) as Payee)) };
}
