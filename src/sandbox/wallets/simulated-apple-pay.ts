import { deliveryForm, type DeliveryForm, type ShownPrice, type SimulatedPerson } from './delivery-form.js';
import { openSheet, type Sheet } from './sheet.js';
import { simulatedPaymentData } from './simulated-token.js';

interface Asked {
  readonly total: { readonly amount: string };
  readonly currencyCode: string;
  readonly requiredShippingContactFields?: readonly string[];
}

interface Update {
  readonly newTotal: { readonly amount: string };
  readonly newShippingMethods?: readonly {
    readonly identifier: string;
    readonly label: string;
    readonly amount: string;
  }[];
  readonly errors?: readonly SimulatedApplePayError[];
}

/** Why an address cannot be taken, as Safari's class of that name. */
export class SimulatedApplePayError {
  constructor(
    readonly code: string,
    readonly contactField: string,
    readonly message: string,
  ) {}
}

/** Before the shopper has paid, Apple tells as much as a price needs. */
const areaOf = ({ country, region, city, postalCode }: SimulatedPerson) => ({
  countryCode: country,
  administrativeArea: region,
  locality: city,
  postalCode,
});

const contactOf = (person: SimulatedPerson) => ({
  ...areaOf(person),
  addressLines: [person.street],
  givenName: person.firstName,
  familyName: person.lastName,
  emailAddress: person.email,
  phoneNumber: person.phone,
});

/** What Apple's own servers would be asked with; a proxy that is built right never learns of it. */
const VALIDATION = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

/** The part of Safari's `ApplePaySession` that takes a payment, with a sheet of the page in the place of Apple's. */
export class SimulatedApplePaySession {
  static readonly isSimulated = true;
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  /** Milliseconds that the sheet waits for the outcome of a payment before it closes by itself, as in Safari. */
  static patience = 30_000;
  static canMakePayments = (): boolean => true;
  static supportsVersion = (version: number): boolean => version <= 14;

  onvalidatemerchant?: (event: { validationURL: string }) => void;
  onpaymentauthorized?: (event: { payment: object }) => void;
  oncancel?: () => void;
  onshippingcontactselected?: (event: { shippingContact: object }) => void;
  onshippingmethodselected?: (event: { shippingMethod: { identifier: string } }) => void;
  #answer: (shown: ShownPrice) => void = () => undefined;
  readonly #asked: Asked;
  #sheet: Sheet | undefined;
  #isOver = false;

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
    else this.#cancel();
  }

  completeShippingContactSelection({ newTotal, newShippingMethods = [], errors = [] }: Update): void {
    this.#admit('completeShippingContactSelection');
    this.#answer({
      total: `${newTotal.amount} ${this.#asked.currencyCode}`,
      ways: newShippingMethods.map(({ identifier, label, amount }) => ({
        id: identifier,
        text: `${label} ${amount}`,
      })),
      error: errors[0]?.message,
    });
  }

  completeShippingMethodSelection(update: Update): void {
    this.completeShippingContactSelection(update);
  }

  completePayment(): void {
    this.#end('completePayment');
  }

  abort(): void {
    this.#end('abort');
  }

  #admit(call: string): void {
    if (!this.#isOver) return;
    throw new DOMException(`${call}() was called on a sheet that is closed.`, 'InvalidAccessError');
  }

  #end(call: string): void {
    this.#admit(call);
    this.#isOver = true;
    this.#sheet?.close();
  }

  #cancel(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#sheet?.close();
    this.oncancel?.();
  }

  async #open(): Promise<void> {
    const { total, currencyCode, requiredShippingContactFields } = this.#asked;
    const delivery = requiredShippingContactFields && this.#delivery();
    this.#sheet = openSheet('Apple Pay', `${total.amount} ${currencyCode}`, delivery);
    const card = await this.#sheet.chosen;
    if (!card) return this.#cancel();
    setTimeout(() => this.#cancel(), SimulatedApplePaySession.patience);
    const paymentData = simulatedPaymentData(card, crypto.randomUUID());
    const shippingContact = delivery && contactOf(delivery.person());
    this.onpaymentauthorized?.({
      payment: { token: { paymentData }, ...(shippingContact && { shippingContact }) },
    });
  }

  #delivery(): DeliveryForm {
    const answered = (ask: () => void): Promise<ShownPrice> =>
      new Promise((resolve) => {
        this.#answer = resolve;
        ask();
      });
    return deliveryForm({
      address: (person) =>
        answered(() => this.onshippingcontactselected?.({ shippingContact: areaOf(person) })),
      way: (identifier) =>
        answered(() => this.onshippingmethodselected?.({ shippingMethod: { identifier } })),
    });
  }
}
