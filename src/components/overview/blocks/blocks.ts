import { html, type TemplateResult } from 'lit';

import { readAccounts } from '../../parts/account-holder/read-account.js';
import { chartStyles } from '../../parts/chart/chart.css.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { words as english } from '../../../words/compiled/overview/blocks/en.js';
import type { OverviewElement, OverviewRecord } from '../panel/overview-record.js';
import type { View } from '../panel/view.js';
import { Block } from './block.js';
import type { BlockTexts } from './block-texts.js';
import { blockStyles } from './blocks.css.js';
import { MoneyChart, readMoney } from './money-chart.js';
import { payoutBlock } from './payout-block.js';
import { SalesBlock } from './sales-block.js';
import { readSales } from './sales-windows.js';

interface Place {
  readonly record: OverviewRecord;
  readonly element: OverviewElement;
  readonly texts: BlockTexts;
  viewOf(): View;
}

function moneyBlock({ record, element, texts, viewOf }: Place) {
  const chart = new MoneyChart(texts, () => record.update());
  return new Block(record, element, {
    kind: 'money',
    question: () => [viewOf().timeZone],
    title: () => texts.text('money'),
    load: (client, options) => readMoney(client, viewOf().timeZone, options),
    ready: (answer) => chart.template(viewOf(), answer),
  });
}

const nextPayoutBlock = ({ record, element, texts, viewOf }: Place) =>
  new Block(record, element, {
    kind: 'next-payout',
    question: () => [],
    title: () => texts.text('next-payout'),
    load: (client, options) => readAccounts(client, { accountHolder: 'me', balanceAccount: '' }, options),
    ready: (answer) => payoutBlock(texts, viewOf(), answer),
  });

function salesBlock({ record, element, texts, viewOf }: Place) {
  const sales = new SalesBlock(texts, () => record.update());
  return new Block(record, element, {
    kind: 'sales',
    question: () => [viewOf().timeZone],
    title: () => texts.text('sales'),
    load: (client, options) => readSales(client, viewOf().now, viewOf().timeZone, options),
    ready: (answer) => sales.template(viewOf(), answer),
  });
}

/** What stands below the figures of an overview. Each block asks for itself, and none waits for another. */
export class Blocks {
  readonly #blocks: readonly Pick<Block<unknown>, 'refresh' | 'template'>[];

  /** @param audience - Whom the summary is for: it may not be on the page yet. */
  constructor(record: OverviewRecord, element: OverviewElement, viewOf: () => View, audience: string) {
    const place = { record, element, texts: record.wordsOf(english), viewOf };
    record.adopt(tabsStyles, chartStyles, blockStyles);
    this.#blocks = audience === 'seller' ? [nextPayoutBlock(place), salesBlock(place)] : [moneyBlock(place)];
  }

  refresh(): void {
    for (const block of this.#blocks) block.refresh();
  }

  template(): TemplateResult {
    return html`${this.#blocks.map((block) => block.template())}`;
  }
}
