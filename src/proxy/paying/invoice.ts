import type { PayRequest } from '../../client/shopper/index.js';
import { invoiceOf, type Invoice } from '../../client/shopper/invoices.js';
import {
  addressFields,
  countryIn,
  ownFields,
  readPersonField,
  wrongPersonField,
  type AddressName,
  type PersonAsked,
  type Typed,
} from '../../client/shopper/person-fields.js';
import { nextOf } from '../../client/shopper/next-step.js';
import { Refusal } from '../refusal.js';

type Person = NonNullable<PayRequest['paymentMethod']['person']>;

const ADDRESSES: readonly AddressName[] = ['billingAddress', 'deliveryAddress'];

/** Every text of it by its path. */
function typedIn(person: Person): Typed {
  const { billingAddress, deliveryAddress, acceptsTerms: _, ...own } = person;
  const of = (name: AddressName, address: object = {}) =>
    Object.entries(address).map(([part, value]) => [`${name}.${part}`, value]);
  return Object.fromEntries([
    ...Object.entries(own),
    ...of('billingAddress', billingAddress),
    ...of('deliveryAddress', deliveryAddress),
  ]) as Typed;
}

/** Every field that the method's row asks for is there, in the one form that it is sent in, and no other. */
export function checkInvoice(type: string, person: Person = {}, now: number): void {
  const invoice = invoiceOf(type);
  if (!invoice) return;
  const wrong = wrongPersonPath(invoice, person, now);
  if (wrong) throw new Refusal('invalid-request', { field: `paymentMethod.person.${wrong}` });
}

/** Path of the first thing that a person has not said right, or was not asked for. */
export function wrongPersonPath(
  invoice: PersonAsked & Pick<Invoice, 'isOneAddress' | 'terms'>,
  person: Person,
  now: number,
): string | undefined {
  const typed = typedIn(person);
  const { countries, isOneAddress } = invoice;
  if (!person.billingAddress) return 'billingAddress';
  if (person.deliveryAddress && isOneAddress) return 'deliveryAddress';
  if (invoice.terms ? person.acceptsTerms !== true : person.acceptsTerms !== undefined) return 'acceptsTerms';
  const missing = wrongPersonField(invoice, typed, person.deliveryAddress !== undefined, now);
  if (missing) return missing.path;
  const known = new Map<string, string>([
    ...ownFields(invoice).map(({ path }) => [path, 'billingAddress'] as const),
    ...ADDRESSES.flatMap((address) => [
      [`${address}.country`, address] as const,
      ...addressFields(invoice, address, countryIn(invoice, typed, address))
        .flat()
        .map(({ path }) => [path, address] as const),
    ]),
  ]);
  return Object.entries(typed).find(([path, value]) => {
    const address = known.get(path) as AddressName | undefined;
    if (!address || value === undefined) return value !== undefined;
    const name = path.replace(/.*\./, '') as Parameters<typeof readPersonField>[0];
    const place = { country: countryIn(invoice, typed, address), countries, now };
    return readPersonField(name, value, place) !== value;
  })?.[0];
}

/** What Checkout requires of an address and a country’s own form does not have. */
const ABSENT = { street: 'N/A', houseNumberOrName: 'N/A', postalCode: 'N/A', city: 'N/A' };

/** An address with all that Checkout requires. */
export const wholeAddress = (address: Person['billingAddress']): Record<string, unknown> => ({
  ...ABSENT,
  ...address,
});

/**
 * The shopper as the platform takes them: beside the method. Inside it, the specification has texts for the same, which no
 * page of the platform's sends.
 */
export function invoiceRequest({ type, person }: PayRequest['paymentMethod']): Record<string, unknown> {
  if (!person) return {};
  const { firstName, lastName, companyName: name, registrationNumber } = person;
  const {
    dateOfBirth,
    socialSecurityNumber,
    telephoneNumber,
    shopperEmail,
    billingAddress,
    deliveryAddress,
  } = person;
  const given = {
    shopperName: { firstName, lastName },
    dateOfBirth,
    socialSecurityNumber,
    telephoneNumber,
    shopperEmail,
    billingAddress: wholeAddress(billingAddress),
    // A voucher goes with no goods of its own.
    deliveryAddress:
      nextOf(type) === 'voucher'
        ? undefined
        : { ...ABSENT, firstName, lastName, ...billingAddress, ...deliveryAddress },
    company: name === undefined ? undefined : { name, registrationNumber },
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
