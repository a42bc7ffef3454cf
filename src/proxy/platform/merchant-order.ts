import * as z from '../../client/schema/schema.js';
import { RECURRING_MODELS } from '../../client/checkout/fields/recurring-models.js';
import { PaymentRequest } from '../../client/checkout/payment-request.js';
import { once } from '../../client/schema/once.js';
import { isCreditorIdentifier } from '../../facts/creditor-identifier.js';
import { addressAsked, InstallmentOptions, wrongInstallments } from '../../client/shopper/card-extras.js';
import { Creditor, debitOf } from '../../client/shopper/debits.js';
import { ShippingOption } from '../../client/shopper/deliveries.js';
import { invoiceOf } from '../../client/shopper/invoices.js';
import { unreadableTerm } from '../../client/shopper/mandate-terms.js';
import { MethodHints, type MethodHint } from '../../client/shopper/method-hints.js';
import { isPaidElsewhere } from '../../client/shopper/next-step.js';
import { shortFormOf } from '../../client/shopper/short-forms.js';
import { walletOf } from '../../client/shopper/wallets.js';
import { strictly } from '../../client/schema/validate.js';
import { oneOf, type Amount } from '../../client/schema/values.js';

/** What `POST /payments` takes and neither the browser nor the proxy decides, by the platform's own names and limits. */
const OrderDetails = /*@__PURE__*/ once(() => {
  const payment = z.shapeOf(PaymentRequest());
  return z.object({
    accountInfo: payment.accountInfo,
    additionalAmount: payment.additionalAmount,
    additionalData: payment.additionalData,
    applicationInfo: payment.applicationInfo,
    authenticationData: payment.authenticationData,
    billingAddress: payment.billingAddress,
    captureDelayHours: payment.captureDelayHours,
    company: payment.company,
    countryCode: payment.countryCode,
    dateOfBirth: payment.dateOfBirth,
    deliverAt: payment.deliverAt,
    deliveryAddress: payment.deliveryAddress,
    deviceFingerprint: payment.deviceFingerprint,
    entityType: payment.entityType,
    fraudOffset: payment.fraudOffset,
    industryUsage: payment.industryUsage,
    lineItems: payment.lineItems,
    localizedShopperStatement: payment.localizedShopperStatement,
    mandate: payment.mandate,
    mcc: payment.mcc,
    merchantOrderReference: payment.merchantOrderReference,
    merchantRiskIndicator: payment.merchantRiskIndicator,
    metadata: payment.metadata,
    platformChargebackLogic: payment.platformChargebackLogic,
    recurringExpiry: payment.recurringExpiry,
    recurringFrequency: payment.recurringFrequency,
    riskData: payment.riskData,
    sessionValidity: payment.sessionValidity,
    shopperEmail: payment.shopperEmail,
    shopperLocale: payment.shopperLocale,
    shopperName: payment.shopperName,
    shopperStatement: payment.shopperStatement,
    socialSecurityNumber: payment.socialSecurityNumber,
    splits: payment.splits,
    store: payment.store,
    subMerchants: payment.subMerchants,
    telephoneNumber: payment.telephoneNumber,
    threeDS2RequestData: payment.threeDS2RequestData,
    trustedShopper: payment.trustedShopper,
  });
});
type OrderDetails = z.input<ReturnType<typeof OrderDetails>>;

/** What the proxy does itself with an order, beside what it passes on. */
const OrderOffer = /*@__PURE__*/ once(() =>
  z.object({
    allowedPaymentMethods: z.optional(z.array(z.string())),
    blockedPaymentMethods: z.optional(z.array(z.string())),
    installmentOptions: z.optional(InstallmentOptions()),
    methodHints: z.optional(MethodHints()),
    personalDetailsRequired: z.optional(z.array(oneOf('pix'))),
    cardBillingAddress: z.optional(oneOf('full', 'postal-code')),
    recurringProcessingModel: z.optional(oneOf(...RECURRING_MODELS)),
    shippingOptions: z.optional(z.array(ShippingOption())),
  }),
);

/** Lists of yours may be constants. */
type Given<Value> = Value extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Given<Value[Name]> }
    : Value;

/**
 * Price and return address of an order, from your own records, and what else your server knows of it: each further field is
 * the platform's of that name in `POST /payments`, with its limits. A browser can neither set nor read them. A field that is
 * not right, or not known, ends the request with 500, and its name stands in your log.
 */
