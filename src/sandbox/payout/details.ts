import type { StoreDetailRequest, storePayoutDetail } from '../../client/payout/index.js';
import type { BankAccount } from '../../client/recurring/stored-detail.js';
import { bareIban, isIban } from '../../facts/iban.js';
import { readClearCard } from '../cards/clear-card.js';
import { readMerchantAccount, readShopperReference } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { openPayouts, type PayoutDetail } from './records.js';

/** `POST /storeDetail`. */
export const storeDetail: Answering<typeof storePayoutDetail> = (state, { input }) => {
  const { id, pspReference } = keepDetail(state, input);
  return { pspReference, recurringDetailReference: id, resultCode: 'Success' };
};

/** Keeps what a payee is paid to: a bank account or a card, one of them. */
export function keepDetail(state: State, input: StoreDetailRequest): PayoutDetail {
  const payee = readPayee(state, input);
  const { bank, card, shopperEmail, shopperName } = input;
  if (!bank === !card) throw invalid('000', 'Either bank or card has to be provided');
  if (bank) checkBank(bank);
  const detail: PayoutDetail = {
    ...payee,
    ...(bank ? { bank } : { card: readClearCard(card ?? {}, state.now()) }),
    id: state.random.reference(),
    shopperEmail,
    shopperName,
    pspReference: state.random.reference(),
    at: state.now(),
  };
  state.records(openPayouts).details.set(detail.id, detail);
  return detail;
}

/** Whom a request is about. What is stored for payouts has a contract of its own. */
export function readPayee(
  state: State,
  input: Pick<StoreDetailRequest, 'merchantAccount' | 'shopperReference' | 'recurring'>,
): { merchantAccount: string; shopperReference: string } {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const shopperReference = readShopperReference(input) ?? '';
  if (input.recurring.contract !== 'PAYOUT') throw invalid('000', "Recurring contract has to be 'PAYOUT'");
  return { merchantAccount, shopperReference };
}

function checkBank({ iban, bankAccountNumber, ownerName }: BankAccount): void {
  if (!ownerName) throw invalid('000', "Required field 'bank.ownerName' is not provided.");
  if (iban === undefined ? !bankAccountNumber : !isIban(bareIban(iban)))
    throw invalid('161', 'Invalid bank account: no valid iban and no bankAccountNumber');
}
