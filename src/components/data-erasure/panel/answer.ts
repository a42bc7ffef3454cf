import type { ErasureRecord } from '../../../client/operator/index.js';
import type { Word } from '../../../words/compiled/data-erasure/panel/en.js';
import type { AskedPayment } from './asked-payment.js';

/** What an answer is called, and what it means. */
export interface Answer {
  readonly word: Word;
  readonly text: Word;
  readonly tone: 'good' | 'due' | 'bad' | '';
}

const ANSWERS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['SUCCESS', { word: 'accepted', text: 'accepted-text', tone: 'good' }],
  ['ALREADY_PROCESSED', { word: 'already-erased', text: 'already-erased-text', tone: 'good' }],
  ['PAYMENT_NOT_FOUND', { word: 'not-found', text: 'not-found-text', tone: 'due' }],
  ['ACTIVE_RECURRING_TOKEN_EXISTS', { word: 'in-use', text: 'in-use-text', tone: 'due' }],
]);
const UNKNOWN: Answer = { word: 'unknown-answer', text: 'unknown-answer-text', tone: 'bad' };
const NONE: Answer = { word: 'no-answer', text: 'no-answer-text', tone: 'bad' };
const NOT_ASKED: Answer = { word: 'not-asked', text: 'not-asked-text', tone: '' };
const REFUSED: Answer = { word: 'not-accepted', text: 'not-accepted-text', tone: 'due' };
const ON_ITS_WAY: Answer = { word: 'on-its-way', text: 'on-its-way-text', tone: '' };
const NOT_KEPT: Answer = { word: 'not-kept', text: 'not-kept-text', tone: 'due' };

export const answerOf = ({ result, error }: AskedPayment): Answer =>
  result === undefined ? (error ? NONE : NOT_ASKED) : (ANSWERS.get(result) ?? UNKNOWN);

/** What the answer to an earlier request is called. A state that is newer than this page is neither a yes nor a no. */
export function pastAnswerOf({ state, result }: ErasureRecord): Answer {
  if (state === 'refused') return REFUSED;
  if (state === 'asked') return ON_ITS_WAY;
  if (state !== 'answered') return NONE;
  return result === undefined ? NOT_KEPT : (ANSWERS.get(result) ?? UNKNOWN);
}
