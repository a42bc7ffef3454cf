/** Country code, then the national number, 7 to 15 digits in all (ITU-T E.164). */
const WHOLE = /^\+[1-9]\d{6,14}$/;

/**
 * What the numbers of a country look like, where that is known for sure: mobile or fixed in Portugal (ANACOM) and in Australia (ACMA,
 * Telecommunications Numbering Plan 2015), and ten or eleven digits with the zero before them in Japan (MIC).
 */
const OF_COUNTRY: readonly (readonly [start: string, pattern: RegExp])[] = [
  ['+351', /^\+351(?:2\d{8}|9[1236]\d{7})$/],
  ['+61', /^\+61[2-578]\d{8}$/],
  ['+81', /^\+81[1-9]\d{8,9}$/],
];

/**
 * A telephone number as it is dialled from everywhere, `+351912345678`; undefined where it is none. One that was written
 * without a country code gets `countryCode`, and loses the zero that is dialled before it at home.
 */
export function readTelephone(text: string, countryCode: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s().\u2010-\u2015/-]/g, '')
    .replace(/^00/, '+');
  const whole = plain.startsWith('+') ? plain : `+${countryCode}${plain.replace(/^0/, '')}`;
  const pattern = OF_COUNTRY.find(([start]) => whole.startsWith(start))?.[1] ?? WHOLE;
  return WHOLE.test(whole) && pattern.test(whole) ? whole : undefined;
}

const CODES = 'AT43 BE32 CA1 CH41 DE49 DK45 ES34 FI358 FR33 MY60 NL31 NO47 SE46 SG65 US1';

/** What telephone numbers of a country begin with (ITU-T E.164); empty where it is not known. */
export const callingCode = (country: string): string =>
  CODES.split(' ')
    .find((each) => each.startsWith(country))
    ?.slice(2) ?? '';
