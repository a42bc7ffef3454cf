import type { Amount, Outcome } from '../../../client/index.js';
import type { Method, MethodsAnswer } from '../../../client/shopper/index.js';
import { GOOGLE_NETWORKS, type GoogleNetwork } from '../../../client/shopper/wallets.js';
import type { GoogleDelivery } from './google-delivery.js';
import { configurationOf, decimalAmount, wrongSimulation, type WalletReply } from './sheet.js';

/** The version of Google's own interface that the data is written in, and the gateway that it encrypts for. */
const [VERSION, GATEWAY] = [{ apiVersion: 2, apiVersionMinor: 0 }, 'adyen'];

const networksOf = ({ brands = [] }: Method): readonly GoogleNetwork[] => {
  const known = brands.flatMap((brand) => GOOGLE_NETWORKS[brand as keyof typeof GOOGLE_NETWORKS] ?? []);
  return known.length > 0 ? known : ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'];
};

/** What `PaymentRequest` is asked with. Source: Google Pay’s tutorial on the Payment Request interface. */
function requestOf(
  method: Method,
  { environment }: MethodsAnswer,
  amount: Amount,
  delivery?: GoogleDelivery,
): PaymentRequest {
  const { merchantId, merchantName = location.host, gatewayMerchantId = '' } = configurationOf(method);
  const isLive = environment === 'live';
  const data = {
    ...VERSION,
    ...(!isLive && { environment: 'TEST' }),
    merchantInfo: {
      merchantName,
      merchantOrigin: location.host,
      ...(isLive && { merchantId }),
    },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: networksOf(method),
        },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: GATEWAY, gatewayMerchantId },
        },
      },
    ],
  };
  const total = { label: merchantName, amount: { currency: amount.currency, value: decimalAmount(amount) } };
  const methods = [{ supportedMethods: 'https://google.com/pay', data }];
  const request = new PaymentRequest(methods, { total }, delivery?.asks);
  delivery?.start(amount);
  delivery?.watch(request, merchantName);
  return request;
}

/** Why this browser cannot pay so. */
export async function whyNotGooglePay(method: Method, answer: MethodsAnswer): Promise<string | undefined> {
  const { gatewayMerchantId, merchantId } = configurationOf(method);
  if (!gatewayMerchantId) return 'the platform names no gatewayMerchantId for it.';
  if (answer.environment === 'live' && !merchantId) return 'the platform names no merchantId for it.';
  const wrong = wrongSimulation(PaymentRequest, answer);
  if (wrong) return wrong;
  const isThere = await requestOf(method, answer, answer.amount).canMakePayment();
  return isThere ? undefined : 'this browser has no Google Pay.';
}

/** Opens the sheet; undefined where the shopper has closed it. Rejects where it did not open. */
export async function askGooglePay(
  method: Method,
  answer: MethodsAnswer,
  amount: Amount,
  delivery?: GoogleDelivery,
): Promise<WalletReply | undefined> {
  const response = await requestOf(method, answer, amount, delivery)
    .show()
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      throw error;
    });
  if (!response) return undefined;
  const close = (outcome: Outcome | undefined): void => {
    const result = outcome === 'paid' ? 'success' : outcome === undefined ? 'unknown' : 'fail';
    // One that has closed by itself needs no word any more.
    response.complete(result).catch(() => undefined);
  };
  const { paymentMethodData = {} } = response.details as { paymentMethodData?: GivenCard };
  const { tokenizationData: { token } = {}, info: { cardNetwork } = {} } = paymentMethodData;
  const given = delivery?.deliveryOf(response);
  if (typeof token !== 'string' || (delivery && !given)) {
    close('refused');
    throw new Error('florin: Google Pay gave no token, or no address.');
  }
  const network = Object.values(GOOGLE_NETWORKS).find((known) => known === cardNetwork);
  return { token, ...(network && { cardNetwork: network }), ...given, close };
}

/** What Google writes into the response, as far as it is read here; nothing of it is certain. */
interface GivenCard {
  readonly tokenizationData?: { readonly token?: unknown };
  readonly info?: { readonly cardNetwork?: unknown };
}
