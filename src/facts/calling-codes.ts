const CODES = 'AT43 BE32 CA1 CH41 DE49 DK45 ES34 FI358 FR33 MY60 NL31 NO47 SE46 SG65 US1';

/** What telephone numbers of a country begin with (ITU-T E.164); empty where it is not known. */
export const callingCode = (country: string): string =>
  CODES.split(' ')
    .find((each) => each.startsWith(country))
    ?.slice(2) ?? '';
