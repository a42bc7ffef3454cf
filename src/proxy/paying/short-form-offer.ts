import type { Method, PayRequest } from '../../client/shopper/index.js';
import { shortFormOf, type ShortFormConfiguration } from '../../client/shopper/short-forms.js';
import type { MandateTerms } from '../../client/shopper/mandate-terms.js';
import type { MerchantOrder } from '../platform/merchant-order.js';
import type { Services } from '../services.js';
import { creditorOf } from './consents.js';

const isAsked = ({ personalDetailsRequired = [] }: MerchantOrder, type: string): boolean =>
  personalDetailsRequired.some((each) => each === type);

/** Tells a page that the merchant's server asks for who pays by a method. */
export function withPersonalDetails(order: MerchantOrder, method: Method): Method {
  if (!isAsked(order, method.type)) return method;
  const configuration: ShortFormConfiguration = { personalDetailsRequired: true };
  return { ...method, configuration };
}

/** Tells a page what a shopper agrees to in their bank's app, where the order has a mandate and the method takes one. */
export function withMandate(services: Services, order: MerchantOrder, method: Method): Method {
  const { mandate, amount } = order;
  if (!mandate || !shortFormOf(method.type)?.hasMandate) return method;
  const payee = creditorOf(services, order)?.name;
  const terms: MandateTerms = { mandate, currency: amount.currency, ...(payee !== undefined && { payee }) };
  const configuration: ShortFormConfiguration = { terms };
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
