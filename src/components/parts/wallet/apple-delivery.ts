import { DeliveryPricing, said, type Priced } from './delivery-pricing.js';
import { decimalAmount, type GivenDelivery } from './sheet.js';

/** Source: Apple Pay on the Web, `ApplePayPaymentContact`. */
export interface AppleContact {
  readonly countryCode?: string;
  readonly administrativeArea?: string;
  readonly locality?: string;
  readonly postalCode?: string;
  readonly addressLines?: readonly string[];
  readonly givenName?: string;
  readonly familyName?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
}

/** The part of Safari's `ApplePaySession` that an address and a way of delivery are chosen by. */
export interface ShippingSession {
  onshippingcontactselected: (event: { readonly shippingContact: AppleContact }) => unknown;
  onshippingmethodselected: (event: { readonly shippingMethod: { readonly identifier: string } }) => unknown;
  completeShippingContactSelection(update: object): void;
  completeShippingMethodSelection(update: object): void;
}

type ErrorClass = new (code: string, field: string, message: string) => object;

const areaOf = ({ countryCode = '', administrativeArea, locality, postalCode }: AppleContact) => ({
  country: countryCode.toUpperCase(),
  ...said({ stateOrProvince: administrativeArea, city: locality, postalCode }),
});

/** The sheet takes the first of the ways as the chosen one. */
const waysOf = ({ options, option }: Priced) =>
  options
    .toSorted((one, other) => Number(other.id === option) - Number(one.id === option))
    .map(({ id, label, detail = '', amount }) => ({
      identifier: id,
      label,
      detail,
      amount: decimalAmount(amount),
    }));

/** Keeps a sheet's price right while its shopper chooses where the order goes. */
export class AppleDelivery extends DeliveryPricing {
  /** What the sheet asks for. */
  readonly asks = { requiredShippingContactFields: ['postalAddress', 'name', 'email', 'phone'] };

  watch(session: ShippingSession, label: string, isOpen: () => boolean): void {
    let option: string | undefined;
    const update = async (contact?: AppleContact) => {
      const priced = await this.price(contact && areaOf(contact), option);
      const { ApplePayError } = globalThis as unknown as { ApplePayError: ErrorClass };
      const { error } = priced;
      return {
        newTotal: { label, amount: decimalAmount(priced.amount) },
        newShippingMethods: waysOf(priced),
        ...(error && { errors: [new ApplePayError('addressUnserviceable', 'postalAddress', error)] }),
      };
    };
    session.onshippingcontactselected = async ({ shippingContact }) => {
      const shown = await update(shippingContact);
      if (isOpen()) session.completeShippingContactSelection(shown);
    };
    session.onshippingmethodselected = async ({ shippingMethod }) => {
      option = shippingMethod.identifier;
      const { errors: _, ...shown } = await update();
      if (isOpen()) session.completeShippingMethodSelection(shown);
    };
  }

  deliveryOf(contact: AppleContact = {}): GivenDelivery | undefined {
    const { addressLines = [], givenName, familyName, emailAddress, phoneNumber } = contact;
    const name = said({ firstName: givenName, lastName: familyName });
    const address = { ...areaOf(contact), ...said({ street: addressLines.join(', ') }), ...name };
    return this.given(address, {
      ...name,
      ...said({ shopperEmail: emailAddress, telephoneNumber: phoneNumber }),
    });
  }
}
