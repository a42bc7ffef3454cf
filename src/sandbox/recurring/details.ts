import { timeOf } from '../../facts/instant.js';
import type {
  disableRecurringDetail,
  listRecurringDetails,
  RecurringDetail,
} from '../../client/recurring/index.js';
import type { CardFacts } from '../cards/payment.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import { readShopper, removeDetail, storedDetails, type StoredDetail } from './stored-detail.js';

/** `POST /listRecurringDetails`. */
export const list: Answering<typeof listRecurringDetails> = (state, { input }) => {
  const shopper = readShopper(state, input);
  const contract = input.recurring?.contract;
  const details = storedDetails(state, shopper).filter(
    ({ contracts }) => !contract || contracts.includes(contract),
  );
  const [first] = details.flatMap(({ at }) => at ?? []).toSorted((a, b) => a - b);
  const email = details.findLast(({ shopperEmail }) => shopperEmail)?.shopperEmail;
  return {
    shopperReference: shopper.shopperReference,
    ...(first !== undefined && { creationDate: timeOf(first) }),
    ...(email && { lastKnownShopperEmail: email }),
    details: details.map((detail) => ({ RecurringDetail: recurringDetail(detail) })),
  };
};

/** `POST /disable`: one detail, or all that are kept for the contracts named. */
export const disable: Answering<typeof disableRecurringDetail> = (state, { input }) => {
  const { recurringDetailReference: id, contract } = input;
  const contracts = contract?.split(',').map((name) => name.trim());
  const found = storedDetails(state, readShopper(state, input)).filter(
    (detail) =>
      (id === undefined || detail.id === id) &&
      (!contracts || detail.contracts.some((name) => contracts.includes(name))),
  );
  if (found.length === 0) throw invalid('800', 'Contract not found');
  for (const detail of found) removeDetail(state, detail.id);
  return { response: id ? '[detail-successfully-disabled]' : '[all-details-successfully-disabled]' };
};

function recurringDetail(detail: StoredDetail): RecurringDetail {
  const { id, card, bank, shopperName, contracts, pspReference, at } = detail;
  const variant = card?.brand ?? 'bankTransfer_IBAN';
  return {
    recurringDetailReference: id,
    variant,
    paymentMethodVariant: variant,
    contractTypes: [...contracts],
    ...(card && { card: shownCard(card), networkTxReference: networkReference(id) }),
    ...(bank && { bank }),
    ...(shopperName && { shopperName }),
    ...(pspReference && { firstPspReference: pspReference }),
    ...(at !== undefined && { creationDate: timeOf(at) }),
  };
}

/** The scheme's own name for the payment that stored a card: fifteen digits, the same each time. */
const networkReference = (id: string): string =>
  [...id.padEnd(15, '0')]
    .slice(0, 15)
    .map((letter) => letter.charCodeAt(0) % 10)
    .join('');

/** The last four digits stand for the number. */
const shownCard = ({ lastFour, expiryMonth, expiryYear, holderName }: CardFacts) => ({
  number: lastFour,
  expiryMonth: String(Number(expiryMonth)),
  expiryYear,
  ...(holderName && { holderName }),
});
