import type { PayRequest } from '../../client/shopper/index.js';
import {
  addressAsked,
  choicesOf,
  isSameChoice,
  type CardExtras,
  type InstallmentChoice,
} from '../../client/shopper/card-extras.js';
import { dropAbsent } from '../platform/fields-of-answer.js';
import type { MerchantOrder } from '../platform/merchant-order.js';
import { wholeAddress, wrongPersonPath } from './invoice.js';

type Method = PayRequest['paymentMethod'];

/** What an order asks beside a card; undefined where it asks nothing. */
export function cardExtras(order: MerchantOrder, hints = false): CardExtras | undefined {
  const { installmentOptions, cardBillingAddress: billingAddress, countryCode } = order;
  if (!installmentOptions && !billingAddress && !hints) return undefined;
  return dropAbsent({
    installmentOptions,
    billingAddress,
    hints: hints || undefined,
    countryCode,
  }) as CardExtras;
}

/** Which brand a card is of, only the platform knows: a choice has to be one that the order offers to any. */
const isOffered = ({ installmentOptions = {} }: MerchantOrder, chosen: InstallmentChoice): boolean =>
  Object.values(installmentOptions).some((option) =>
    choicesOf(option).some((each) => isSameChoice(each, chosen)),
  );

/** Path of the first field beside a card that the order does not ask for, or that is not as it is sent; undefined where all are right. */
export function wrongCardExtra(
  order: MerchantOrder,
  { type, installments, person }: Method,
  now: number,
): string | undefined {
  if (type !== 'scheme') return undefined;
  if (installments && !isOffered(order, installments)) return 'paymentMethod.installments';
  const asked = addressAsked(cardExtras(order) ?? {});
  if (!asked) return person && 'paymentMethod.person';
  const wrong = wrongPersonPath({ ...asked, isOneAddress: true }, person ?? {}, now);
  return wrong && `paymentMethod.person.${wrong}`;
}

/** What is beside a card, as the platform takes it: beside the method. */
export const cardExtrasRequest = ({ installments, person }: Method): Record<string, unknown> =>
  dropAbsent({
    installments,
    billingAddress: person?.billingAddress && wholeAddress(person.billingAddress),
  });
