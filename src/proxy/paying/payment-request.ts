import type { PayRequest } from '../../client/shopper/index.js';
import type { Call, Services } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import { familyOf } from './method-family.js';
import type { MerchantOrder } from '../options.js';
import { Refusal } from '../refusal.js';
import { checkShortForm, shortFormRequest } from './short-form.js';

const CARD = ['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear'] as const;
const GIFT_CARD = ['encryptedCardNumber', 'encryptedSecurityCode'] as const;

/** A new card needs its envelopes, a stored one a shopper; both at once is neither. */
export function checkPaymentMethod(
  { paymentMethod, storePaymentMethod }: PayRequest,
  { caller }: Call,
): void {
  const family = familyOf(paymentMethod.type);
  if (family === 'redirect') return checkNameAlone(paymentMethod, storePaymentMethod);
  if (family === 'short-form') {
    const { fields, ...rest } = paymentMethod;
    checkNameAlone(rest, storePaymentMethod);
    return checkShortForm(rest.type, fields);
  }
  if (paymentMethod.fields) throw new Refusal('invalid-request', { field: 'paymentMethod.fields' });
  const { storedPaymentMethodId } = paymentMethod;
  const isStored = storedPaymentMethodId !== undefined;
  const isGift = paymentMethod.type === 'giftcard';
  const needed = isGift ? GIFT_CARD : CARD;
  if (isGift && isStored)
    throw new Refusal('invalid-request', { field: 'paymentMethod.storedPaymentMethodId' });
  const wrong = needed.find((name) => (paymentMethod[name] === undefined) !== isStored);
  if (wrong) throw new Refusal('invalid-request', { field: `paymentMethod.${wrong}` });
  if (caller.identity.shopperReference) return;
  if (isStored) throw new Refusal('invalid-request', { field: 'paymentMethod.storedPaymentMethodId' });
  if (storePaymentMethod) throw new Refusal('invalid-request', { field: 'storePaymentMethod' });
}

/** Of a method that is no card, nothing of a card is said. */
function checkNameAlone(
  { type: _, ...fields }: PayRequest['paymentMethod'],
  storePaymentMethod: boolean | undefined,
): void {
  const [extra] = Object.entries(fields).find(([, value]) => value !== undefined) ?? [];
  if (extra !== undefined) throw new Refusal('invalid-request', { field: `paymentMethod.${extra}` });
  if (storePaymentMethod) throw new Refusal('invalid-request', { field: 'storePaymentMethod' });
}

const short = (value: string | null, longest: number): string => (value ?? '').slice(0, longest);

function browserInfo({ browser }: PayRequest, { request }: Call): Record<string, unknown> {
  return {
    ...browser,
    javaScriptEnabled: true,
    userAgent: short(request.headers.get('user-agent'), 512) || 'unknown',
    acceptHeader: short(request.headers.get('accept'), 512) || '*/*',
  };
}

function recurring(body: PayRequest, { caller }: Call): Record<string, unknown> {
  const { shopperReference } = caller.identity;
  if (!shopperReference) return {};
  const isKept = body.storePaymentMethod === true || body.paymentMethod.storedPaymentMethodId !== undefined;
  return {
    shopperReference,
    storePaymentMethod: body.storePaymentMethod,
    recurringProcessingModel: isKept ? (body.recurringProcessingModel ?? 'CardOnFile') : undefined,
  };
}

const defined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The browser decides the card, the screen and the language, and nothing else. */
export function paymentRequest(
  { settings }: Services,
  call: Call,
  body: PayRequest,
  order: MerchantOrder,
  attempt: Attempt,
): Record<string, unknown> {
  const locale =
    body.locale && /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/.test(body.locale) ? body.locale : undefined;
  return defined({
    merchantAccount: order.merchantAccount ?? settings.merchantAccount,
    reference: attempt.reference,
    merchantOrderReference: attempt.order,
    amount: attempt.amount,
    returnUrl: order.returnUrl,
    channel: 'Web',
    origin: call.origin.length <= 80 ? call.origin : undefined,
    shopperIP: call.address,
    shopperLocale: locale,
    ...shortFormRequest(body.paymentMethod),
    countryCode: order.countryCode,
    lineItems: order.lineItems,
    shopperInteraction: 'Ecommerce',
    browserInfo: browserInfo(body, call),
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    ...recurring(body, call),
    ...(order.shopperEmail !== undefined && { shopperEmail: order.shopperEmail }),
  });
}
