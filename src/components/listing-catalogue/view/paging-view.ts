import { html, nothing, type TemplateResult } from 'lit';

import { isPlainClick } from '../../parts/controls/plain-click.js';
import { pagesAround } from '../paging.js';
import type { CatalogueWords } from '../words/catalogue-words.js';

export interface More {
  readonly words: CatalogueWords;
  readonly language: string;
  readonly shown: number;
  readonly total: number;
  readonly isBusy: boolean;
  /** What went wrong the last time, in words. */
  readonly trouble: string | undefined;
  onMore(): void;
}

/** How far one has come, and the button that goes on. */
export function moreView({
  words,
  language,
  shown,
  total,
  isBusy,
  trouble,
  onMore,
}: More): TemplateResult | typeof nothing {
  if (shown >= total) return nothing;
  const number = new Intl.NumberFormat(language);
  return html`<div class="more" part="more">
    ${trouble ? html`<p class="trouble" role="alert">${words.text('not-more')} ${trouble}</p>` : nothing}
    <span>${words.text('shown', { shown: number.format(shown), count: number.format(total) })}</span>
    <button type="button" part="more-button" aria-disabled=${isBusy} @click=${() => isBusy || onMore()}>
      ${words.text(isBusy ? 'loading' : 'more')}
    </button>
  </div>`;
}

export interface PageLinks {
  readonly words: CatalogueWords;
  readonly language: string;
  readonly page: number;
  readonly last: number;
  hrefOf(page: number): string;
  onPage(page: number): void;
}

/** Links, so that a page can be opened in a new tab and shared. */
export function pageLinks({
  words,
  language,
  page,
  last,
  hrefOf,
  onPage,
}: PageLinks): TemplateResult | typeof nothing {
  if (last <= 1) return nothing;
  const number = new Intl.NumberFormat(language);
  const link = (to: number, label: string, text: string, part: string): TemplateResult =>
    html`<li>
      <a
        part=${part}
        href=${hrefOf(to)}
        aria-label=${label}
        aria-current=${to === page ? 'page' : nothing}
        @click=${(event: MouseEvent) => {
          if (isPlainClick(event)) onPage(to);
        }}
        >${text}</a
      >
    </li>`;
  return html`<nav class="pages" part="pages" aria-label=${words.text('pages')}>
    <ul>
      ${page > 1 ? link(page - 1, words.text('previous'), words.text('previous'), 'previous') : nothing}
      ${pagesAround(page, last).map((each) =>
        each === 0
          ? html`<li aria-hidden="true">…</li>`
          : link(each, words.text('page', { page: number.format(each) }), number.format(each), 'page'),
      )}
      ${page < last ? link(page + 1, words.text('next'), words.text('next'), 'next') : nothing}
    </ul>
  </nav>`;
}
