import { html, type TemplateResult } from 'lit';

import type { DeedRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';

/** Where something that was asked for stands. An answer in another word than `good` is no success for certain. */
export function deedStatus(
  texts: Pick<Words<Word>, 'text'>,
  { state, answer }: Pick<DeedRecord, 'state' | 'answer'>,
  name: 'resultCode' | 'result',
  good: string,
): TemplateResult {
  const told = answer?.[name] ?? '';
  const [word, tone] =
    state === 'refused'
      ? (['state-refused', 'bad'] as const)
      : state === 'asked'
        ? (['state-asked', 'due'] as const)
        : state !== 'done'
          ? (['state-unknown', 'due doubtful'] as const)
          : told.toLowerCase() === good.toLowerCase()
            ? (['state-done', 'good'] as const)
            : (['state-told', 'due doubtful'] as const);
  return html`<span class="mark ${tone}" part="status"
    >${texts.text(word, { told: isolatedText(told, 40) })}</span
  >`;
}
