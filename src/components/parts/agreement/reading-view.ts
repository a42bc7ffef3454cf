import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Reading } from './reading.js';
import type { Word as AgreementWord } from '../../../words/compiled/parts/agreement/en.js';

export interface ReadingView {
  readonly reading: Reading;
  readonly words: Pick<Words<AgreementWord>, 'text'>;
  /** The document as a sentence calls it. */
  readonly name: string;
  /** Its own language, where that is known. */
  readonly language?: string | undefined;
  /** What a saved file is called, without an ending. */
  readonly file: string;
}

/** A document: a text to scroll through, or the way to a PDF. Never markup: what looks like it is shown as it is written. */
export function readingView({ reading, words, name, language, file }: ReadingView): TemplateResult {
  const { content, url } = reading;
  if (!content) return html``;
  if (content.kind === 'unreadable')
    return html`<p class="notice bad" part="error">${words.text('unreadable')}</p>`;
  if (content.kind === 'text')
    return html`<div
      class="document"
      part="document"
      role="region"
      tabindex="0"
      dir="auto"
      lang=${language ?? nothing}
      aria-label=${name}
      .textContent=${content.text}
      @scroll=${reading.look}
    ></div>`;
  const note = reading.note;
  return html`<p class="ways">
    <a
      class="button"
      part="open-document"
      href=${url ?? nothing}
      target="_blank"
      rel="noopener noreferrer"
      @click=${note}
      @auxclick=${note}
      >${words.text('open-document', { name })}</a
    >
    <a part="save-document" href=${url ?? nothing} download="${file}.pdf" @click=${note}
      >${words.text('save-document')}</a
    >
  </p>`;
}

/** Why the document cannot be accepted yet; nothing once it can. */
export const unreadText = ({ reading, words }: ReadingView): string =>
  reading.isRead || !reading.content || reading.content.kind === 'unreadable'
    ? ''
    : words.text(reading.content.kind === 'pdf' ? 'open-first' : 'read-first');
