import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/disputes/detail/en.js';
import type { Reasons } from './case-file.js';

interface WaysView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly isBusy: boolean;
  readonly reasons: Reasons;
  /** Answers that the reader's role may give. */
  readonly mayDefend: boolean;
  readonly mayAccept: boolean;
  /** Reasons to defend by, and documents. */
  readonly papers: TemplateResult;
  /** Why a document was not taken, or the defense not sent: said where the buttons are that it is about. */
  readonly fault: string;
  onDefend(): void;
  onAccept(): void;
}

/** The two answers. Where the platform takes none any more, it says why. */
export function waysView(view: WaysView): TemplateResult {
  const { words, isBusy, reasons, papers, fault, mayDefend, mayAccept, onDefend, onAccept } = view;
  const { isDone, message } = reasons;
  if (!isDone)
    return html`<section class="record">
      <p class="notice due" part="notice">
        ${words.text('closed', { why: isolatedText(message || '–', 200) })}
      </p>
    </section>`;
  const defending = html`<section class="record">
    <h3>${words.text('defend-title')}</h3>
    ${
      reasons.reasons.length === 0
        ? html`<p>${words.text('no-reasons')}</p>`
        : html`${papers}
            <div>
              <div role="alert">
                ${fault ? html`<p class="notice bad fault-of-papers" part="error">${fault}</p>` : nothing}
              </div>
              <div class="ways">
                <button
                  type="button"
                  class="main"
                  part="defend"
                  aria-disabled=${isBusy}
                  @click=${() => onDefend()}
                >
                  ${words.text('defend')}
                </button>
              </div>
            </div>`
    }
  </section>`;
  const accepting = html`<section class="record">
    <h3>${words.text('accept-title')}</h3>
    <p>${words.text('accept-text')}</p>
    <div class="ways">
      <button type="button" part="accept" aria-disabled=${isBusy} @click=${() => onAccept()}>
        ${words.text('accept')}
      </button>
    </div>
  </section>`;
  return html`${mayDefend ? defending : nothing} ${mayAccept ? accepting : nothing}`;
}

interface DoubtView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly isBusy: boolean;
  onLook(): void;
  onSendAgain(): void;
}

/** That the end of an answer is not known, and the two ways to learn it. */
export const doubtView = ({ words, isBusy, onLook, onSendAgain }: DoubtView): TemplateResult =>
  html`<div class="notice due" part="doubt">
    <p>${words.text('doubt')}</p>
    <div class="ways">
      <button type="button" class="main" part="look" aria-disabled=${isBusy} @click=${() => onLook()}>
        ${words.text('look')}
      </button>
      <button type="button" part="send-again" aria-disabled=${isBusy} @click=${() => onSendAgain()}>
        ${words.text('send-again')}
      </button>
    </div>
  </div>`;
