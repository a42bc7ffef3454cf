import type { FieldLook } from '../shell/texts/text-field.js';
import type { Showing } from './showing.js';
import type { MemberField } from './things.js';

type Texts = Showing['words'];

export const memberLook = (words: Texts, field: MemberField): FieldLook => ({
  label: words.text(field),
  isCode: field === 'userName',
});

/** Why it is no email address; empty where it may be one. */
export const emailFault = (words: Texts, text: string): string =>
  /^[^@\s]+@[^@\s]+$/.test(text) ? '' : words.text('not-email');
