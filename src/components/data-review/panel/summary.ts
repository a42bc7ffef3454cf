import type { BusinessType } from '../../../facts/legal-entity-types.js';
import type { Address, TaxInformation } from '../../../client/legal-entity/contact.js';
import type { Individual } from '../../../client/legal-entity/individual.js';
import type { LegalEntity } from '../../../client/legal-entity/legal-entity.js';

/** What a fact is called; each has a word in the catalogue. */
export type FactName =
  | 'name'
  | 'born'
  | 'email'
  | 'phone'
  | 'nationality'
  | 'address'
  | 'identification'
  | 'tax-number'
  | 'trade-name'
  | 'law'
  | 'founded'
  | 'registration'
  | 'vat'
  | 'place-of-business'
  | 'web'
  | 'account'
  | 'documents';

export interface Fact {
  /** A word of ours, or the name of a person as the platform has it. */
  readonly name: FactName | { readonly person: string };
  readonly value: string;
  /** A value that has to be put into words: a day, a country, a role, a number of things. */
  readonly kind?: 'day' | 'country' | 'role' | 'count';
}

export interface Group {
  readonly name:
    'individual' | 'organization' | 'soleProprietorship' | 'trust' | 'people' | 'accounts' | 'documents';
  readonly facts: readonly Fact[];
}

const fact = (name: FactName, value: string | undefined, kind?: Fact['kind']): readonly Fact[] =>
  value ? [{ name, value, ...(kind && { kind }) }] : [];

/** Lines of an address, as they would stand on a letter; the country by its code. */
const addressText = ({ street, street2, postalCode, city, stateOrProvince, country }: Address): string =>
  [street, street2, [postalCode, city].filter(Boolean).join(' '), stateOrProvince, country]
    .filter(Boolean)
    .join(', ');

const ENDING = 4;

/** A number by its end: enough to tell which it is, too little to make use of. */
export const masked = (number: string): string =>
  number.length > ENDING ? `•••• ${number.slice(-ENDING)}` : '••••';

const taxFacts = (numbers: readonly TaxInformation[] = []): readonly Fact[] =>
  numbers.flatMap(({ number }) => (number ? fact('tax-number', masked(number)) : []));

function personFacts(person: Individual): readonly Fact[] {
  const { name, birthData, email, phone, nationality, residentialAddress, identificationData } = person;
  const { number, cardNumber } = identificationData ?? {};
  const identification = number || cardNumber;
  return [
    ...fact('name', [name.firstName, name.infix, name.lastName].filter(Boolean).join(' ')),
    ...fact('born', birthData?.dateOfBirth, 'day'),
    ...fact('nationality', nationality, 'country'),
    ...fact('email', email),
    ...fact('phone', phone?.number),
    ...fact('address', addressText(residentialAddress)),
    ...fact('identification', identification && masked(identification)),
    ...taxFacts(person.taxInformation),
    ...fact('web', person.webData?.webAddress),
  ];
}

type Registered = NonNullable<LegalEntity[BusinessType]>;

function registeredFacts(of: Registered): readonly Fact[] {
  const { principalPlaceOfBusiness: place } = of;
  return [
    ...fact('name', 'legalName' in of ? of.legalName : 'name' in of ? of.name : undefined),
    ...fact('trade-name', of.doingBusinessAs),
    ...fact('address', addressText(of.registeredAddress)),
    ...fact('place-of-business', place && addressText(place)),
    ...fact('law', of.countryOfGoverningLaw, 'country'),
    ...fact('founded', of.dateOfIncorporation, 'day'),
    ...fact('registration', of.registrationNumber),
    ...fact('vat', of.vatNumber),
    ...taxFacts(of.taxInformation),
    ...('email' in of ? fact('email', of.email) : []),
    ...('phone' in of ? fact('phone', of.phone?.number) : []),
    ...('webData' in of ? fact('web', of.webData?.webAddress) : []),
  ];
}

/** What the platform holds about a legal entity, matter by matter; of what it does not hold, nothing. */
export function summaryOf(entity: LegalEntity): readonly Group[] {
  const { individual, organization, soleProprietorship, trust } = entity;
  const documents = entity.documentDetails?.length ?? entity.documents?.length ?? 0;
  const groups: readonly Group[] = [
    { name: 'individual', facts: individual ? personFacts(individual) : [] },
    { name: 'organization', facts: organization ? registeredFacts(organization) : [] },
    { name: 'soleProprietorship', facts: soleProprietorship ? registeredFacts(soleProprietorship) : [] },
    { name: 'trust', facts: trust ? registeredFacts(trust) : [] },
    {
      name: 'people',
      facts: (entity.entityAssociations ?? []).map(({ name, legalEntityId, type }) => ({
        name: { person: name || legalEntityId },
        value: type,
        kind: 'role',
      })),
    },
    {
      name: 'accounts',
      facts: (entity.transferInstruments ?? []).flatMap(({ accountIdentifier }) =>
        fact('account', accountIdentifier),
      ),
    },
    { name: 'documents', facts: documents > 0 ? fact('documents', String(documents), 'count') : [] },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

/** Whether two answers say the same of all that is shown. */
export const isSameSummary = (one: LegalEntity, other: LegalEntity): boolean =>
  JSON.stringify(summaryOf(one)) === JSON.stringify(summaryOf(other));
