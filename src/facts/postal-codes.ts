/** How the postal codes of a country look, as the Universal Postal Union describes its addresses: a pattern, and one to show. */
export interface PostalCode {
  readonly pattern: RegExp;
  readonly example: string;
}

/** Where all of a country's codes have a hyphen that is often left out. */
const HYPHENATED: ReadonlyMap<string, RegExp> = new Map([
  ['PL', /^(\d{2})-?(\d{3})$/],
  ['PT', /^(\d{4})-?(\d{3})$/],
]);

/** By the pattern of its codes, which countries have them, each with an example. */
const SHAPES: readonly (readonly [pattern: string, countries: string])[] = [
  ['\\d{3}', 'IS=101'],
  ['\\d{3} ?\\d{2}', 'CZ=110 00|GR=104 31|SE=111 22|SK=811 01'],
  [
    '\\d{4}',
    'AT=1010|AU=2000|BE=1000|BG=1000|CH=8001|CY=1010|DK=1050|HU=1011|LI=9490|LU=1111|NO=0150|NZ=6011|PH=1000|SI=1000|TN=1000|ZA=8001',
  ],
  [
    '\\d{5}',
    'DE=10115|EE=10111|ES=28001|FI=00100|FR=75001|HR=10000|IT=00118|KR=04524|LT=01100|MA=20000|MC=98000|MX=01000|MY=50000|RS=11000|SA=11564|SM=47890|TH=10200|TR=34000|UA=01001',
  ],
  ['\\d{6}', 'CN=100000|IN=110001|RO=010011|SG=018956'],
  ['\\d{3}-?\\d{4}', 'JP=100-0001'],
  ['\\d{4}-?\\d{3}', 'PT=1000-001'],
  ['\\d{2}-?\\d{3}', 'PL=00-001'],
  ['\\d{5}-?\\d{3}', 'BR=01001-000'],
  ['\\d{5}(?:-\\d{4})?', 'US=94103|PR=00901'],
  ['(?:LV-)?\\d{4}', 'LV=LV-1010'],
  ['[1-9]\\d{3} ?(?!S[ADS])[A-Z]{2}', 'NL=1012 AB'],
  ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'CA=K1A 0B1'],
  ['[A-Z]{3} ?\\d{4}', 'MT=VLT 1117'],
  ['(?:[A-Z]{1,2}\\d[A-Z\\d]?|GIR) ?\\d[A-Z]{2}', 'GB=SW1A 1AA|GG=GY1 1AA|IM=IM1 1AA|JE=JE1 1AA'],
  ['[A-Z]\\d[\\dW] ?[A-Z\\d]{4}', 'IE=D02 X285'],
];

const SHAPE_OF: ReadonlyMap<string, PostalCode> = new Map(
  SHAPES.flatMap(([pattern, countries]) =>
    countries.split('|').map((each) => {
      const [country = '', example = ''] = each.split('=');
      return [country, { pattern: new RegExp(`^${pattern}$`, 'i'), example }] as const;
    }),
  ),
);

/** Countries without postal codes: those whose addresses have none in the Universal Postal Union's list. */
const WITHOUT =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW';

/** Undefined if the format of a country's codes is not known. */
export const postalCodeOf = (country: string): PostalCode | undefined => SHAPE_OF.get(country);

/** A code of the country as its post writes it, from one that a person typed; undefined where it is none. */
export function readPostalCode(text: string, country: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (code === '' || postalCodeOf(country)?.pattern.test(code) === false) return undefined;
  return code.replace(HYPHENATED.get(country) ?? /^$/, '$1-$2');
}

export const hasPostalCodes = (country: string): boolean => !WITHOUT.split(' ').includes(country);
