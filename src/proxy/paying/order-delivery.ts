import type { PayRequest } from '../../client/shopper/index.js';
import type { Delivery, DeliveryRequest } from '../../client/shopper/deliveries.js';
import { readEmail } from '../../client/shopper/email.js';
import { plainText } from '../../client/shopper/plain-text.js';
import { isCountry } from '../../facts/countries.js';
import { statesOf } from '../../facts/states.js';
import { callingCode, readTelephone } from '../../facts/telephone.js';
import type { MerchantOrder } from '../platform/merchant-order.js';
import { Refusal } from '../refusal.js';
import { familyOf } from './method-family.js';

type Readers = Readonly<Record<string, (text: string) => string | undefined>>;

/** Numbers of a house, a road and a flat may be long together; those of a card stand without letters between them. */
const street = (text: string): string | undefined => {
  const trimmed = text.trim();
  return trimmed && !/(\p{Nd}[^\p{L}\p{Nd}]*){12}/u.test(trimmed.normalize('NFKC')) ? trimmed : undefined;
};

const readersFor = (country: string): Readers => ({
  country: (text) => (isCountry(text) ? text : undefined),
  street,
  shopperEmail: readEmail,
  telephoneNumber: (text) => readTelephone(text, callingCode(country)),
});

/** Each text in the form that it is sent on in; one that cannot be read is refused by its name. */
function read<Said extends object>(said: Said, readers: Readers, path: string): Said {
  const entries = Object.entries(said as Readonly<Record<string, string | undefined>>);
  return Object.fromEntries(
    entries.flatMap(([name, text]) => {
      if (text === undefined) return [];
      const value = (readers[name] ?? plainText)(text);
      if (value === undefined) throw new Refusal('invalid-request', { field: `${path}.${name}` });
      return [[name, value]];
    }),
  ) as Said;
}

/** As much of a delivery as its price depends on. */
export function readArea({ address, option }: DeliveryRequest['delivery']): Delivery {
  return {
    address: read(address, readersFor(address.country), 'delivery.address'),
    ...(option !== undefined && { option }),
  };
}

/** The delivery of a payment, whole. Wallets alone tell one: what others ask for stands in `person`. */
export function readDelivery({ delivery, paymentMethod }: PayRequest): Delivery | undefined {
  if (!delivery) return undefined;
  if (familyOf(paymentMethod.type) !== 'wallet') throw new Refusal('invalid-request', { field: 'delivery' });
  if (delivery.address.street === undefined)
    throw new Refusal('invalid-request', { field: 'delivery.address.street' });
  const readers = readersFor(delivery.address.country);
  return { ...readArea(delivery), contact: read(delivery.contact ?? {}, readers, 'delivery.contact') };
}

/** The way of delivery that the amount of an order includes. */
export const chosenOption = ({ shippingOptions = [] }: MerchantOrder, { option }: Delivery) =>
  shippingOptions.find(({ id }) => id === option) ?? shippingOptions[0];

/** Why an order is not delivered so: nothing of a page's counts where the merchant asks for no address, and none may be left out. */
export function wrongDelivery(order: MerchantOrder, delivery: Delivery | undefined): Refusal | undefined {
  if (!order.shippingOptions && !delivery) return undefined;
  if (!order.shippingOptions || !delivery) return new Refusal('invalid-request', { field: 'delivery' });
  const chosen = chosenOption(order, delivery);
  if (!chosen) return new Refusal('invalid-request', { field: 'delivery.address' });
  const isAsShown = delivery.option === undefined || chosen.id === delivery.option;
  return isAsShown ? undefined : new Refusal('amount-changed', { field: 'delivery.option' });
}

/** A state by its code, where the platform wants one. */
function stateOf({ country, stateOrProvince = '' }: Delivery['address']): string | undefined {
  const known = statesOf(country).find(
    ({ code, name }) => code === stateOrProvince.toUpperCase() || name === stateOrProvince,
  );
  return known?.code ?? (stateOrProvince || undefined);
}

/** Where it goes and who pays, as the platform takes them beside the method. Wallets do not part a street from its number. */
export function deliveryFields(delivery: Delivery | undefined): Record<string, unknown> {
  if (!delivery) return {};
  const { address, contact = {} } = delivery;
  const { firstName, lastName, shopperEmail, telephoneNumber } = contact;
  const isNamed = firstName !== undefined && lastName !== undefined;
  return {
    deliveryAddress: {
      street: 'N/A',
      houseNumberOrName: 'ZZ',
      postalCode: 'N/A',
      city: 'N/A',
      ...(isNamed && { firstName, lastName }),
      ...address,
      stateOrProvince: stateOf(address),
    },
    ...(isNamed && { shopperName: { firstName, lastName } }),
    shopperEmail,
    telephoneNumber,
  };
}
