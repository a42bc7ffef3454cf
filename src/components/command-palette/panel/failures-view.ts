import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { OPENED_RECORDS } from '../../parts/resource/opened-records.js';
import { ENDS_ALL, type Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { Word } from '../../../words/compiled/command-palette/panel/en.js';
import { placeText } from './groups.js';
import { byPlace } from './places.js';
import type { Asked } from './search.js';

export interface FailureWords {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly states: ResourceWords;
}

interface Failed extends Asked {
  readonly trouble: Trouble;
}

/** What could not be searched, in words: once where one cause concerns all of it, else for each kind. */
export function failuresOf({ words, states }: FailureWords, asked: readonly Asked[]): readonly string[] {
  const failed = asked.filter((each): each is Failed => each.trouble !== undefined);
  const general = failed.find(({ trouble }) => ENDS_ALL.has(trouble.cause));
  if (general) return [troubleText(states, general.trouble)];
  return byPlace(failed, ({ source }) => OPENED_RECORDS[source.kind].element).map(([place, [first]]) =>
    words.text('failed', {
      place: placeText(words, place),
      reason: troubleText(states, first!.trouble),
    }),
  );
}

/** The same beside what others found, with a way to ask again. */
export const failuresView = (
  { states }: FailureWords,
  failures: readonly string[],
  retry: () => void,
): TemplateResult | typeof nothing =>
  failures.length === 0
    ? nothing
    : html`<div class="notice due failures" part="error">
        ${failures.map((failure) => html`<p>${failure}</p>`)}
        <button type="button" part="retry" @click=${retry}>${states.text('retry')}</button>
      </div>`;
