import type { Values } from '../../../words/catalogue.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';

type Texts = Pick<Words<Word>, 'text'>;

/** The words of a form whose button says what it does: nothing comes between the form and what is sent. */
export const sendingBy = (words: Texts, send: Word) => ({
  text: (word: string, values?: Values): string =>
    words.text((word === 'continue' ? send : word) as Word, values),
});
