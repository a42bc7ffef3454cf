import { html, nothing, type TemplateResult } from 'lit';

import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { words as english, type Word } from '../../../words/compiled/command-palette/panel/en.js';
import type { Found } from '../sources/source.js';

const BAD = /-(?:refused|failed|reversed|lost|expired|suspended)$/;
const DUE = /-(?:unknown|pending|waiting|open|asked|action-required|placed|received|paymentPending)$/;

/** Where a thing stands. A word that is new is told as unknown, and never taken for one that is known. */
export function statusView(words: Pick<Words<Word>, 'text'>, { kind, status }: Found) {
  if (!status) return nothing;
  const key = `${kind}-${bareWord(status)}`;
  const isKnown = Object.hasOwn(english, key);
  const tone = !isKnown ? 'due doubtful' : BAD.test(key) ? 'bad' : DUE.test(key) ? 'due' : '';
  const text = isKnown
    ? words.text(key as Word)
    : words.text('status-other', { status: isolatedText(bareWord(status), 40) });
  return html`<span class="mark ${tone}" part="status">${text}</span>` satisfies TemplateResult;
}
