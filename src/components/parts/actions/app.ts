import { html, nothing, type TemplateResult } from 'lit';

import type { Values } from '../../../words/catalogue.js';
import type { Word } from '../../../words/compiled/parts/actions/app/en.js';

/** What the shopper sees while a payment waits for their app. */
export interface AppView {
  readonly words: (word: Word, values?: Values) => string;
  /** What shoppers call the app. */
  readonly name: string;
  readonly amount: string;
  /** Whether the app is one of the shopper's bank, of whichever name. */
  readonly isInBank: boolean;
  /** Whether the app is to scan a code. */
  readonly isScanned: boolean;
  /** The picture of that code, once it is drawn; false where it cannot be. */
  readonly picture: TemplateResult | false | undefined;
  /** The text of the code, where it can be pasted into the app. */
  readonly pasted: string | undefined;
  readonly copied?: 'copied' | 'copy-failed' | undefined;
  /** Opens the app, where the platform has named an address. */
  readonly url: string | undefined;
  /** Whether the app may well be on this device. */
  readonly isPhone: boolean;
  /** Seconds that are left to approve; undefined where the server did not say. */
  readonly left: number | undefined;
  readonly step: 'waiting' | 'stopping' | 'not-stopped';
  onOther(): void;
  onCopy(): void;
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

function linkTemplate({ words, url, left }: AppView): unknown {
  if (!url || left === 0) return nothing;
  // An app opens from the page it was asked for in; a page opens beside it.
  const target = url.startsWith('http') ? '_blank' : '_self';
  return html`<a class="main" part="open-app" href=${url} target=${target} rel="noopener noreferrer"
    >${words('open')}</a
  >`;
}

const toApprove = ({ words, name, isInBank }: AppView): TemplateResult =>
  html`<p>${isInBank ? `${words('step-open-bank')} ${words('step-approve')}` : words('text', { name })}</p>`;

/** On a phone that opens the app by a link, the code is for another device, and comes after it. */
function codeTemplate(view: AppView): unknown {
  const { words, name, isInBank, picture, pasted, copied, isPhone, url, left } = view;
  if (left === 0) return nothing;
  const steps = html`<ol>
    <li>${isInBank ? words('step-open-bank') : words('step-open', { name })}</li>
    <li>${words('step-scan')}</li>
    <li>${words('step-approve')}</li>
  </ol>`;
  const isAlone = isPhone && !url && !pasted;
  return html`${isPhone && url ? html`${toApprove(view)}${linkTemplate(view)}` : steps}
  ${picture === false ? html`<p>${words('no-picture')}</p>` : picture}
  ${isAlone ? html`<p>${words('on-this-phone')}</p>` : nothing}
  ${
    pasted
      ? html`<div class="pasted">
          <label for="florin-app-code">${words('code', { name })}</label>
          <textarea
            id="florin-app-code"
            part="code-text"
            dir="ltr"
            rows="3"
            readonly
            .value=${pasted}
          ></textarea>
          <button type="button" part="copy" @click=${view.onCopy}>${words('copy')}</button>
          <p role="status">${copied ? words(copied) : nothing}</p>
        </div>`
      : nothing
  }`;
}

export function appTemplate(view: AppView): TemplateResult {
  const { words, amount, isScanned, isPhone, step, left } = view;
  const isStopping = step === 'stopping';
  const isLinkFirst = isScanned && isPhone;
  return html`<section class="florin-app" part="waiting" aria-labelledby="florin-app-title">
    <h2 id="florin-app-title" tabindex="-1">${words(isScanned ? 'scan-title' : 'title')}</h2>
    <p class="amount">${amount}</p>
    ${isScanned ? codeTemplate(view) : toApprove(view)} ${timeTemplate(view)}
    <p role="alert">${step === 'not-stopped' ? words('not-stopped') : nothing}</p>
    <div class="next">
      ${isLinkFirst ? nothing : linkTemplate(view)}
      <button
        type="button"
        part="other-method"
        aria-disabled=${isStopping}
        @click=${() => isStopping || view.onOther()}
      >
        ${words(isStopping ? 'stopping' : left === 0 ? 'again' : 'other')}
      </button>
    </div>
  </section>`;
}
