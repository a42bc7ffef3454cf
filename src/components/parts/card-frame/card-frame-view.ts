import { html, nothing, type TemplateResult } from 'lit';

import type { CardLayout, FieldName } from '../../../frame/protocol.js';
import type { BrandChoice } from '../brand-choice/brand-choice.js';
import type { CardFrameFailure, CardFrameStatus } from './card-state.js';
import type { CardPageWord, CardWord, CardWords } from './card-words.js';

export interface CardFrameView {
  readonly status: CardFrameStatus;
  readonly reason: CardFrameFailure | undefined;
  readonly words: CardWords;
  readonly fields: readonly FieldName[];
  readonly layout: CardLayout | undefined;
  readonly probe: HTMLElement;
  /** True until the frame has said its height: the skeleton keeps the place. */
  readonly isUnmeasured: boolean;
  /** Whether the frame will say that its key came from the page. */
  readonly hasNote: boolean;
  /** What to announce. */
  readonly note: 'cardLoading' | 'cardReloaded' | undefined;
  /** Whether it is to be seen as well. */
  readonly isNoteShown: boolean;
  /** Where the card may carry two brands. */
  readonly choice: BrandChoice | undefined;
  /** Name of the slot that stands in for the error. */
  readonly slot: string;
  onFocus(): void;
  onRetry(): void;
}

const FAILURES: Readonly<Partial<Record<CardFrameFailure, CardPageWord>>> = {
  offline: 'cardOffline',
  timeout: 'cardFailed',
  unprepared: 'cardFailed',
  replaced: 'cardReplaced',
  flooded: 'cardReplaced',
  'insecure-context': 'cardInsecure',
};

const HINTS: Readonly<Partial<Record<FieldName, CardWord>>> = {
  expiry: 'expiryHint',
  securityCode: 'securityCodeHint3',
};

/** The frame's own layout with its own words, so that nothing moves when the frame takes the place. */
function skeleton({ fields, words, hasNote, layout }: CardFrameView): TemplateResult {
  const row = (name: FieldName) => {
    const hint = HINTS[name];
    return html`<div class="card-row ${name}">
      <span>${words.text(name)}</span><i></i
      ><span class="card-hint">${hint ? words.text(hint) : nothing}</span>
    </div>`;
  };
  return html`<div class="card-skeleton ${layout}" aria-hidden="true">
    ${hasNote ? html`<p class="card-hint">${words.text('sandboxKey')}</p>` : nothing} ${fields.map(row)}
  </div>`;
}

function failure({ reason, status, slot, words, onRetry }: CardFrameView): TemplateResult {
  const word = (reason && FAILURES[reason]) ?? 'cardClosed';
  return html`<slot name=${slot}>
    <div class="card-error" part="error" role="alert">
      <p>${words.text(word)}</p>
      ${
        status === 'closed'
          ? nothing
          : html`<button type="button" part="retry" @click=${onRetry}>${words.text('cardRetry')}</button>`
      }
    </div>
  </slot>`;
}

export function cardFrameView(view: CardFrameView): TemplateResult {
  const { status, words, note, choice } = view;
  // Without white space around it: an empty one takes no room.
  const announced = [
    choice?.announcement,
    note && html`<p class=${view.isNoteShown ? 'card-note' : 'visually-hidden'}>${words.text(note)}</p>`,
  ];
  return html`<div class="card-frame ${status}" part="card-frame" tabindex="-1" @focus=${view.onFocus}>
      ${view.probe} ${view.reason ? failure(view) : view.isUnmeasured ? skeleton(view) : nothing}
    </div>
    ${choice?.group}
    <div role="status">${announced}</div>`;
}
