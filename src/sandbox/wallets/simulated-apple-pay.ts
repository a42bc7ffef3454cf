import { openSheet, type Sheet } from './sheet.js';
import { simulatedPaymentData } from './simulated-token.js';

interface Asked {
  readonly total: { readonly amount: string };
  readonly currencyCode: string;
}

/** What Apple's own servers would be asked with; a proxy that is built right never learns of it. */
const VALIDATION = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

/** The part of Safari's `ApplePaySession` that takes a payment, with a sheet of the page in the place of Apple's. */
export class SimulatedApplePaySession {
  static readonly isSimulated = true;
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static canMakePayments = (): boolean => true;
  static supportsVersion = (version: number): boolean => version <= 14;

  onvalidatemerchant?: (event: { validationURL: string }) => void;
  onpaymentauthorized?: (event: { payment: object }) => void;
  oncancel?: () => void;
  readonly #asked: Asked;
  #sheet: Sheet | undefined;

  /** As in Safari, it is made in a shopper's click alone. */
  constructor(_: number, asked: Asked) {
    if (!navigator.userActivation.isActive)
      throw new DOMException(
        'Must create a new ApplePaySession from a user gesture handler.',
        'InvalidAccessError',
      );
    this.#asked = asked;
  }

  begin(): void {
    setTimeout(() => this.onvalidatemerchant?.({ validationURL: VALIDATION }));
  }

  /** The sheet opens for the domain that the session was made for, until it is over. */
  completeMerchantValidation(session: unknown): void {
    const { domainName, expiresAt } = Object(session) as Record<string, unknown>;
    if (domainName === location.hostname && Number(expiresAt) > 0) void this.#open();
    else this.oncancel?.();
  }

  completePayment(): void {
    this.#sheet?.close();
  }

  abort(): void {
    this.#sheet?.close();
  }

  async #open(): Promise<void> {
    const { total, currencyCode } = this.#asked;
    this.#sheet = openSheet('Apple Pay', `${total.amount} ${currencyCode}`);
    const card = await this.#sheet.chosen;
    if (!card) return this.oncancel?.();
    const paymentData = simulatedPaymentData(card, crypto.randomUUID());
    this.onpaymentauthorized?.({ payment: { token: { paymentData } } });
  }
}
