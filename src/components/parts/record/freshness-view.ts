import { html, type TemplateResult } from 'lit';

export interface Freshness {
  /** When what is shown was asked for, with its zone. */
  readonly time: string;
  readonly isBusy: boolean;
  readonly words: { text(key: 'as-of' | 'refresh', values?: Record<string, string>): string };
  onRefresh(): void;
}

/** When what is shown was asked for, and the button that asks again. */
export const freshnessView = ({ time, isBusy, words, onRefresh }: Freshness): TemplateResult =>
  html`<div class="head">
    <p class="quiet" part="freshness">${words.text('as-of', { time })}</p>
    <button
      type="button"
      class="small"
      part="refresh"
      aria-disabled=${isBusy}
      @click=${() => isBusy || onRefresh()}
    >
      ${words.text('refresh')}
    </button>
  </div>`;
