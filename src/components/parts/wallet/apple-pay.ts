import { base64OfJson, jsonOfBase64 } from '../../../facts/base64.js';
import type { Amount, Outcome } from '../../../client/index.js';
import { applePaySession, type Method, type MethodsAnswer } from '../../../client/shopper/index.js';
import { APPLE_NETWORKS } from '../../../client/shopper/wallets.js';
import type { AppleContact, AppleDelivery, ShippingSession } from './apple-delivery.js';
import {
  configurationOf,
  decimalAmount,
  wrongSimulation,
  type WalletReply,
  type WalletSurroundings,
} from './sheet.js';

interface Authorised {
  readonly payment: {
    readonly token: { readonly paymentData: unknown };
    readonly shippingContact?: AppleContact;
  };
}

/** The part of Safari's `ApplePaySession` that is used here. Source: Apple Pay on the Web. */
interface Session extends ShippingSession {
  onvalidatemerchant: () => void;
  onpaymentauthorized: (event: Authorised) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { readonly status: number }): void;
}

interface SessionClass {
  new (version: number, request: object): Session;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
  supportsVersion(version: number): boolean;
}

const sessionClass = (): SessionClass =>
  (globalThis as unknown as { readonly ApplePaySession: SessionClass }).ApplePaySession;

/** Versions of the interface, the newest that is known first. */
const [NEWEST, OLDEST] = [14, 3];

function versionOf(Class: SessionClass): number {
  let version = NEWEST;
  while (version > OLDEST && !Class.supportsVersion(version)) version--;
  return version;
}

/** Why this browser cannot pay so. */
export function whyNotApplePay(method: Method, answer: MethodsAnswer): string | undefined {
  const { merchantId, countryCode } = configurationOf(method);
  const Class = sessionClass();
  if (!merchantId) return 'the platform names no merchantId for it.';
  if (!countryCode) return 'it needs a country: set country-code, or countryCode of the order.';
  const wrong = wrongSimulation(Class, answer);
  return wrong ?? (Class.canMakePayments() ? undefined : 'this device has no Apple Pay.');
}

/** Opens the sheet, in the click; undefined where the shopper has closed it. Rejects where it did not open. */
export function askApplePay(
  method: Method,
  { order }: MethodsAnswer,
  amount: Amount,
  { client }: Pick<WalletSurroundings, 'client'>,
  delivery?: AppleDelivery,
): Promise<WalletReply | undefined> {
  const { brands = [] } = method;
  const Class = sessionClass();
  const known = brands.flatMap((brand) => APPLE_NETWORKS[brand as keyof typeof APPLE_NETWORKS] ?? []);
  const { countryCode, merchantName = location.host } = configurationOf(method);
  delivery?.start(amount);
  return new Promise((resolve, reject) => {
    const session = new Class(versionOf(Class), {
      countryCode,
      currencyCode: amount.currency,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: known.length > 0 ? known : ['visa', 'masterCard', 'amex'],
      total: { label: merchantName, amount: decimalAmount(amount), ...(delivery && { type: 'pending' }) },
      ...delivery?.asks,
    });
    // A sheet that the shopper has closed, or that has waited thirty seconds for an outcome, throws at every further call.
    let isOpen = true;
    delivery?.watch(session, merchantName, () => isOpen);
    const validate = async (): Promise<void> => {
      const answer = await client()?.call(applePaySession, { order, ...(countryCode && { countryCode }) });
      if (isOpen) session.completeMerchantValidation(jsonOfBase64(answer?.session ?? ''));
    };
    const abort = (): void => {
      if (isOpen) session.abort();
    };
    const close = (outcome: Outcome | undefined): void => {
      if (!isOpen) return;
      // Apple's sheet has no word for an outcome that is not known: it goes, and the page says what there is to say.
      if (outcome === undefined) return session.abort();
      session.completePayment({ status: outcome === 'paid' ? Class.STATUS_SUCCESS : Class.STATUS_FAILURE });
    };
    // The address that Apple names is not passed on: the platform knows where to ask.
    session.onvalidatemerchant = () =>
      void validate().catch((error: unknown) => {
        abort();
        reject(error as Error);
      });
    session.onpaymentauthorized = ({ payment }) => {
      const given = delivery?.deliveryOf(payment.shippingContact);
      if (!delivery || given)
        return resolve({ token: base64OfJson(payment.token.paymentData), close, ...given });
      session.abort();
      reject(new TypeError('florin: Apple Pay gave no address.'));
    };
    session.oncancel = () => {
      isOpen = false;
      resolve(undefined);
    };
    session.begin();
  });
}
