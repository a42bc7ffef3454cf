import { PaymentRequest } from '../../../client/checkout/payment-request.js';
import { StoredAccountRequest } from '../../../client/checkout/stored-account.js';
import { debitOf, DEBITS, type DebitMethod } from '../../../client/shopper/debits.js';
import { INVOICES, type InvoiceMethod } from '../../../client/shopper/invoices.js';
import { REDIRECT_METHODS } from '../../../client/shopper/payment-methods.js';
import { isPaidElsewhere } from '../../../client/shopper/next-step.js';
import { SHORT_FORMS, type ShortFormMethod } from '../../../client/shopper/short-forms.js';
import { WALLETS, type WalletMethod } from '../../../client/shopper/wallets.js';
import { nextAnswer } from './answers.js';
import type { Step } from '../../cards/cards.js';
import { takesAmount } from '../amount-limits.js';
import { debitAccount } from '../debit-methods.js';
import { readGiftCard } from '../gift-payment.js';
import { invoiceAccount } from '../invoice-methods.js';
import { readOrder } from '../orders.js';
import { payPalAccount } from '../paypal.js';
import { ISSUER_LISTS, type IssuerMethod } from '../../../client/shopper/issuers.js';
import { issuerAccount } from '../issuer-methods.js';
import { redirectAccount } from '../redirect-methods.js';
import { readChargebackLogic, readSplits } from '../shares.js';
import { readMandate, shortFormAccount } from '../short-form-methods.js';
import { walletCard } from '../wallet-methods.js';
import {
  checkStructure,
  member,
  readAmount,
  readMerchantAccount,
  readShopperReference,
  text,
} from '../../refusals/fields.js';
import type { Fields } from '../../refusals/fields.js';
import type { Payment, PaymentMethodType } from '../../cards/payment.js';
import { invalid, malformed, notConfigured } from '../../refusals/service-error.js';
import type { State } from '../../state/state.js';
import { storedAccount } from '../stored-accounts.js';
import { readCard, type UsedCard } from './card.js';
import { ok, type Answer, type Call } from '../../rows/operation.js';

/** Older variants have fields of their own, and are only checked for what is needed. */
const PINNED = 71;

const BROWSER_FIELDS = [
  'userAgent',
  'acceptHeader',
  'javaEnabled',
  'colorDepth',
  'screenHeight',
  'screenWidth',
  'timeZoneOffset',
  'language',
];

const DEBIT_TYPES = Object.keys(DEBITS) as DebitMethod[];
const SHORT_TYPES = Object.keys(SHORT_FORMS) as ShortFormMethod[];
const INVOICE_TYPES = Object.keys(INVOICES) as InvoiceMethod[];

const ISSUER_TYPES = Object.keys(ISSUER_LISTS) as IssuerMethod[];
const WALLET_TYPES = Object.keys(WALLETS) as WalletMethod[];

const METHODS = new Map<string, PaymentMethodType>([
  ['scheme', 'scheme'],
  ['card', 'scheme'],
  ['giftcard', 'giftcard'],
  ...REDIRECT_METHODS.map((type) => [type, type] as const),
  ...SHORT_TYPES.map((type) => [type, type] as const),
  ...DEBIT_TYPES.map((type) => [type, type] as const),
  ...WALLET_TYPES.map((type) => [type, type] as const),
  ...INVOICE_TYPES.map((type) => [type, type] as const),
  ...ISSUER_TYPES.map((type) => [type, type] as const),
]);

type Reading = (state: State, input: Fields, merchantAccount: string) => UsedCard | Promise<UsedCard>;

const READING: Readonly<Partial<Record<PaymentMethodType, Reading>>> = {
  scheme: readCard,
  giftcard: readGiftCard,
  paypal: payPalAccount,
  ...Object.fromEntries(SHORT_TYPES.map((type) => [type, shortFormAccount])),
  ...Object.fromEntries(DEBIT_TYPES.map((type) => [type, debitAccount])),
  ...Object.fromEntries(WALLET_TYPES.map((type) => [type, walletCard])),
  ...Object.fromEntries(INVOICE_TYPES.map((type) => [type, invoiceAccount])),
  ...Object.fromEntries(ISSUER_TYPES.map((type) => [type, issuerAccount])),
};

function methodOf(input: Fields): PaymentMethodType {
  const method = METHODS.get(text(member(input, 'paymentMethod'), 'type') ?? 'scheme');
  if (!method) throw notConfigured();
  return method;
}

/** `POST /payments`. */
export async function payments(state: State, call: Call): Promise<Answer> {
  const { input } = call;
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  checkRequest(input);
  const shopperReference = readShopperReference(input);
  const method = methodOf(input);
  // Which code the live platform answers with is not public. It has this one for an amount that it does not take.
  if (!takesAmount(method, readAmount(input))) throw invalid('137', 'Invalid amount specified');
  const order = readOrder(state, input, merchantAccount);
  const isAccount =
    method !== 'scheme' && text(member(input, 'paymentMethod'), 'storedPaymentMethodId') !== undefined;
  const used = isAccount
    ? storedAccount(state, input, merchantAccount, method)
    : await (READING[method] ?? redirectAccount)(state, input, merchantAccount);
  const payment = createPayment(state, call, { merchantAccount, shopperReference, method, order, used });
  if ((call.version ?? PINNED) >= PINNED)
    checkStructure('PaymentRequest', isAccount ? StoredAccountRequest() : PaymentRequest(), input);
  state.payments.push(payment);
  return ok(nextAnswer(state, payment));
}

