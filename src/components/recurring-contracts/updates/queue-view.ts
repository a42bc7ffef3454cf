import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { Words } from '../../base/words.js';
import { problemView, wayButton } from '../../parts/money-form/form-view.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { endView, nameOf, type Showing } from '../panel/showing.js';
import { having, type QueuedCard } from './queued-card.js';

export interface QueueView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly cards: readonly QueuedCard[];
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  readonly problem: string;
  onPause(): void;
  onAgain(card: QueuedCard): void;
  onBack(): void;
}

const TONES: Readonly<Record<QueuedCard['state'], string>> = {
  waiting: '',
  asking: 'due',
  asked: 'good',
  refused: 'bad',
  unknown: 'due doubtful',
};

function row(view: QueueView, card: QueuedCard): TemplateResult {
  const { texts, isRunning, onAgain } = view;
  const { detail, state, told } = card;
  const name = nameOf(view, detail);
  const isAgain = !isRunning && (state === 'unknown' || state === 'refused');
  return html`<li part="result">
    <bdi class="strong">${name}</bdi> ${endView(view, detail)}
    <span class="mark ${TONES[state]}" part="status">${texts.text(`queue-${state}`)}</span>
    ${told ? html`<span class="quiet"><bdi>${told}</bdi></span>` : nothing}
    ${
      isAgain
        ? html`<button
            type="button"
            class="small"
            part="send-again"
            aria-label=${texts.text('again-for', { name })}
            @click=${() => onAgain(card)}
          >
            ${texts.text('send-again')}
          </button>`
        : nothing
    }
  </li>`;
}

/** The queue: how far it is, and how each card stands. */
export function queueView(view: QueueView): TemplateResult {
  const { texts, cards, isRunning, isPaused, onPause, onBack } = view;
  const all = cards.length;
  const done = all - having(cards, 'waiting', 'asking').length;
  const isFresh = done === 0 && !isRunning;
  const word = isFresh ? 'queue-start' : isRunning && !isPaused ? 'queue-pause' : 'queue-resume';
  return html`<section class="record step">
    <h2 tabindex="-1">${texts.text('queue-title', { count: all })}</h2>
    <p>${texts.text('queue-text')}</p>
    <div class="field">
      <label for="progress">${texts.text('queue-progress', { done, all })}</label>
      <progress id="progress" part="progress" max=${all} .value=${done}></progress>
    </div>
    ${having(cards, 'unknown').length > 0 ? html`<p class="notice due" part="doubt">${texts.text('doubt-update')}</p>` : nothing}
    ${problemView(view)}
    <ul class="results" part="results">
      ${repeat(
        cards,
        ({ detail }) => detail.id,
        (card) => row(view, card),
      )}
    </ul>
    <div class="ways">
      ${
        done < all
          ? html`<button type="button" class="main" part="pause" @click=${onPause}>
              ${texts.text(word)}
            </button>`
          : nothing
      }
      ${wayButton({ isBusy: isRunning }, 'back', texts.text('back'), onBack)}
    </div>
  </section>`;
}
