import type { Description, Entity } from '../legal-entity/records.js';
import type { OnboardingAnswers } from '../legal-entity/onboarding.js';
import type { Answers } from './fields.js';
import type { StepName } from './steps.js';

type Individual = NonNullable<Description['individual']>;
type Address = Individual['residentialAddress'];
type Organization = NonNullable<Description['organization']>;
type SoleProprietorship = NonNullable<Description['soleProprietorship']>;

function addressAnswers(prefix: string, address: Address | undefined): [string, string | undefined][] {
  const { country, street, postalCode, city, stateOrProvince } = address ?? {};
  const parts = { country, street, postalCode, city, stateOrProvince };
  return Object.entries(parts).map(([name, value]) => [`${prefix}.${name}`, value]);
}

/** An entity's details as answers, so that a seller only has to check them. */
export function entityAnswers({ description }: Entity): [string, string][] {
  const { individual, organization, soleProprietorship, trust } = description;
  const business = organization ?? soleProprietorship ?? trust;
  const known: [string, string | undefined][] = [
    ['person.firstName', individual?.name?.firstName],
    ['person.lastName', individual?.name?.lastName],
    ['person.dateOfBirth', individual?.birthData?.dateOfBirth],
    ['person.email', individual?.email],
    ...addressAnswers('person', individual?.residentialAddress),
    ['company.name', organization?.legalName ?? soleProprietorship?.name ?? trust?.name],
    ['company.type', organization?.type],
    ['company.registrationNumber', business?.registrationNumber],
    ['company.vatNumber', business?.vatNumber],
    ['company.tax', business?.vatNumber ? 'number' : business?.vatAbsenceReason],
    ...addressAnswers('company', business?.registeredAddress),
  ];
  return known.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

class Reader {
  constructor(readonly answers: Answers) {}

  text = (name: string): string => this.answers.get(name) ?? '';

  /** An address, or nothing before it was asked for. */
  address(prefix: string): Address | undefined {
    const country = this.text(`${prefix}.country`);
    if (!country) return undefined;
    const stateOrProvince = this.text(`${prefix}.stateOrProvince`);
    return {
      country,
      street: this.text(`${prefix}.street`),
      postalCode: this.text(`${prefix}.postalCode`),
      city: this.text(`${prefix}.city`),
      ...(stateOrProvince && { stateOrProvince }),
    };
  }

  person(prefix: string): Individual {
    const number = this.text(`${prefix}.number`);
    const isGiven = number !== '' && this.text(`${prefix}.proof`) !== 'later';
    const residentialAddress = this.address(prefix);
    return {
      name: { firstName: this.text(`${prefix}.firstName`), lastName: this.text(`${prefix}.lastName`) },
      birthData: { dateOfBirth: this.text(`${prefix}.dateOfBirth`) },
      email: this.text(`${prefix}.email`),
      ...(residentialAddress && { residentialAddress }),
      ...(isGiven && { identificationData: { type: 'passport' as const, number } }),
    } as Individual;
  }

  /** The registered part of a company, a business or a trust. */
  registered(): Pick<Organization, 'registrationNumber' | 'vatNumber' | 'vatAbsenceReason'> & {
    registeredAddress?: Address;
  } {
    const registrationNumber = this.text('company.registrationNumber');
    const tax = this.text('company.tax');
    const registeredAddress = this.address('company');
    return {
      ...(registrationNumber && { registrationNumber }),
      ...(tax === 'number' && { vatNumber: this.text('company.vatNumber') }),
      ...(tax && tax !== 'number' && { vatAbsenceReason: tax as 'belowTaxThreshold' }),
      ...(registeredAddress && { registeredAddress }),
    };
  }
}

const OF_PERSON: readonly StepName[] = ['person', 'address', 'identity'];
const OF_BUSINESS: readonly StepName[] = ['company', 'business', 'trust', 'seat'];

function describe({ type }: Entity, reader: Reader, asked: ReadonlySet<StepName>): Description {
  if (type === 'individual')
    return OF_PERSON.some((step) => asked.has(step)) ? { individual: reader.person('person') } : {};
  if (!OF_BUSINESS.some((step) => asked.has(step))) return {};
  const name = reader.text('company.name');
  const registered = reader.registered();
  if (type === 'organization') {
    const kind = reader.text('company.type') as NonNullable<Organization['type']>;
    return { organization: { ...registered, legalName: name, ...(kind && { type: kind }) } as Organization };
  }
  const governed = { ...registered, name, countryOfGoverningLaw: reader.text('company.country') };
  return type === 'soleProprietorship'
    ? { soleProprietorship: governed as SoleProprietorship }
    : { trust: governed as unknown as NonNullable<Description['trust']> };
}

function businessLine(reader: Reader): NonNullable<OnboardingAnswers['businessLine']> {
  const salesChannels = reader.text('line.channels').split(',');
  const typed = reader.text('line.webAddress');
  const webAddress = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return {
    service: 'paymentProcessing',
    industryCode: reader.text('line.industry'),
    salesChannels,
    ...(salesChannels.includes('eCommerce') && { webData: [{ webAddress }] }),
  };
}

/** A seller's answers in the interface's shape, from the pages that were asked. */
export function onboardingAnswers(
  entity: Entity,
  answers: Answers,
  steps: readonly { readonly name: StepName }[],
): OnboardingAnswers {
  const reader = new Reader(answers);
  const asked = new Set(steps.map(({ name }) => name));
  const iban = reader.text('bank.iban').replaceAll(' ', '').toUpperCase();
  return {
    ...describe(entity, reader, asked),
    ...(asked.has('signer') && {
      signatory: { individual: reader.person('signer'), jobTitle: reader.text('signer.jobTitle') },
    }),
    ...(asked.has('line') && { businessLine: businessLine(reader) }),
    ...(asked.has('bank') && {
      bankAccount: { accountIdentification: { type: 'iban', iban }, countryCode: iban.slice(0, 2) },
    }),
    acceptsTerms: reader.text('terms.accepted') === 'yes',
    signsQuestionnaires: reader.text('terms.cards') === 'yes',
  };
}
