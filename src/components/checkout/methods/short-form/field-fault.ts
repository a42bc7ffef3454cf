import type { ShortField } from '../../../../client/shopper/short-forms.js';
import type { Word } from '../../../../words/compiled/checkout/methods/short-form/en.js';

/** Where only telephone numbers of one country are accepted, by its calling code. */
const HOME_NUMBERS: Readonly<Partial<Record<string, Word>>> = {
  '61': 'australian-number-wrong',
  '81': 'home-number-wrong',
};

/** The message beside a field that must be corrected; `callingCode` where a method accepts numbers of one country. */
export function faultOf(name: ShortField, callingCode = ''): Word {
  const home = name === 'telephoneNumber' ? HOME_NUMBERS[callingCode] : undefined;
  return home ?? `${name}-wrong`;
}
