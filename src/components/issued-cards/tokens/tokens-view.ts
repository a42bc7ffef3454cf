import { html, nothing, type TemplateResult } from 'lit';

import type { NetworkToken } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { problemView } from '../../parts/money-form/form-view.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/issued-cards/tabs/en.js';
import type { NetworkTokenChange } from '../events.js';
import { statusText, statusView, type Showing } from '../panel/showing.js';

type Texts = Pick<Words<Word>, 'text'>;

export interface TokensView {
  readonly texts: Texts;
  readonly showing: Showing;
  readonly list: LoadedList<NetworkToken>;
  /** What a token was asked to become, by its id. */
  readonly asked: ReadonlyMap<string, string>;
  readonly isBusy: boolean;
  /** Whether the reader's role may change tokens. */
  readonly mayChange: boolean;
  readonly problem: string;
  onChange(token: NetworkToken, change: NetworkTokenChange['change']): void;
  onLook(): void;
}

/** Where a token lives: in a wallet, with a merchant, or as the platform says. */
export function tokenName(texts: Texts, { type = '', device, tokenLastFour = '' }: NetworkToken): string {
  const kind = type === 'wallet' || type === 'cardOnFile' ? texts.text(`token-${type}`) : plainText(type, 40);
  const place = plainText(device?.deviceName ?? '', 60);
  const name = [kind || texts.text('token-other'), place].filter(Boolean).join(': ');
  return /^\d{4}$/.test(tokenLastFour) ? `${name} ••••\u00a0${tokenLastFour}` : name;
}

function tokenView(view: TokensView, token: NetworkToken): TemplateResult {
  const { texts, showing, asked, isBusy, mayChange, onChange, onLook } = view;
  const { id = '', creationDate, device } = token;
  const status = bareWord(token.status);
  const wanted = asked.get(id);
  const name = tokenName(texts, token);
  const button = (change: NetworkTokenChange['change'], kind = ''): TemplateResult =>
    html`<button
      type="button"
      class="small ${kind}"
      part="${change}-token"
      aria-label="${texts.text(`${change}-token`)}: ${name}"
      aria-disabled=${isBusy}
      @click=${() => isBusy || onChange(token, change)}
    >
      ${texts.text(`${change}-token`)}
    </button>`;
  return html`<li part="token" data-token=${id}>
    <div class="head">
      <h3 tabindex="-1"><bdi>${name}</bdi></h3>
      ${statusView(showing, status)}
    </div>
    ${factsView([
      [
        texts.text('token-made'),
        timeText(showing.language, creationDate, { dateStyle: 'medium', timeStyle: 'short' }),
      ],
      [
        texts.text('token-system'),
        plainText([device?.osName, device?.osVersion].filter(Boolean).join(' '), 60),
      ],
    ])}
    ${
      wanted === undefined
        ? nothing
        : html`<div class="notice due ways" part="asked">
            <span>${texts.text('token-pending', { status: statusText(showing, wanted) })}</span>
            <button type="button" class="small" part="look" @click=${onLook}>${texts.text('look')}</button>
          </div>`
    }
    ${
      status === 'closed' || wanted !== undefined || !mayChange
        ? nothing
        : html`<div class="ways">
            ${status === 'active' ? button('suspend') : nothing}
            ${status === 'suspended' ? button('resume') : nothing} ${button('close', 'danger')}
          </div>`
    }
  </li>`;
}

/** The tokens of a card, each with what changes it. */
export const tokensView = (view: TokensView): TemplateResult =>
  html`<p class="quiet">${view.texts.text('tokens-text')}</p>
    ${problemView(view)}
    ${loadedView(
      view.texts,
      view.list,
      'no-tokens',
      (tokens) =>
        html`<ul class="things" part="tokens">
          ${tokens.map((token) => tokenView(view, token))}
        </ul>`,
    )}`;
