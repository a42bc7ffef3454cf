import { FIELDS, type FieldCode } from '../../../frame/protocol.js';
import type { CardFrameStatus, CardState } from './card-state.js';
import { isFrameWord, type CardWord, type CardWords } from './card-words.js';

const SUFFIXES: Readonly<Record<FieldCode, string>> = {
  empty: 'Missing',
  missing: 'Missing',
  incomplete: 'Incomplete',
  invalid: 'Invalid',
  unsupported: 'Unsupported',
  expired: 'Expired',
  'too-far': 'TooFar',
  valid: '',
};

export interface CardValidity {
  readonly flags: ValidityStateFlags;
  readonly message: string;
}

/** What a form is to know of the card: nothing where all is fine, else the first field to correct and how. */
export function cardValidity(status: CardFrameStatus, card: CardState, words: CardWords): CardValidity {
  if (status !== 'ready')
    return {
      flags: { customError: true },
      message: words.text(status === 'loading' ? 'cardLoading' : 'cardFailed'),
    };
  if (card.complete) return { flags: {}, message: '' };
  const field = FIELDS.find((name) => (card.fields[name] ?? 'valid') !== 'valid') ?? 'number';
  const code = card.fields[field] ?? 'empty';
  const isMissing = SUFFIXES[code] === 'Missing';
  return {
    flags: isMissing ? { valueMissing: true } : { badInput: true },
    message: words.text(wordOf(field, code)),
  };
}

function wordOf(field: (typeof FIELDS)[number], code: FieldCode): CardWord {
  const word = `${field}${SUFFIXES[code]}`;
  return isFrameWord(word) ? word : `${field}Missing`;
}
