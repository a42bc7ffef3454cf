import { html, nothing, type TemplateResult } from 'lit';

import type { AppWords } from './app-words.js';

/** What the shopper sees while a payment waits for their app. */
export interface AppView {
  readonly words: AppWords;
  /** What shoppers call the app. */
  readonly name: string;
  /** Opens the app, where the platform has named an address. */
  readonly url: string | undefined;
  /** Seconds that are left to approve; undefined where the server did not say. */
  readonly left: number | undefined;
  readonly step: 'waiting' | 'stopping' | 'not-stopped';
  onOther(): void;
}

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Read aloud once a minute, twice in the last: a clock that ticks would drown all else. */
function spokenAt(left: number): number {
  const step = left < 60 ? 30 : 60;
  return Math.ceil(left / step) * step;
}

function timeTemplate({ words, left }: AppView): unknown {
  if (left === undefined) return nothing;
  if (left === 0) return html`<p role="status">${words('over')}</p>`;
  const text = (seconds: number) => words('left', { time: clockText(seconds) });
  return html`<p role="timer" aria-live="off" part="countdown">${text(left)}</p>
    <p class="visually-hidden" role="status">${text(spokenAt(left))}</p>`;
}

export function appTemplate(view: AppView): TemplateResult {
  const { words, name, url, step } = view;
  const isStopping = step === 'stopping';
  return html`<section class="florin-app" part="waiting" aria-labelledby="florin-app-title">
    <h2 id="florin-app-title" tabindex="-1">${words('title')}</h2>
    <p>${words('text', { name })}</p>
    ${timeTemplate(view)}
    <p role="alert">${step === 'not-stopped' ? words('not-stopped') : nothing}</p>
    <div class="next">
      ${
        url
          ? html`<a class="main" part="open-app" href=${url} target="_blank" rel="noopener noreferrer"
              >${words('open')}</a
            >`
          : nothing
      }
      <button
        type="button"
        part="other-method"
        aria-disabled=${isStopping}
        @click=${() => isStopping || view.onOther()}
      >
        ${words(isStopping ? 'stopping' : 'other')}
      </button>
    </div>
  </section>`;
}
