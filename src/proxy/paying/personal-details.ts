import type { Method, PayRequest } from '../../client/shopper/index.js';
import { shortFormOf, type ShortFormConfiguration } from '../../client/shopper/short-forms.js';
import type { MerchantOrder } from '../platform/merchant-order.js';

const isAsked = ({ personalDetailsRequired = [] }: MerchantOrder, type: string): boolean =>
  personalDetailsRequired.some((each) => each === type);

/** Tells a page that the merchant's server asks for who pays by a method. */
export function withPersonalDetails(order: MerchantOrder, method: Method): Method {
  if (!isAsked(order, method.type)) return method;
  const configuration: ShortFormConfiguration = { personalDetailsRequired: true };
  return { ...method, configuration };
}

/** Path of the first field that says who pays and is missing where the order asks for it, or is there where it does not. */
export function wrongPersonalDetails(
  order: MerchantOrder,
  { type, fields = {} }: PayRequest['paymentMethod'],
): string | undefined {
  const asked = isAsked(order, type);
  const wrong = shortFormOf(type)?.onRequest?.find((name) => (fields[name] !== undefined) !== asked);
  return wrong && `paymentMethod.fields.${wrong}`;
}
