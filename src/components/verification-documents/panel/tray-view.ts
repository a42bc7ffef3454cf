import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { LEAST_BYTES, MOST_BYTES } from '../../../facts/document-files.js';
import { apart } from '../../base/apart.js';
import { chosenFiles } from './chooser-view.js';
import { isTwoSided } from './document-types.js';
import { ACCEPTED_PICTURES, MOST_FILES, sizeText } from './file-check.js';
import { isBusy, isComplete, type Page, type Refused, type Target, type Upload } from './upload.js';
import { whatText, whyText, type View } from './view.js';

export interface TrayView extends View {
  readonly uploads: readonly Upload[];
  readonly refused: readonly Refused[];
  onFiles(files: readonly File[], target: Target): void;
  onSend(id?: string): void;
  onStop(id: string): void;
  onSwap(id: string): void;
  onDrop(id: string): void;
}

/** Why a file is not taken, in a sentence. */
export const refusedText = ({ words, language }: View, { name, size, fault }: Refused): string =>
  words.text(fault, {
    name: apart(name),
    size: sizeText(size, language),
    least: sizeText(LEAST_BYTES, language),
    most: sizeText(MOST_BYTES, language),
    count: MOST_FILES,
  });

/** A picture that the page's policy does not let be seen leaves its sign in its place. */
const hide = ({ target }: Event): void => void ((target as HTMLElement).hidden = true);

function pageView({ words, language }: TrayView, upload: Upload, page: Page, at: number): TemplateResult {
  const { file, preview, kind } = page;
  const side =
    isTwoSided(upload.target.type) && kind !== 'pdf' ? (['front', 'back'] as const)[at] : undefined;
  return html`<li class="page" part="page">
    <span class="preview" part="preview" aria-hidden="true"
      >${kind.toUpperCase()}${preview ? html`<img alt="" src=${preview} @error=${hide} />` : nothing}</span
    >
    <span class="what">
      ${side ? html`<strong>${words.text(side)}</strong>` : nothing}
      <bdi class="file">${file.name}</bdi>
      <span class="quiet">${sizeText(file.size, language)}</span>
    </span>
  </li>`;
}

/** What is known of the way: how much is read, and no more than that it is on its way. */
function progressView({ words, language }: TrayView, { state }: Upload, what: string): TemplateResult {
  if (state.phase === 'reading') {
    const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(state.progress);
    return html`<progress aria-label=${what} max="1" .value=${state.progress}></progress>
      <span class="quiet" part="state">${words.text('reading', { percent })}</span>`;
  }
  return html`<progress aria-label=${what} max="1"></progress>
    <span class="quiet" part="state">${words.text('sending')}</span>`;
}

function stateView(view: TrayView, upload: Upload, what: string): TemplateResult {
  const { words } = view;
  const { state } = upload;
  if (!isComplete(upload)) return html`<span part="state">${words.text('half-done')}</span>`;
  if (state.phase === 'reading' || state.phase === 'sending') return progressView(view, upload, what);
  if (state.phase !== 'failed')
    return html`<span class="quiet" part="state">${words.text(state.phase)}</span>`;
  const { trouble, isRefused } = state;
  const why = isRefused
    ? words.text('rejected', { code: apart(trouble.code) })
    : `${words.text('failed')} ${whyText(view, trouble)}`;
  return html`<p class="bad" part="error">${why}</p>`;
}

function backButton(view: TrayView, { target }: Upload): TemplateResult {
  const open = ({ currentTarget }: Event): void =>
    ((currentTarget as Element).nextElementSibling as HTMLInputElement).click();
  return html`<button type="button" class="main" part="add-back" @click=${open}>
      ${view.words.text('add-back')}
    </button>
    <input
      hidden
      type="file"
      accept=${ACCEPTED_PICTURES}
      @change=${chosenFiles((files) => view.onFiles(files.slice(0, 1), target))}
    />`;
}

function buttons(view: TrayView, upload: Upload, what: string): TemplateResult {
  const { words } = view;
  const { id, state, pages, target } = upload;
  const button = (word: 'send' | 'again' | 'stop' | 'swap' | 'take-away', onClick: () => void, look = '') =>
    html`<button
      type="button"
      class=${look}
      part=${word}
      aria-label="${words.text(word)}: ${what}"
      @click=${onClick}
    >
      ${words.text(word)}
    </button>`;
  if (isBusy(upload)) return button('stop', () => view.onStop(id));
  const hasTried = state.phase === 'failed' || state.phase === 'stopped';
  return html`${
    isComplete(upload)
      ? button(hasTried ? 'again' : 'send', () => view.onSend(id), 'main')
      : backButton(view, upload)
  }
  ${isTwoSided(target.type) && pages.length > 1 ? button('swap', () => view.onSwap(id)) : nothing}
  ${button('take-away', () => view.onDrop(id))}`;
}

function uploadView(view: TrayView, upload: Upload): TemplateResult {
  const { target, pages, state } = upload;
  const what = whatText(view, target.type, target.owner);
  return html`<li class="record upload" part="document ${state.phase}">
    <strong>${what}</strong>
    <ul class="pages">
      ${pages.map((page, at) => pageView(view, upload, page, at))}
    </ul>
    ${stateView(view, upload, what)}
    <span class="actions">${buttons(view, upload, what)}</span>
  </li>`;
}

function refusedView(view: TrayView, refused: Refused): TemplateResult {
  const text = view.words.text('take-away');
  return html`<li class="record upload" part="refused">
    <p class="bad" part="error">${refusedText(view, refused)}</p>
    <span class="actions">
      <button
        type="button"
        part="take-away"
        aria-label="${text}: ${apart(refused.name)}"
        @click=${() => view.onDrop(refused.id)}
      >
        ${text}
      </button>
    </span>
  </li>`;
}

const idOf = ({ id }: Upload | Refused): string => id;

/** What is chosen and not yet at the platform, with what becomes of it; nothing where there is nothing. */
export function trayView(view: TrayView): TemplateResult | typeof nothing {
  const { words, uploads, refused, language, onSend } = view;
  if (uploads.length + refused.length === 0) return nothing;
  const open = uploads.filter((upload) => !isBusy(upload) && isComplete(upload));
  const title = words.text('tray-title');
  return html`<section class="tray" part="tray" aria-label=${title}>
    <h3>${title}</h3>
    <ul>
      ${repeat(uploads, idOf, (upload) => uploadView(view, upload))}
      ${repeat(refused, idOf, (each) => refusedView(view, each))}
    </ul>
    ${
      open.length > 1
        ? html`<button type="button" class="main" part="send-all" @click=${() => onSend()}>
            ${words.text('send-all', { count: open.length.toLocaleString(language) })}
          </button>`
        : nothing
    }
  </section>`;
}
