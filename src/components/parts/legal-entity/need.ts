import type { Word } from '../../../words/compiled/parts/legal-entity/en.js';

/** By what a need is met: answers, a document, or nothing but time; `support` where only a person can help. */
export type Way = 'answer' | 'document' | 'wait' | 'support';

/** What can be needed: each has a second sentence, `…-do`, on what to do about it. */
export type NeedWord = keyof {
  [Each in Word as `${Each}-do` extends Word ? Each : never]: true;
};

export interface KnownNeed {
  readonly word: NeedWord;
  readonly way: Way;
}

const answer = (word: NeedWord): KnownNeed => ({ word, way: 'answer' });
const document = (word: NeedWord): KnownNeed => ({ word, way: 'document' });
const wait = (word: NeedWord): KnownNeed => ({ word, way: 'wait' });

/**
 * What the platform's codes mean, and how each is met. A code that is not here is told in the platform's own words, so
 * that a new one is never silent.
 */
const NEEDS: ReadonlyMap<string, KnownNeed> = new Map([
  ['2_8001', answer('name')],
  ['2_8002', answer('birth')],
  ['2_8003', answer('email')],
  ['2_8004', answer('address')],
  ['2_8005', document('identity')],
  ['2_8101', answer('name')],
  ['2_8102', answer('kind')],
  ['2_8103', answer('address')],
  ['2_8104', answer('registration')],
  ['2_8105', answer('tax')],
  ['2_8106', answer('signer')],
  ['2_8107', answer('owners')],
  ['2_8201', answer('name')],
  ['2_8202', answer('address')],
  ['2_8203', answer('registration')],
  ['2_8204', answer('tax')],
  ['2_8205', answer('proprietor')],
  ['2_8301', answer('name')],
  ['2_8302', answer('address')],
  ['2_8303', document('deed')],
  ['2_8304', answer('settlor')],
  ['2_8305', answer('beneficiaries')],
  ['2_8306', answer('trustee')],
  ['2_8401', document('agreement')],
  ['2_8402', answer('signer')],
  ['2_8403', answer('owners')],
  ['2_8501', answer('line')],
  ['2_8502', answer('bank')],
  ['2_8503', answer('terms')],
  ['2_8504', answer('questionnaire')],
  ['2_8601', wait('bank-check')],
  ['2_8602', document('bank-name')],
  ['2_8701', document('expired')],
  ['2_8702', wait('document-check')],
  ['2_8703', document('unreadable')],
  ['2_8901', wait('data-check')],
  ['2_8902', { word: 'refused', way: 'support' }],
  ['2_8911', answer('birth-wrong')],
  ['2_8912', document('registration-wrong')],
  ['2_8913', answer('review')],
]);

/** Of what is wrong, when the code says nothing to us. */
const BY_TYPE: ReadonlyMap<string, KnownNeed> = new Map([
  ['dataMissing', answer('other-missing')],
  ['invalidInput', answer('other-wrong')],
  ['dataReview', answer('review')],
  ['pendingStatus', wait('other-check')],
  ['rejected', { word: 'refused', way: 'support' }],
]);

/** What a verification error asks for; an unknown one is a matter for a person. */
export function needOf(code: string, type: string): KnownNeed & { readonly isKnown: boolean } {
  const known = NEEDS.get(code);
  return known
    ? { ...known, isKnown: true }
    : { ...(BY_TYPE.get(type) ?? { word: 'other', way: 'support' }), isKnown: false };
}
