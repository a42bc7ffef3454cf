import { GOOGLE_NETWORKS } from '../../client/shopper/wallets.js';
import { deliveryForm, type DeliveryForm, type ShownPrice, type SimulatedPerson } from './delivery-form.js';
import { openSheet } from './sheet.js';
import { simulatedToken } from './simulated-token.js';

const GOOGLE_PAY = 'https://google.com/pay';

const addressOf = ({ country, region, city, postalCode }: SimulatedPerson, person?: SimulatedPerson) => ({
  country,
  region,
  city,
  postalCode,
  addressLine: person ? [person.street] : [],
  recipient: person ? `${person.firstName} ${person.lastName}` : '',
});

interface PriceEvent {
  updateWith(details: PaymentDetailsUpdate | Promise<PaymentDetailsUpdate>): void;
}

const shown = ({ total, shippingOptions = [], error }: PaymentDetailsUpdate): ShownPrice => ({
  total: `${total?.amount.value} ${total?.amount.currency}`,
  ways: shippingOptions
    .toSorted((one, other) => Number(other.selected) - Number(one.selected))
    .map(({ id, label, amount }) => ({ id, text: `${label} ${amount.value}` })),
  error,
});

const payerOf = (person: SimulatedPerson) => ({
  shippingAddress: addressOf(person, person),
  payerName: `${person.firstName} ${person.lastName}`,
  payerEmail: person.email,
  payerPhone: person.phone,
});

/** The part of the browser's `PaymentRequest` that takes Google Pay, with a sheet of the page in the place of Google's. */
export class SimulatedPaymentRequest {
  static readonly isSimulated = true;
  readonly #isGooglePay: boolean;
  readonly #total: PaymentItem;
  #isShown = false;
  readonly #asksAddress: boolean;
  shippingAddress: object | null = null;
  shippingOption: string | null = null;
  onshippingaddresschange: ((event: PriceEvent) => void) | null = null;
  onshippingoptionchange: ((event: PriceEvent) => void) | null = null;

  constructor(
    methods: readonly PaymentMethodData[],
    { total }: PaymentDetailsInit,
    { requestShipping = false }: PaymentOptions = {},
  ) {
    this.#asksAddress = requestShipping;
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
    const delivery = this.#asksAddress ? this.#delivery() : undefined;
    const { chosen, close } = openSheet('Google Pay', `${value} ${currency}`, delivery);
    const card = await chosen;
    if (!card) throw new DOMException('The sheet was closed', 'AbortError');
    const token = simulatedToken(card, crypto.randomUUID());
    return {
      methodName: GOOGLE_PAY,
      ...(delivery && payerOf(delivery.person())),
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

  #delivery(): DeliveryForm {
    const ask = (handler: ((event: PriceEvent) => void) | null): Promise<ShownPrice> =>
      new Promise((resolve, reject) =>
        handler?.({
          updateWith: (details) => void Promise.resolve(details).then(shown).then(resolve, reject),
        }),
      );
    return deliveryForm({
      address: (person) => {
        this.shippingAddress = addressOf(person);
        return ask(this.onshippingaddresschange);
      },
      way: (id) => {
        this.shippingOption = id;
        return ask(this.onshippingoptionchange);
      },
    });
  }
}
