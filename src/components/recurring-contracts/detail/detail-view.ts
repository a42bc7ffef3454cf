import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { problemView } from '../../parts/money-form/form-view.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView } from '../../parts/record/facts-view.js';
import { tabsView } from '../../parts/table/tabs-view.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { TABS, type RecurringContractsTab } from '../panel/contracts-record.js';
import { contractsText, contractText, endView, momentText, nameOf, type Showing } from '../panel/showing.js';
import { standingOf, type StoredDetail } from '../panel/stored-detail.js';

export interface DetailView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly detail: StoredDetail;
  readonly tab: RecurringContractsTab;
  readonly isBusy: boolean;
  readonly problem: string;
  /** What stands under the tab that is open, but for the first. */
  content(): TemplateResult;
  onTab(tab: RecurringContractsTab): void;
  onBack(): void;
  onDisable(contract: string): void;
}

function factsOf(view: DetailView): TemplateResult {
  const { words, texts, detail } = view;
  const { holder, contracts, createdAt, networkReference, firstPayment, id } = detail;
  const code = (text: string): TemplateResult | string => text && html`<bdi dir="ltr">${text}</bdi>`;
  return factsView([
    [words.text('column-holder'), holder],
    [words.text('column-ends'), standingOf(detail, view.now) !== 'endless' && endView(view, detail)],
    [words.text('column-contracts'), contractsText(view, contracts)],
    [words.text('column-created'), momentText(view, createdAt)],
    [words.text('column-network'), code(networkReference)],
    [texts.text('first-payment'), code(firstPayment)],
    [texts.text('detail-reference'), code(id)],
  ]);
}

/** What is known of it, and how it ends. One use can end alone where there are several. */
function first(view: DetailView): TemplateResult {
  const { texts, detail, isBusy, onDisable } = view;
  const { contracts } = detail;
  const button = (part: string, text: string, contract: string): TemplateResult =>
    html`<button
      type="button"
      class="danger"
      part=${part}
      aria-disabled=${isBusy}
      @click=${() => isBusy || onDisable(contract)}
    >
      ${text}
    </button>`;
  return html`${factsOf(view)} ${problemView(view)}
    <div class="ways">
      ${button('disable', texts.text('disable-this'), '')}
      ${
        contracts.length > 1
          ? contracts.map((contract) =>
              button(
                'disable-contract',
                texts.text('disable-use', { use: contractText(view, contract) }),
                contract,
              ),
            )
          : nothing
      }
    </div>`;
}

/** One stored payment method, under four tabs. */
export function detailView(view: DetailView): TemplateResult {
  const { texts, detail, tab: chosen, onTab, onBack, content } = view;
  return html`${backView(texts.text('back'), onBack)}
    <section class="record">
      <div class="head">
        <h2 tabindex="-1"><bdi>${nameOf(view, detail)}</bdi></h2>
      </div>
      ${tabsView({
        label: texts.text('tabs'),
        names: TABS,
        chosen,
        textOf: (tab) => texts.text(`tab-${tab}`),
        onTab,
      })}
      ${chosen === 'details' ? first(view) : content()}
    </section>`;
}