export interface MerchantOrder extends Given<OrderDetails> {
  /** Minor units: `{ value: 1999, currency: 'EUR' }` is € 19.99. */
  readonly amount: Amount;
  /** Where a bank sends the shopper back to. `https:`, or `http://localhost` outside live. */
  readonly returnUrl: string;
  /** Default: the proxy's. */
  readonly merchantAccount?: string | undefined;
  /** Types of payment methods that alone may pay this order. Default: all of the account. */
  readonly allowedPaymentMethods?: readonly string[] | undefined;
  /** Types of payment methods that may not pay this order. */
  readonly blockedPaymentMethods?: readonly string[] | undefined;
  /** Who debits a bank account for this order. Default: the proxy's `creditor`. */
  readonly creditor?: Creditor | undefined;
  /**
   * In how many monthly payments a card may pay, by the platform's name of its brand, `card` for all others:
   * `{ card: { values: [2, 3, 6] } }`. With `plans`, the platform's plans; a plan with a refund or a bonus needs its percentage in
   * `percentages`. Default: all at once.
   */
  readonly installmentOptions?: InstallmentOptions | undefined;
  /**
   * What the list of methods says of one before it is chosen, by its type: the numbers of monthly payments, and what it costs beside
   * the order, in minor units: `{ alma: { installments: [3] }, scheme: { surcharge: 35 } }`. Nothing is charged by it. Default: the
   * numbers of `installmentOptions` for cards.
   */
  readonly methodHints?: Readonly<Record<string, Given<MethodHint>>> | undefined;
  /**
   * Types of payment methods that ask for the shopper's name and CPF or CNPJ before they pay, for a contract that needs them: `['pix']`.
   * What the shopper types counts before your `shopperName` and `socialSecurityNumber`. Default: none.
   */
  readonly personalDetailsRequired?: readonly 'pix'[] | undefined;
  /**
   * The billing address that is asked for beside a card: `full`, or `postal-code` alone, in the order's `countryCode`. It counts
   * before your `billingAddress`. Default: none.
   */
  readonly cardBillingAddress?: 'full' | 'postal-code' | undefined;
  /**
   * What a card of this order is stored for, and what a stored one is charged for. It counts before what the page says.
   * Default: the page's, else `CardOnFile`.
   */
  readonly recurringProcessingModel?: (typeof RECURRING_MODELS)[number] | undefined;
  /**
   * Ways to deliver this order, the default first: the sheet of a wallet asks where it goes, and nothing pays it that does not say
   * so. `amount` includes the one that `delivery.option` names, or the first. Empty where you do not deliver to the
   * address. Default: no address is asked for.
   */
  readonly shippingOptions?: readonly ShippingOption[] | undefined;
}

const OWN = [
  'amount',
  'returnUrl',
  'merchantAccount',
  'allowedPaymentMethods',
  'blockedPaymentMethods',
  'creditor',
  'installmentOptions',
  'methodHints',
  'personalDetailsRequired',
  'cardBillingAddress',
  'recurringProcessingModel',
  'shippingOptions',
];

/** What is passed on to the platform as it is. */
export const detailsOf = (order: MerchantOrder): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(order).filter(([name, value]) => value !== undefined && !OWN.includes(name)),
  );

/** Path of the first field that the platform would refuse; undefined where all are right. */
export function wrongDetail(order: MerchantOrder): string | undefined {
  const { creditor, countryCode, cardBillingAddress } = order;
  const { allowedPaymentMethods, blockedPaymentMethods } = order;
  const { installmentOptions, methodHints, personalDetailsRequired } = order;
  const { recurringProcessingModel, shippingOptions } = order;
  const lists = { allowedPaymentMethods, blockedPaymentMethods };
  const offer = {
    ...lists,
    installmentOptions,
    methodHints,
    personalDetailsRequired,
    cardBillingAddress,
    recurringProcessingModel,
    shippingOptions,
  };
  const { fault } = strictly(OrderOffer(), offer);
  const isAddressKnown =
    !cardBillingAddress || addressAsked({ billingAddress: cardBillingAddress, countryCode });
  // A postal code is of a country that has some.
  if (!isAddressKnown) return 'cardBillingAddress';
  const wrong = wrongCreditor(creditor);
  return (
    fault ??
    wrongInstallments(installmentOptions) ??
    (wrong === undefined ? strictly(OrderDetails(), detailsOf(order)).fault : `creditor.${wrong}`) ??
    wrongShipping(order) ??
    wrongMandate(order) ??
    wrongSplits(order)
  );
}

/** Name of the first field that is not right; undefined where all are, or where nothing is said. */
export function wrongCreditor(creditor: Creditor | undefined): string | undefined {
  if (creditor === undefined) return undefined;
  const { identifier } = creditor;
  const isFine = identifier === undefined || isCreditorIdentifier(identifier);
  return strictly(Creditor(), creditor).fault ?? (isFine ? undefined : 'identifier');
}

/**
 * Whether the merchant lets an order be paid by a method of this type, and has said what the method needs: its lines. Of an order that
 * still needs an address, the sheets of wallets alone ask for one.
 */
export const mayPay = (
  { allowedPaymentMethods, blockedPaymentMethods = [], lineItems = [], shippingOptions }: MerchantOrder,
  type: string,
): boolean =>
  !blockedPaymentMethods.includes(type) &&
  (!shippingOptions || walletOf(type) !== undefined) &&
  (lineItems.length > 0 || !invoiceOf(type) || isPaidElsewhere(type)) &&
  (allowedPaymentMethods?.includes(type) ?? (shortFormOf(type) ?? debitOf(type))?.isOptIn !== true);

/** Options are told apart by their ids, and priced in the order's currency. */
function wrongShipping({ shippingOptions = [], amount }: MerchantOrder): string | undefined {
  const ids = new Set(shippingOptions.map(({ id }) => id));
  const isOther = shippingOptions.some(({ amount: { currency } }) => currency !== amount.currency);
  return ids.size < shippingOptions.length || isOther ? 'shippingOptions' : undefined;
}

/** A shopper reads it before they agree to it. */
function wrongMandate({ mandate }: MerchantOrder): string | undefined {
  const wrong = mandate && unreadableTerm(mandate);
  return wrong && `mandate.${wrong}`;
}

/** Splits that name amounts share out the whole of the order; a remainder takes what they leave. */
function wrongSplits({ splits, amount }: MerchantOrder): string | undefined {
  if (!splits) return undefined;
  const shared = splits.reduce((sum, split) => sum + (split.amount?.value ?? 0), 0);
  const isRest = splits.some(({ type, amount: share }) => type === 'Remainder' && !share);
  const isOther = splits.some(
    ({ amount: share }) => (share?.currency ?? amount.currency) !== amount.currency,
  );
  const isWhole = isRest ? shared <= amount.value : shared === amount.value;
  return isWhole && !isOther ? undefined : 'splits';
}
