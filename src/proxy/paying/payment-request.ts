import type { PayRequest } from '../../client/shopper/index.js';
import type { Call, Services } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import { cardExtrasRequest } from './card-extras.js';
import { checkGiftCard } from './gift-card.js';
import { checkDebit, debitRequest } from './debit.js';
import { familyOf } from './method-family.js';
import { dropAbsent } from '../platform/fields-of-answer.js';
import { detailsOf, type MerchantOrder } from '../platform/merchant-order.js';
import { deliveryFields } from './order-delivery.js';
import { splitsOf } from './splits.js';
import { Refusal } from '../refusal.js';
import { checkInvoice, invoiceRequest } from './invoice.js';
import { checkIssuer } from './issuers.js';
import { checkShortForm, shortFormRequest } from './short-form.js';
import { checkStored } from './stored-methods.js';
import { checkWallet, withWalletToken } from './wallet.js';

const CARD = ['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear'] as const;
const NOT_OF_CARDS = ['fields', 'issuer'] as const;
const NOT_OF_GIFT_CARDS = [...NOT_OF_CARDS, 'person', 'installments'] as const;

/** A new card needs its envelopes, a stored one a shopper; both at once is neither. */
export function checkPaymentMethod(
  body: PayRequest,
  call: Call,
  { environment, now }: Pick<Services['settings'], 'environment' | 'now'>,
): void {
  const { paymentMethod, storePaymentMethod } = body;
  const family = familyOf(paymentMethod.type);
  if (!family) throw new Refusal('invalid-request', { field: 'paymentMethod.type' });
  const { storedPaymentMethodId: stored, ...method } = paymentMethod;
  if (family !== 'card') checkStored(body, call);
  if (family === 'redirect') return checkNameAlone(method);
  if (family === 'short-form') {
    const { fields, ...rest } = method;
    if (stored !== undefined) return checkNameAlone(method);
    checkNameAlone(rest);
    return checkShortForm(rest.type, fields);
  }
  if (family === 'issuer-list') {
    const { issuer, fields, ...rest } = method;
    checkNameAlone(rest);
    checkIssuer(rest.type, issuer);
    return checkShortForm(rest.type, fields);
  }
  if (family === 'direct-debit') {
    const { debit, ...rest } = method;
    checkNameAlone(rest);
    return checkDebit(rest.type, debit, stored !== undefined);
  }
  if (paymentMethod.debit) throw new Refusal('invalid-request', { field: 'paymentMethod.debit' });
  if (family === 'wallet') {
    const { wallet, ...rest } = method;
    checkNameAlone(rest);
    return checkWallet(environment, rest.type, wallet);
  }
  if (paymentMethod.wallet) throw new Refusal('invalid-request', { field: 'paymentMethod.wallet' });
  if (family === 'invoice') {
    const { person, ...rest } = method;
    checkNameAlone(rest);
    return checkInvoice(rest.type, person, now());
  }
  const isGift = family === 'gift-card';
  const foreign = (isGift ? NOT_OF_GIFT_CARDS : NOT_OF_CARDS).find(
    (name) => paymentMethod[name] !== undefined,
  );
  if (foreign) throw new Refusal('invalid-request', { field: `paymentMethod.${foreign}` });
  if (isGift) return checkGiftCard(paymentMethod);
  const { storedPaymentMethodId } = paymentMethod;
  const isStored = storedPaymentMethodId !== undefined;
  const wrong = CARD.find((name) => (paymentMethod[name] === undefined) !== isStored);
  if (wrong) throw new Refusal('invalid-request', { field: `paymentMethod.${wrong}` });
  if (call.caller.identity.shopperReference) return;
  if (isStored) throw new Refusal('invalid-request', { field: 'paymentMethod.storedPaymentMethodId' });
  if (storePaymentMethod) throw new Refusal('invalid-request', { field: 'storePaymentMethod' });
}

/** Of a method that is no card, nothing of a card is said. */
function checkNameAlone({ type: _, ...fields }: PayRequest['paymentMethod']): void {
  const [extra] = Object.entries(fields).find(([, value]) => value !== undefined) ?? [];
  if (extra !== undefined) throw new Refusal('invalid-request', { field: `paymentMethod.${extra}` });
}

const short = (value: string | null, longest: number): string => (value ?? '').slice(0, longest);

/** What a page and its request say. The shopper is there, so that is `Ecommerce` also where the card is a stored one. */
export const shopperAtPage = (
  { browser, locale }: Pick<PayRequest, 'browser' | 'locale'>,
  { request, origin, address }: Call,
): Record<string, unknown> => ({
  shopperLocale: localeIn(locale),
  channel: 'Web',
  origin: origin.length <= 80 ? origin : undefined,
  shopperIP: address,
  shopperInteraction: 'Ecommerce',
  browserInfo: {
    ...browser,
    javaScriptEnabled: true,
    userAgent: short(request.headers.get('user-agent'), 512) || 'unknown',
    acceptHeader: short(request.headers.get('accept'), 512) || '*/*',
  },
});

/** Where the order says what a card is stored for, a page cannot make it another purpose. */
function recurring(
  body: PayRequest,
  { caller }: Call,
  { recurringProcessingModel: model = body.recurringProcessingModel ?? 'CardOnFile' }: MerchantOrder,
): Record<string, unknown> {
  const { shopperReference } = caller.identity;
  if (!shopperReference) return {};
  const isKept = body.storePaymentMethod === true || body.paymentMethod.storedPaymentMethodId !== undefined;
  return {
    shopperReference,
    storePaymentMethod: body.storePaymentMethod,
    recurringProcessingModel: isKept ? model : undefined,
  };
}

export const localeIn = (locale: string | undefined): string | undefined =>
  locale && /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/.test(locale) ? locale : undefined;

/**
 * The browser decides the card, the screen and the language, and nothing else. The merchant's server may say the rest; of a
 * field that the proxy fills in too, the proxy's counts.
 */
export function paymentRequest(
  services: Services,
  call: Call,
  body: PayRequest,
  order: MerchantOrder,
  attempt: Attempt,
): Record<string, unknown> {
  const { settings } = services;
  const details = detailsOf(order);
  const { shopperLocale, ...fromPage } = shopperAtPage(body, call);
  const method = body.paymentMethod.debit
    ? debitRequest(body.paymentMethod)
    : shortFormRequest(withWalletToken(body.paymentMethod));
  return dropAbsent({
    shopperLocale,
    merchantOrderReference: attempt.order,
    ...details,
    // What the shopper has typed for this method counts before what the merchant knows of them.
    ...dropAbsent(method),
    ...(body.paymentMethod.type === 'scheme' ? cardExtrasRequest : invoiceRequest)(body.paymentMethod),
    ...dropAbsent(deliveryFields(body.delivery)),
    merchantAccount: order.merchantAccount ?? settings.merchantAccount,
    reference: attempt.reference,
    amount: attempt.amount,
    splits: splitsOf(order, attempt),
    returnUrl: order.returnUrl,
    ...fromPage,
    authenticationData: {
      ...order.authenticationData,
      threeDSRequestData: { nativeThreeDS: 'preferred', ...order.authenticationData?.threeDSRequestData },
    },
    ...recurring(body, call, order),
  });
}
