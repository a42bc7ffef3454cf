import { html, type TemplateResult } from 'lit';

import type { Removal } from './removals.js';

export interface RemovalButton {
  readonly removal: Removal | undefined;
  /** What is removed, for those who cannot see beside what the button stands. */
  readonly what: string;
  readonly words: { text(word: 'undo' | 'remove'): string };
  onRemove(): void;
  onUndo(): void;
}

/** Whether a thing is about to go, or on its way. */
export const isLeaving = (removal: Removal | undefined): boolean =>
  removal?.phase === 'undoable' || removal?.phase === 'sent';

/** One button for both ways, so that the focus stays where it is; the second half of a double click undoes nothing. */
export function removalButton({ removal, what, words, onRemove, onUndo }: RemovalButton): TemplateResult {
  const isSent = removal?.phase === 'sent';
  const word = isLeaving(removal) ? 'undo' : 'remove';
  const onClick = ({ detail: clicks }: MouseEvent): void => {
    if (word === 'remove') onRemove();
    else if (!isSent && clicks < 2) onUndo();
  };
  const text = words.text(word);
  return html`<button
    type="button"
    part=${word}
    aria-disabled=${isSent}
    aria-label="${text}: ${what}"
    @click=${onClick}
  >
    ${text}
  </button>`;
}
