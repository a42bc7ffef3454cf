import { html, nothing, type TemplateResult } from 'lit';

import { ASKED_OF_SHOPPERS, type PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import type { PaymentLinkRecord } from '../../../client/operator/index.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { problemView, wayButton } from '../../parts/money-form/form-view.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/payment-links/detail/en.js';
import { momentText, standingView, type Showing } from '../panel/showing.js';
import { isOpen, standingOf } from '../panel/standing.js';
import { localeName } from './link-locales.js';

export interface LinkView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  /** What the proxy knows of it; nothing for a link that is not in the part of the list that is loaded. */
  readonly record: PaymentLinkRecord | undefined;
  /** What the platform says of it. */
  readonly link: PaymentLinkResponse | undefined;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  /** What the reader's role may do. */
  readonly mayCreate: boolean;
  readonly mayEnd: boolean;
  readonly problem: string;
  readonly sharing: TemplateResult | undefined;
  onBack(): void;
  onRefresh(): void;
  onEnd(link: PaymentLinkResponse): void;
  onDuplicate(link: PaymentLinkResponse): void;
  onReplace(link: PaymentLinkResponse): void;
}

function askedText({ texts, language }: LinkView, fields: readonly string[]): string {
  const names = fields.map((field) => {
    const known = ASKED_OF_SHOPPERS.find((each) => each === field);
    return known ? texts.text(`asked-${known}`) : plainText(bareWord(field), 40);
  });
  return new Intl.ListFormat(language).format(names);
}

function facts(view: LinkView): readonly Fact[] {
  const { texts, record, link, language } = view;
  const { by, askedAt, endedAt, endedBy } = record ?? {};
  const amount = link?.amount ?? record?.amount;
  const isReusable = link?.reusable ?? record?.isReusable;
  return [
    [texts.text('amount'), amount && amountText(amount, language)],
    [texts.text('description'), plainText(link?.description ?? '', 280)],
    [texts.text('expires'), momentText(view, link?.expiresAt ?? record?.expiresAt)],
    [texts.text('use'), isReusable === undefined ? '' : texts.text(isReusable ? 'use-many' : 'use-once')],
    [texts.text('capture'), link && texts.text(link.manualCapture ? 'capture-manual' : 'capture-usual')],
    [texts.text('locale'), link?.shopperLocale && plainText(localeName(language, link.shopperLocale), 60)],
    [texts.text('asked'), askedText(view, link?.requiredShopperFields ?? [])],
    [
      texts.text('made'),
      askedAt && texts.text('at-by', { time: momentText(view, askedAt), by: plainText(by ?? '–', 80) }),
    ],
    [
      texts.text('ended'),
      endedAt && texts.text('at-by', { time: momentText(view, endedAt), by: plainText(endedBy ?? '–', 80) }),
    ],
    [texts.text('link-id'), link?.id ?? record?.id],
  ];
}

/** One payment link: what it is for, where it stands, how to hand it on, and its end. */
export function linkView(view: LinkView): TemplateResult {
  const { texts, record, link, hasFailed, sharing, mayCreate, mayEnd } = view;
  const standing = standingOf(
    record ?? { id: link?.id ?? '', state: '', isReusable: false, askedAt: '' },
    link,
  );
  const name = plainText(link?.reference ?? record?.reference ?? '', 80) || (link?.id ?? record?.id ?? '–');
  const isLost = record !== undefined && record.id === undefined;
  return html`${backView(texts.text('back-to-list'), () => view.onBack())}
    <section class="record">
      <div class="head">
        <h2 tabindex="-1"><bdi>${name}</bdi></h2>
        ${standing === undefined ? nothing : standingView(view, standing)}
      </div>
      ${factsView(facts(view))}
      ${isLost ? html`<p class="notice due">${texts.text('lost-text')}</p>` : nothing}
      ${link || hasFailed || isLost ? nothing : html`<p class="quiet">${texts.text('loading')}</p>`}
      ${hasFailed ? html`<p class="notice bad" part="error">${texts.text('not-read')}</p>` : nothing}
      ${problemView(view)}
      <div class="ways">
        ${isLost ? nothing : wayButton(view, 'refresh', texts.text('refresh'), () => view.onRefresh())}
        ${link && mayCreate ? wayButton(view, 'duplicate', texts.text('duplicate'), () => view.onDuplicate(link)) : nothing}
        ${link && mayCreate && mayEnd && isOpen(standing) ? wayButton(view, 'replace', texts.text('replace'), () => view.onReplace(link)) : nothing}
        ${link && mayEnd && isOpen(standing) ? wayButton(view, 'end', texts.text('end-this'), () => view.onEnd(link)) : nothing}
      </div>
      ${isOpen(standing) ? (sharing ?? nothing) : nothing}
    </section>`;
}
