import { html, nothing, type TemplateResult } from 'lit';

import type { Values } from '../../../words/catalogue.js';
import type { Word } from '../../../words/compiled/parts/actions/papers/en.js';

/** One line to copy, as the till or the bank asks for it. */
export interface PaperRow {
  readonly label: string;
  readonly value: string;
  /** What is copied, where it is written in groups to be read. */
  readonly copied?: string;
  /** Why it has to be there. */
  readonly note?: string;
}

/** What the shopper sees while a payment waits for money that they pay elsewhere. */
export interface PaperView {
  readonly words: (word: Word, values?: Values) => string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly PaperRow[];
  /** Until when it can be paid, in the shopper's words; empty where the server did not say. */
  readonly until: string;
  readonly isOver: boolean;
  /** Whether there is nothing to pay by, but a file to keep. */
  readonly isKept: boolean;
  readonly downloadUrl: string | undefined;
  readonly instructionsUrl: string | undefined;
  readonly picture: TemplateResult | undefined;
  readonly copied: 'copied' | 'copy-failed' | undefined;
  readonly step: 'waiting' | 'asking' | 'stopping' | 'not-stopped';
  onCopy(text: string): void;
  onCopyAll(): void;
  onPrint(): void;
  onAsk(): void;
  onKeep(): void;
  onStop(): void;
}

function rowTemplate(
  { words, onCopy }: PaperView,
  { label, value, copied = value, note }: PaperRow,
): TemplateResult {
  return html`<dt>${label}</dt>
    <dd>
      <bdi dir="ltr">${value}</bdi>
      <button
        type="button"
        part="copy"
        aria-label=${words('copy-line', { name: label })}
        @click=${() => onCopy(copied)}
      >
        ${words('copy')}
      </button>
      ${note ? html`<strong>${note}</strong>` : nothing}
    </dd>`;
}

const linesTemplate = (view: PaperView): TemplateResult =>
  html`<dl part="paper-lines">${view.rows.map((row) => rowTemplate(view, row))}</dl>
    ${view.picture ?? nothing}
    <div class="next">
      <button type="button" part="copy-all" @click=${view.onCopyAll}>${view.words('copy-all')}</button>
      <button type="button" part="print" @click=${view.onPrint}>${view.words('print')}</button>
    </div>`;

/** Whose address it is stands beside it: it is the platform's choice, not the shop's. */
function linkTemplate(part: string, text: string, url: string | undefined): unknown {
  if (!url) return nothing;
  return html`<a part=${part} href=${url} target="_blank" rel="noopener noreferrer"
    >${text} <small><bdi dir="ltr">${new URL(url).host}</bdi></small></a
  >`;
}

/** Asked once: what is paid with money cannot be given back by itself. */
const questionTemplate = ({ words, onKeep, onStop }: PaperView): TemplateResult =>
  html`<div class="question" role="alertdialog" aria-labelledby="florin-paper-question">
    <p id="florin-paper-question">${words('question')}</p>
    <button type="button" part="keep" @click=${onKeep}>${words('keep')}</button>
    <button type="button" part="stop" @click=${onStop}>${words('stop')}</button>
  </div>`;

export function paperTemplate(view: PaperView): TemplateResult {
  const { words, until, isOver, isKept, step, copied } = view;
  const isStopping = step === 'stopping';
  return html`<section class="florin-paper" part="paper" aria-labelledby="florin-paper-title">
    <h2 id="florin-paper-title" tabindex="-1">${view.title}</h2>
    <p>${isOver ? words('over') : view.text}</p>
    ${
      isOver
        ? nothing
        : html`${until ? html`<p class="until">${until}</p>` : nothing}
            ${isKept ? nothing : linesTemplate(view)}
            <div class="next">
              ${linkTemplate('download', words('download'), view.downloadUrl)}
              ${linkTemplate('instructions', words('instructions'), view.instructionsUrl)}
            </div>`
    }
    <p role="status">${copied ? words(copied) : nothing}</p>
    <p class="later">${words('later')}</p>
    <p role="alert">${step === 'not-stopped' ? words('not-stopped') : nothing}</p>
    ${
      isKept
        ? nothing
        : step === 'asking'
          ? questionTemplate(view)
          : html`<div class="next">
              <button
                type="button"
                part="other-method"
                aria-disabled=${isStopping}
                @click=${() => isStopping || view.onAsk()}
              >
                ${words(isStopping ? 'stopping' : 'other')}
              </button>
            </div>`
    }
  </section>`;
}
