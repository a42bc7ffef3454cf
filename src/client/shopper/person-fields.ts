import { addressLines, namesFlats, type AddressPart } from '../../facts/address-forms.js';
import { readTaxpayerNumber } from '../../facts/brazilian-numbers.js';
import { readPostalCode } from '../../facts/postal-codes.js';
import { callingCode, readTelephone } from '../../facts/telephone.js';
import type { Invoice, PersonPart } from './invoices.js';
import { readEmail } from './email.js';
import { plainText } from './plain-text.js';

export type PersonFieldName = PersonPart | AddressPart | 'country';

/** One thing to fill in. */
export interface PersonField {
  /** Where it stands in `Person`: `billingAddress.street`. */
  readonly path: string;
  readonly name: PersonFieldName;
  readonly isOptional?: boolean;
}

export type AddressName = 'billingAddress' | 'deliveryAddress';

/** The part of a method's row that says what is asked, and in which countries addresses may be. */
export type PersonAsked = Pick<Invoice, 'asks' | 'optional' | 'countries' | 'addressParts'>;

/** What has been typed or sent, by its path. */
export type Typed = Readonly<Record<string, string | undefined>>;

const ADULT = 18;

/** A day that is in the calendar, and eighteen years before `now` or longer, but no life longer than any known. */
function birthDate(text: string, now: number): string | undefined {
  const at = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(+at) || !at.toISOString().startsWith(text))
    return undefined;
  const born = at.getUTCFullYear();
  at.setUTCFullYear(born + ADULT);
  return +at <= now && born > new Date(now).getUTCFullYear() - 125 ? text : undefined;
}

/** A value as it is sent; undefined where it is none. What is sent reads as itself. */
export function readPersonField(
  name: PersonFieldName,
  text: string,
  { country, now, countries }: { country: string; now: number; countries: readonly string[] },
): string | undefined {
  switch (name) {
    case 'dateOfBirth':
      return birthDate(text, now);
    case 'telephoneNumber':
      return readTelephone(text, callingCode(country));
    case 'shopperEmail':
      return readEmail(text);
    case 'socialSecurityNumber':
      return readTaxpayerNumber(text);
    case 'registrationNumber':
      return plainText(text, 30);
    case 'country':
      return countries.includes(text) ? text : undefined;
    case 'postalCode': {
      const code = readPostalCode(text, country);
      return code !== undefined && code.length <= 10 ? plainText(code) : undefined;
    }
    case 'stateOrProvince':
      return /^(?:[A-Z]{2,3}|\d{2})$/.exec(text.trim().toUpperCase())?.[0];
    default:
      return plainText(text);
  }
}

/** The fields that say who a person is, in their order. */
export const ownFields = ({ asks, optional = [] }: PersonAsked): readonly PersonField[] => [
  ...asks.map((name) => ({ path: name, name })),
  ...optional.map((name) => ({ path: name, name, isOptional: true })),
];

/** Lines of fields of an address, in the order of its country. */
export function addressFields(
  { countries, addressParts }: PersonAsked,
  address: AddressName,
  country: string,
): readonly (readonly PersonField[])[] {
  const field = (name: PersonFieldName): PersonField => ({ path: `${address}.${name}`, name });
  const lines = addressLines(country).map((line) =>
    line
      .filter((name) => addressParts?.includes(name) ?? true)
      .map((name) => ({ ...field(name), isOptional: name === 'houseNumberOrName' && namesFlats(country) })),
  );
  return [
    ...(address === 'deliveryAddress' ? [[field('firstName'), field('lastName')]] : []),
    ...(countries.length > 1 ? [[field('country')]] : []),
    ...lines.filter(([first]) => first),
  ];
}

/** The country that an address is in: the one that was chosen, or the first. */
export const countryIn = ({ countries }: PersonAsked, typed: Typed, address: AddressName): string =>
  typed[`${address}.country`] ?? countries[0] ?? '';

/** The first field that is not filled in right; undefined where all are. */
export function wrongPersonField(
  asked: PersonAsked,
  typed: Typed,
  hasDelivery: boolean,
  now: number,
): PersonField | undefined {
  const { countries } = asked;
  const wrong = (address: AddressName, fields: readonly PersonField[]): PersonField | undefined => {
    const place = { country: countryIn(asked, typed, address), now, countries };
    return fields.find(({ path, name, isOptional }) => {
      const text = typed[path] ?? (name === 'country' ? place.country : '');
      return !(isOptional && text.trim() === '') && readPersonField(name, text, place) === undefined;
    });
  };
  const fieldsOf = (address: AddressName) =>
    addressFields(asked, address, countryIn(asked, typed, address)).flat();
  return (
    wrong('billingAddress', [...ownFields(asked), ...fieldsOf('billingAddress')]) ??
    (hasDelivery ? wrong('deliveryAddress', fieldsOf('deliveryAddress')) : undefined)
  );
}
