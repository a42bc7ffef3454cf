import { html, nothing, type TemplateResult } from 'lit';

import { checkUrl } from '../../../client/url.js';
import type { BusinessLine } from '../../../client/legal-entity/business-line.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { CHANNELS, type IndustryCode } from './line-form.js';
import type { Word as LineWord } from '../../../words/compiled/business-lines/panel/en.js';

/** What is happening to a line beside its form. */
export interface Leaving {
  readonly id: string;
  readonly phase: 'opening' | 'asked' | 'sent' | 'failed';
  /** Why it failed. */
  readonly message?: string;
}

export type LineWords = Pick<Words<LineWord>, 'text'>;

export interface LinesView {
  readonly lines: readonly BusinessLine[];
  readonly words: LineWords;
  readonly industryCodes: readonly IndustryCode[];
  readonly leaving: Leaving | undefined;
  /** The form of the line that is being changed. */
  form(id: string): TemplateResult | undefined;
  onEdit(line: BusinessLine): void;
  onRemove(line: BusinessLine): void;
  onSurely(line: BusinessLine): void;
  onKeep(line: BusinessLine): void;
}

/** A sales channel in the seller's words; one that Florin does not know, in the platform's. */
function channelText(words: LineWords, channel: string): string {
  const known = CHANNELS.find((each) => each === channel);
  return known ? words.text(known) : channel;
}

/** An industry by its name where the page gave one. */
function industryText({ industryCode }: BusinessLine, codes: readonly IndustryCode[]): string {
  const name = codes.find(({ code }) => code === industryCode)?.name;
  return name ? `${apart(name)} (${apart(industryCode)})` : apart(industryCode);
}

function fundsText({ sourceOfFunds }: BusinessLine, words: LineWords): string {
  const { adyenProcessedFunds, description = '' } = sourceOfFunds ?? {};
  if (adyenProcessedFunds === undefined) return description;
  return adyenProcessedFunds ? words.text('funds-true') : description || words.text('funds-false');
}

/** A web site as a link that gives nothing away; what is no plain https address is text. */
function addressView(address: string): TemplateResult {
  const url = checkUrl(address);
  return url
    ? html`<a href=${url.href} target="_blank" rel="noopener noreferrer"><bdi>${address}</bdi></a>`
    : html`<bdi>${address}</bdi>`;
}

function factsView(line: BusinessLine, words: LineWords): TemplateResult {
  const { service, salesChannels = [], webData = [], webDataExemption, problems = [] } = line;
  const addresses = webData.flatMap(({ webAddress }) => webAddress || []);
  const funds = fundsText(line, words);
  const reason = webDataExemption?.reason;
  const asked = problems.flatMap(({ verificationErrors = [] }) => verificationErrors);
  const messages = asked.flatMap(({ message }) => message || []);
  return html`<p class="quiet">
      ${words.text(service === 'banking' ? 'banking' : 'paymentProcessing')}${
        salesChannels.length > 0
          ? html` · ${salesChannels.map((channel) => channelText(words, channel)).join(', ')}`
          : nothing
      }
    </p>
    ${
      addresses.length > 0
        ? html`<p class="ways">${addresses.map(addressView)}</p>`
        : reason
          ? html`<p class="quiet">
              ${words.text(reason === 'noOnlinePresence' ? 'noOnlinePresence' : 'notCollectedDuringOnboarding')}
            </p>`
          : nothing
    }
    ${funds ? html`<p class="quiet">${words.text('funds')}: <bdi>${funds}</bdi></p>` : nothing}
    ${messages.map(
      (message) =>
        html`<p class="notice due" part="error">
          ${words.text('problem')} <q lang="en" dir="auto">${message}</q>
        </p>`,
    )}`;
}

function askView(view: LinesView, line: BusinessLine, isSent: boolean): TemplateResult {
  const { words } = view;
  return html`<p id="ask">${words.text('remove-ask')}</p>
    <p class="ways">
      <button
        type="button"
        part="remove-surely"
        aria-describedby="ask"
        aria-disabled=${isSent}
        @click=${() => isSent || view.onSurely(line)}
      >
        ${words.text(isSent ? 'removing' : 'remove-surely')}
      </button>
      <button
        type="button"
        part="keep"
        aria-describedby="ask"
        aria-disabled=${isSent}
        @click=${() => isSent || view.onKeep(line)}
      >
        ${words.text('keep')}
      </button>
    </p>`;
}

function lineView(view: LinesView, line: BusinessLine): TemplateResult {
  const { words, leaving, industryCodes } = view;
  const form = view.form(line.id);
  if (form) return html`<li data-line=${line.id}>${form}</li>`;
  const own = leaving?.id === line.id ? leaving : undefined;
  const title = industryText(line, industryCodes);
  const isAsked = own?.phase === 'asked' || own?.phase === 'sent';
  const button = (word: 'edit' | 'remove', onClick: () => void) =>
    html`<button
      type="button"
      class="small"
      part=${word}
      aria-label="${words.text(word)}: ${title}"
      aria-disabled=${own?.phase === 'opening'}
      @click=${onClick}
    >
      ${words.text(word)}
    </button>`;
  return html`<li class="record" part="line" data-line=${line.id}>
    <div class="head">
      <h3>${title}</h3>
      ${
        isAsked
          ? nothing
          : html`<span class="ways"
              >${button('edit', () => view.onEdit(line))} ${button('remove', () => view.onRemove(line))}</span
            >`
      }
    </div>
    ${factsView(line, words)} ${isAsked ? askView(view, line, own.phase === 'sent') : nothing}
    ${own?.message ? html`<p class="notice bad" part="error">${own.message}</p>` : nothing}
  </li>`;
}

/** The lines of business there are. */
export const linesView = (view: LinesView): TemplateResult =>
  html`<ul>
    ${view.lines.map((line) => lineView(view, line))}
  </ul>`;

/** The way to a new one. */
export const addView = (words: LineWords, onAdd: () => void): TemplateResult =>
  html`<p class="below">
    <button type="button" part="add" @click=${onAdd}>${words.text('add')}</button>
  </p>`;
