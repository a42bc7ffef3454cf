import { GOOGLE_NETWORKS } from '../../client/shopper/wallets.js';
import { openSheet } from './sheet.js';
import { simulatedToken } from './simulated-token.js';

const GOOGLE_PAY = 'https://google.com/pay';

/** The part of the browser's `PaymentRequest` that takes Google Pay, with a sheet of the page in the place of Google's. */
export class SimulatedPaymentRequest {
  static readonly isSimulated = true;
  readonly #isGooglePay: boolean;
  readonly #total: PaymentItem;
  #isShown = false;

  constructor(methods: readonly PaymentMethodData[], { total }: PaymentDetailsInit) {
    this.#isGooglePay = methods.some(({ supportedMethods }) => supportedMethods === GOOGLE_PAY);
    this.#total = total;
  }

  canMakePayment(): Promise<boolean> {
    return Promise.resolve(this.#isGooglePay);
  }

  /** As in a browser, it opens in a shopper's click alone, and once. */
  async show() {
    if (this.#isShown) throw new DOMException('show() was called before', 'InvalidStateError');
    if (!this.#isGooglePay) throw new DOMException('No such method', 'NotSupportedError');
    if (!navigator.userActivation.isActive)
      throw new DOMException('show() needs a click of the shopper', 'SecurityError');
    this.#isShown = true;
    const { value, currency } = this.#total.amount;
    const { chosen, close } = openSheet('Google Pay', `${value} ${currency}`);
    const card = await chosen;
    if (!card) throw new DOMException('The sheet was closed', 'AbortError');
    const token = simulatedToken(card, crypto.randomUUID());
    return {
      methodName: GOOGLE_PAY,
      details: {
        paymentMethodData: {
          type: 'CARD',
          info: { cardNetwork: GOOGLE_NETWORKS[card.brand], cardDetails: card.lastFour },
          tokenizationData: { type: 'PAYMENT_GATEWAY', token },
        },
      },
      complete: (): Promise<void> => Promise.resolve(close()),
    };
  }
}