function checkRequest(input: Fields): void {
  readAmount(input);
  const reference = text(input, 'reference');
  if (!reference) throw invalid('130', "Required field 'reference' is not provided.");
  if (reference.length > 80) throw malformed("Field 'reference' is longer than 80 characters");
  if (!URL.canParse(text(input, 'returnUrl') ?? '')) throw invalid('14_030', 'Return URL is missing.');
  const method = member(input, 'paymentMethod');
  if (typeof method !== 'object' || method === null)
    throw invalid('14_006', "Required object 'paymentMethod' is not provided.");
  methodOf(input);
  if (member(input, 'storePaymentMethod') === true && !text(input, 'shopperReference'))
    throw invalid('000', 'Recurring payments require a shopperReference');
}

interface Known {
  readonly merchantAccount: string;
  readonly shopperReference: string | undefined;
  readonly method: PaymentMethodType;
  readonly used: UsedCard;
  readonly order?: string | undefined;
  readonly donatedAfter?: string | undefined;
}

const HOUR = 3_600_000;

/** A gift card is charged at once, so is what is paid elsewhere, and an account once its bank has answered; anything else by `captureDelayHours`, or when the merchant says so. */
function captureDelayOf(input: Fields, method: PaymentMethodType): { captureDelay?: number } {
  if (method === 'giftcard' || debitOf(method) || isPaidElsewhere(method)) return { captureDelay: 0 };
  const hours = member(input, 'captureDelayHours');
  return typeof hours === 'number' ? { captureDelay: Math.max(0, hours) * HOUR } : {};
}

/** A payment as it begins: nothing has been asked of shopper or issuer. */
export function createPayment(
  state: State,
  call: Call,
  { merchantAccount, shopperReference, method, order, used, donatedAfter }: Known,
): Payment {
  const { input, idempotencyKey, version } = call;
  const merchantReference = text(input, 'reference') ?? '';
  const amount = used.part ?? readAmount(input);
  const splits = readSplits(input, readAmount(input).value);
  const chargebackLogic = readChargebackLogic(input);
  const mandate = readMandate(input, method);
  return {
    pspReference: state.random.reference(),
    merchantAccount,
    merchantReference,
    orderReference:
      text(input, 'merchantOrderReference') ?? text(input, 'orderReference') ?? merchantReference,
    amount,
    ...(used.part && { isPartial: true }),
    method,
    card: used.card,
    securityCodeGiven: used.securityCodeGiven,
    hasAddress: member(input, 'billingAddress') !== undefined,
    returnUrl: text(input, 'returnUrl') ?? '',
    shopperLocale: text(input, 'shopperLocale') ?? 'en',
    shopperReference,
    store: member(input, 'storePaymentMethod') === true,
    recurringProcessingModel: text(input, 'recurringProcessingModel'),
    idempotencyKey,
    returnParameter: (version ?? PINNED) < 67 ? 'payload' : 'redirectResult',
    at: state.now(),
    steps: stepsOf(input, used.card.steps),
    answer: used.answer,
    ...(used.token && { token: used.token }),
    ...(used.permit && { permit: used.permit }),
    modifications: [],
    ...captureDelayOf(input, method),
    ...(splits && { splits }),
    ...(chargebackLogic && { chargebackLogic }),
    ...(mandate && { mandate }),
    ...(used.accountLastFour && { accountLastFour: used.accountLastFour }),
    ...(used.giftCard && { giftCard: used.giftCard }),
    ...(order && { order }),
    ...(donatedAfter && { donatedAfter }),
  };
}

/** Older variants ask for it among their additional data. */
function wantsNative(input: Fields): boolean {
  const request = member(member(input, 'authenticationData'), 'threeDSRequestData');
  const allowed = member(member(input, 'additionalData'), 'allow3DS2');
  return member(request, 'nativeThreeDS') === 'preferred' || allowed === true || allowed === 'true';
}

/**
 * 3D Secure inside the shop needs `nativeThreeDS: 'preferred'`, the web channel, the shop's origin and all of
 * `browserInfo`; a request that does not ask for it is sent to the bank by a redirect, and the shopper's absence
 * (`ContAuth`) or a telephone order (`Moto`) leaves it out.
 */
function stepsOf(input: Fields, steps: readonly Step[]): readonly Step[] {
  const interaction = text(input, 'shopperInteraction') ?? 'Ecommerce';
  const authentication = member(input, 'authenticationData');
  if (interaction !== 'Ecommerce' || member(authentication, 'attemptAuthentication') === 'never') return [];
  if (!steps.length || steps[0]?.startsWith('redirect') || steps[0] === 'paypal' || steps[0] === 'await')
    return steps;
  if (!wantsNative(input)) return ['redirect-get'];
  const browser = member(input, 'browserInfo');
  const missing = BROWSER_FIELDS.find((name) => member(browser, name) === undefined);
  if (missing) throw invalid('15_002', `Required field ${missing} missing for device channel browser`);
  if (!text(input, 'origin'))
    throw invalid('15_002', 'Required field origin missing for device channel browser');
  return steps;
}
