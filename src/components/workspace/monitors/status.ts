import { html, type TemplateResult } from 'lit';

import { plainText } from '../../parts/listing/plain-text.js';
import type { DeskShowing, Showing } from './showing.js';

type Texts = Showing['words'];

/** Words for how a run ended: the platform's two, and the sandbox's for one whose scripts were not all run. */
const KNOWN = { success: 'good', failure: 'bad', unknown: 'due' } as const;

const knownOf = (status: string): keyof typeof KNOWN | undefined =>
  Object.hasOwn(KNOWN, status) ? (status as keyof typeof KNOWN) : undefined;

/** A status that is newer than this library is said in the platform's own word. */
export function statusText(words: Texts, status: string): string {
  const known = knownOf(status);
  return known ? words.text(`status-${known}`) : plainText(status, 40) || words.text('status-untold');
}

/** How a run ended, in a sentence. One of which it is not known did not pass. */
export function endText(words: DeskShowing['words'], status: string): string {
  const known = knownOf(status);
  return known ? words.text(`ran-${known}`) : words.text('ran-other', { word: statusText(words, status) });
}

export function statusView(words: Texts, status: string): TemplateResult {
  const known = knownOf(status);
  return html`<span class="mark ${known ? KNOWN[known] : 'due'}" part="status"
    ><bdi>${statusText(words, status)}</bdi></span
  >`;
}
