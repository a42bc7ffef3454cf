/** The purpose of a number. */
export type NumberUse = 'registration' | 'vat' | 'tax' | 'personal';

/** A number's name in its own country, and its format. */
export interface NumberRule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly example: string;
}

const rule = (name: string, pattern: RegExp, example: string): NumberRule => ({ name, pattern, example });

/** Patterns are held against the number without spaces and dots. */
const RULES: Readonly<Record<string, Readonly<Partial<Record<NumberUse, NumberRule>>>>> = {
  AE: { personal: rule('Emirates ID', /^784-?\d{4}-?\d{7}-?\d$/, '784-1234-1234567-1') },
  AT: {
    registration: rule('Firmenbuchnummer', /^(?:FN)?\d{1,6}[A-Z]$/i, 'FN 123456a'),
    vat: rule('UID-Nummer', /^ATU\d{8}$/i, 'ATU12345678'),
  },
  AU: {
    registration: rule('ABN / ACN', /^(?:\d{9}|\d{11})$/, '51 824 753 556'),
    vat: rule('ABN', /^\d{11}$/, '51 824 753 556'),
    tax: rule('TFN', /^\d{8,9}$/, '123 456 782'),
  },
  BE: {
    registration: rule('Ondernemingsnummer / numéro d’entreprise', /^(?:BE)?[01]\d{9}$/i, '0123.456.789'),
    vat: rule('Btw-nummer / numéro de TVA', /^BE[01]\d{9}$/i, 'BE0123456789'),
    personal: rule('Rijksregisternummer / NISS', /^\d{6}-?\d{3}-?\d{2}$/, '85.07.30-033.28'),
  },
  BR: {
    registration: rule('CNPJ', /^\d{8}\/?\d{4}-?\d{2}$/, '12.345.678/0001-95'),
    tax: rule('CPF / CNPJ', /^(?:\d{9}-?\d{2}|\d{8}\/?\d{4}-?\d{2})$/, '123.456.789-09'),
    personal: rule('CPF', /^\d{9}-?\d{2}$/, '123.456.789-09'),
  },
  CA: {
    registration: rule('Corporation number', /^[A-Z\d-]{5,15}$/i, '1234567-8'),
    vat: rule('GST/HST number', /^\d{9}RT\d{4}$/i, '123456789 RT0001'),
    tax: rule('BN / SIN', /^\d{9}$/, '123456782'),
    personal: rule('SIN', /^\d{3}-?\d{3}-?\d{3}$/, '046 454 286'),
  },
  CH: {
    registration: rule('UID', /^CHE-?\d{9}$/i, 'CHE-123.456.789'),
    vat: rule('MWST-Nummer', /^CHE-?\d{9}(?:MWST|TVA|IVA)$/i, 'CHE-123.456.789 MWST'),
    personal: rule('AHV-Nummer', /^756\d{10}$/, '756.1234.5678.97'),
  },
  DE: {
    registration: rule('Handelsregisternummer', /^[A-Z]{0,4}\d{1,7}[A-Z]{0,3}$/i, 'HRB 12345'),
    vat: rule('USt-IdNr.', /^DE\d{9}$/i, 'DE123456789'),
    tax: rule('Steuernummer / Steuer-ID', /^\d[\d/]{9,14}$/, '12 345 678 901'),
  },
  DK: {
    registration: rule('CVR-nummer', /^\d{8}$/, '12345678'),
    vat: rule('Momsnummer', /^DK\d{8}$/i, 'DK12345678'),
    personal: rule('CPR-nummer', /^\d{6}-?\d{4}$/, '010190-1234'),
  },
  ES: {
    registration: rule('NIF', /^[A-Z]\d{7}[A-Z\d]$/i, 'B12345678'),
    vat: rule('NIF-IVA', /^ES[A-Z\d]\d{7}[A-Z\d]$/i, 'ESB12345678'),
    personal: rule('DNI / NIE', /^[XYZ\d]\d{7}[A-Z]$/i, '12345678Z'),
  },
  FI: {
    registration: rule('Y-tunnus', /^\d{7}-?\d$/, '1234567-8'),
    vat: rule('ALV-numero', /^FI\d{8}$/i, 'FI12345678'),
    personal: rule('Henkilötunnus', /^\d{6}[-+A-FU-Y]\d{3}[A-Z\d]$/i, '131052-308T'),
  },
  FR: {
    registration: rule('SIREN', /^\d{9}$/, '732 829 320'),
    vat: rule('Numéro de TVA', /^FR[A-Z\d]{2}\d{9}$/i, 'FR40 303265045'),
    tax: rule('Numéro fiscal', /^\d{13}$/, '30 23 217 600 053'),
  },
  GB: {
    registration: rule('Company number', /^(?:\d{8}|[A-Z]{2}\d{6}|\d{7})$/i, '01234567'),
    vat: rule('VAT number', /^GB(?:\d{9}|\d{12})$/i, 'GB 123 4567 89'),
    tax: rule('UTR / NI number', /^(?:\d{10}|[A-Z]{2}\d{6}[A-D])$/i, '12345 67890'),
    personal: rule('National Insurance number', /^[A-Z]{2}\d{6}[A-D]$/i, 'QQ 12 34 56 C'),
  },
  HK: {
    registration: rule('BR number', /^\d{8}(?:-?\d{3}){0,3}$/, '12345678-000'),
    personal: rule('HKID', /^[A-Z]{1,2}\d{6}\(?[\dA]\)?$/i, 'A123456(3)'),
  },
  IE: {
    registration: rule('CRO number', /^\d{5,6}$/, '123456'),
    vat: rule('VAT number', /^IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/i, 'IE1234567T'),
    tax: rule('TRN / PPSN', /^\d{7}[A-Z]{1,2}$/i, '1234567T'),
    personal: rule('PPSN', /^\d{7}[A-Z]{1,2}$/i, '1234567T'),
  },
  IT: {
    registration: rule('Numero REA', /^[A-Z]{2}-?\d{1,7}$/i, 'MI-1234567'),
    vat: rule('Partita IVA', /^IT\d{11}$/i, 'IT12345678903'),
    tax: rule('Codice fiscale', /^(?:[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]|\d{11})$/i, 'RSSMRA85T10A562S'),
    personal: rule('Codice fiscale', /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/i, 'RSSMRA85T10A562S'),
  },
  LU: {
    registration: rule('Numéro RCS', /^[A-Z]\d{1,6}$/i, 'B123456'),
    vat: rule('Numéro de TVA', /^LU\d{8}$/i, 'LU12345678'),
  },
  NL: {
    registration: rule('KvK-nummer', /^\d{8}$/, '12345678'),
    vat: rule('Btw-id', /^NL\d{9}B\d{2}$/i, 'NL123456789B01'),
    tax: rule('RSIN / BSN', /^\d{9}$/, '123456789'),
    personal: rule('BSN', /^\d{9}$/, '111222333'),
  },
  NO: {
    registration: rule('Organisasjonsnummer', /^\d{9}$/, '123 456 785'),
    vat: rule('MVA-nummer', /^(?:NO)?\d{9}MVA$/i, '123 456 785 MVA'),
    personal: rule('Fødselsnummer', /^\d{11}$/, '010190 12345'),
  },
  NZ: { registration: rule('NZBN', /^\d{13}$/, '9429000000000') },
  PL: {
    registration: rule('KRS / REGON', /^(?:\d{9}|\d{10}|\d{14})$/, '0000123456'),
    vat: rule('NIP', /^(?:PL)?\d{10}$/i, 'PL1234567890'),
    personal: rule('PESEL', /^\d{11}$/, '44051401458'),
  },
  PT: {
    registration: rule('NIPC', /^\d{9}$/, '501 442 600'),
    vat: rule('NIF', /^PT\d{9}$/i, 'PT501442600'),
    tax: rule('NIF', /^\d{9}$/, '501 442 600'),
  },
  SE: {
    registration: rule('Organisationsnummer', /^\d{6}-?\d{4}$/, '556012-3456'),
    vat: rule('Momsregistreringsnummer', /^SE\d{12}$/i, 'SE556012345601'),
    personal: rule('Personnummer', /^(?:\d{2})?\d{6}[-+]?\d{4}$/, '811228-9874'),
  },
  SG: {
    registration: rule('UEN', /^(?:\d{8,9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/i, '201912345K'),
    personal: rule('NRIC / FIN', /^[STFGM]\d{7}[A-Z]$/i, 'S1234567D'),
  },
  US: {
    registration: rule('EIN', /^\d{2}-?\d{7}$/, '12-3456789'),
    tax: rule('EIN / SSN / ITIN', /^(?:\d{2}-?\d{7}|\d{3}-?\d{2}-?\d{4})$/, '12-3456789'),
    personal: rule('SSN', /^\d{3}-?\d{2}-?\d{4}$/, '078-05-1120'),
  },
};

/** Undefined if no rule is known; then any plausible number fits. */
export const numberRuleOf = (country: string, use: NumberUse): NumberRule | undefined =>
  Object.hasOwn(RULES, country) ? RULES[country]?.[use] : undefined;

/** A plausible number, for countries without a rule. */
const ANY = /^[\p{L}\d][\p{L}\d/()+*-]{2,39}$/u;

export function fitsNumber(number: string, known: NumberRule | undefined): boolean {
  return (known?.pattern ?? ANY).test(number.replaceAll(/[\s.]/g, ''));
}

/** Countries with several kinds of tax number; the platform asks which one it is. */
const TAX_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['GB', ['UTR', 'NINO']],
  ['SE', ['Organisationsnummer', 'Personnummer']],
  ['SG', ['UEN', 'NRIC', 'FIN']],
  ['US', ['EIN', 'SSN', 'ITIN']],
]);

export const taxTypesOf = (country: string): readonly string[] => TAX_TYPES.get(country) ?? [];
