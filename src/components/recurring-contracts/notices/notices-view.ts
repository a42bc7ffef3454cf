import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { DeedRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { deedStatus } from '../detail/deed-status.js';
import type { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import { dayText, momentText, type Showing } from '../panel/showing.js';

export interface NoticesView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly list: LoadedList<DeedRecord>;
  onNew(): void;
  onCopy(reference: string): void;
}

function noticeView(view: NoticesView, deed: DeedRecord): TemplateResult {
  const { texts, language, onCopy } = view;
  const { reference, amount, answer = {}, askedAt, by } = deed;
  const told = plainText(answer['shopperNotificationReference'] ?? '', 80);
  return html`<li class="record" part="notice">
    <div class="head">
      <h3><bdi>${plainText(reference ?? '', 80)}</bdi></h3>
      ${deedStatus(texts, deed, 'resultCode', 'Success')}
    </div>
    ${factsView([
      [texts.text('amount'), amount && amountText(amount, language)],
      [texts.text('billing-day'), dayText(view, answer['billingDate'])],
      [texts.text('sequence'), plainText(answer['billingSequenceNumber'] ?? '', 10)],
      [texts.text('notification-reference'), told && html`<bdi dir="ltr">${told}</bdi>`],
    ])}
    <p class="quiet">
      ${texts.text('asked-at', { time: momentText(view, askedAt), by: plainText(by ?? '–', 80) })}
    </p>
    ${
      told
        ? html`<div class="ways">
            <button type="button" class="small" part="copy" @click=${() => onCopy(told)}>
              ${texts.text('copy-reference')}
            </button>
          </div>`
        : nothing
    }
  </li>`;
}

/** What was announced, with the answers, and the way to the next notice. */
export function noticesView(view: NoticesView): TemplateResult {
  const { texts, list, onNew } = view;
  return html`<div class="head">
      <h3 id="notices" tabindex="-1">${texts.text('tab-notices')}</h3>
      <button type="button" class="small" part="new-notice" @click=${onNew}>
        ${texts.text('new-notice')}
      </button>
    </div>
    <p class="quiet">${texts.text('notices-text')}</p>
    ${loadedView(
      texts,
      list,
      'no-notices',
      (notices) =>
        html`<ul part="notices">
          ${repeat(
            notices,
            ({ askedAt, reference }) => `${askedAt} ${reference ?? ''}`,
            (notice) => noticeView(view, notice),
          )}
        </ul>`,
    )}`;
}
