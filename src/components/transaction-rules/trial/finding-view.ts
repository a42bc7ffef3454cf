import { html, nothing, type TemplateResult } from 'lit';

import type { TransactionRuleInfo } from '../../../client/balance-platform/index.js';
import type { Amount } from '../../../client/index.js';
import { countryName } from '../../../facts/countries.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { Showing } from '../panel/showing.js';
import type { Attempt } from './attempt.js';
import type { Tried } from './judge.js';

export interface FindingView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly showing: Showing;
  readonly rule: TransactionRuleInfo;
  readonly found: Tried;
}

/** The rows that are drawn: who needs more narrows the rule. */
const MOST = 50;

/** What some transfers come to, for each currency. */
function sumsOf(attempts: readonly Attempt[]): readonly Amount[] {
  const sums = new Map<string, number>();
  for (const { amount } of attempts)
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.value);
  return [...sums].map(([currency, value]) => ({ currency, value }));
}

const CATEGORIES = ['bank', 'internal', 'issuedCard', 'platformPayment'] as const;

function whatText({ texts }: FindingView, { shop, category, country }: Attempt, language: string): string {
  const known = CATEGORIES.find((each) => each === category);
  const name = shop?.name ? plainText(shop.name, 60) : known ? texts.text(`category-${known}`) : category;
  return country ? `${name} · ${countryName(country, language)}` : name;
}

function rowsView(view: FindingView, caption: string, attempts: readonly Attempt[]): TemplateResult {
  const { texts, showing } = view;
  const { language } = showing;
  return html`<table part="hits">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${texts.text('hit-time')}</th>
          <th scope="col">${texts.text('hit-what')}</th>
          <th scope="col" class="figure">${texts.text('hit-amount')}</th>
        </tr>
      </thead>
      <tbody>
        ${attempts
          .toReversed()
          .slice(0, MOST)
          .map(
            (attempt) =>
              html`<tr part="hit">
                <th scope="row">
                  ${timeText(language, attempt.at, { dateStyle: 'medium', timeStyle: 'short' })}
                </th>
                <td><bdi>${whatText(view, attempt, language)}</bdi></td>
                <td class="figure">${amountText(attempt.amount, language)}</td>
              </tr>`,
          )}
      </tbody>
    </table>
    ${
      attempts.length > MOST
        ? html`<p class="quiet">${texts.text('hits-more', { count: attempts.length - MOST })}</p>`
        : nothing
    }`;
}

/** What a rule would have done, and what its test cannot tell. */
export function findingView(view: FindingView): TemplateResult {
  const { texts, showing, rule, found } = view;
  const { language, words } = showing;
  const { hits, open, unjudged, of, isCut, met } = found;
  const list = new Intl.ListFormat(language);
  const sums = list.format(sumsOf(hits).map((sum) => amountText(sum, language)));
  const { outcomeType } = rule;
  const outcome = outcomeType === 'scoreBased' ? outcomeType : outcomeType === 'enforceSCA' ? 'sca' : 'other';
  const fields = list.format(unjudged.map((name) => words.text(`field-${name}`)));
  return html`<p part="found" class="strong">
      ${texts.text('found-hits', { outcome, count: hits.length, of })}${sums ? html`. ${texts.text('found-sums', { sums })}` : nothing}
    </p>
    ${
      open.length > 0
        ? html`<p class="notice due" part="unjudged">
            ${texts.text('found-open', { count: open.length, fields })}
          </p>`
        : nothing
    }
    ${isCut ? html`<p class="notice due">${texts.text('found-cut', { of })}</p>` : nothing}
    ${met > 0 ? html`<p>${texts.text('found-met', { count: met })}</p>` : nothing}
    ${hits.length > 0 ? rowsView(view, texts.text('hits'), hits) : nothing}
    ${open.length > 0 ? rowsView(view, texts.text('open-rows'), open) : nothing}`;
}
