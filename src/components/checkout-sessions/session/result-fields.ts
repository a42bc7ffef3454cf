import type { Read, Section } from '../../parts/form/field.js';
import { CODE, LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { PASTED_MOST } from '../panel/kinds.js';

/** What the platform wants to know of a session that may be over. */
export interface AskedSession {
  readonly sessionId: string;
  readonly sessionResult: string;
}

/** What stands in the address that a shopper came back to; nothing where one of the two is missing. */
export function askedIn(address: string): AskedSession | undefined {
  if (!URL.canParse(address)) return undefined;
  const { searchParams } = new URL(address);
  const [sessionId, sessionResult] = [searchParams.get('sessionId'), searchParams.get('sessionResult')];
  return sessionId && sessionResult ? { sessionId, sessionResult } : undefined;
}

const isByHand = (read: Read): boolean => read('address').trim() === '';

const PASTED = { ...LONG_TEXT, isFromLeft: true };

export const resultSections = (): readonly Section<Word>[] => [
  {
    fields: [
      text<Word>('address', 'come-back', {
        kind: PASTED,
        most: PASTED_MOST,
        hint: 'come-back-hint',
        check: (typed) => (askedIn(typed.trim()) ? undefined : 'no-result-in'),
      }),
      text<Word>('sessionId', 'session-id', { kind: CODE, need: 'saved', isAsked: isByHand }),
      text<Word>('sessionResult', 'session-result', {
        kind: PASTED,
        most: PASTED_MOST,
        need: 'saved',
        hint: 'session-result-hint',
        isAsked: isByHand,
      }),
    ],
  },
];

export const askedSession = (read: Read): AskedSession =>
  askedIn(read('address').trim()) ?? {
    sessionId: read('sessionId').trim(),
    sessionResult: read('sessionResult').trim(),
  };
