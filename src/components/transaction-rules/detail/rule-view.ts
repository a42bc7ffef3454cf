import { html, nothing, type TemplateResult } from 'lit';

import type { TransactionRule } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { problemView, wayButton } from '../../parts/money-form/form-view.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import { isLeaving } from '../../parts/resource/removal-button.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import {
  nameOf,
  outcomeText,
  ownWord,
  periodText,
  scopeText,
  standingView,
  typeText,
  type Showing,
} from '../panel/showing.js';
import { standingOf } from '../panel/standing.js';
import { ruleText } from '../rule/sentence.js';
import type { Switching } from './switching.js';

export interface RuleView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly resource: ResourceWords;
  readonly showing: Showing;
  readonly id: string;
  readonly rule: TransactionRule | undefined;
  readonly trouble: Trouble | undefined;
  readonly isGone: boolean;
  readonly isBusy: boolean;
  /** What the reader's role may do. */
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
  readonly switching: Switching;
  readonly hits: unknown;
  readonly trial: TemplateResult | undefined;
  onBack(): void;
  onRead(): void;
  onEdit(rule: TransactionRule): void;
}

function troubleView({
  texts,
  resource,
  rule,
  trouble,
  isGone,
  onRead,
}: RuleView): TemplateResult | typeof nothing {
  if (isGone) return html`<p class="notice due" part="missing" role="alert">${texts.text('gone')}</p>`;
  if (trouble)
    return html`<div class="notice due ways" part="missing" role="alert">
      <span>${troubleText(resource, trouble)}</span>
      <button type="button" class="small" part="again" @click=${onRead}>${resource.text('retry')}</button>
    </div>`;
  return rule ? nothing : html`<p class="quiet">${resource.text('loading')}</p>`;
}

/** A rule that does not hold yet may begin on a later day. */
function startView({ texts, switching }: RuleView, today: string): TemplateResult {
  return html`<div class="field">
    <label for="start-day">${texts.text('start-day')}</label>
    <input
      id="start-day"
      part="field"
      type="date"
      min=${today}
      aria-describedby="hint-start-day"
      .value=${switching.start}
      @input=${({ target }: Event) => (switching.start = (target as HTMLInputElement).value)}
    />
    <span class="quiet" id="hint-start-day">${texts.text('start-day-hint')}</span>
  </div>`;
}

/** A rule that is about to be deleted can be kept, and nothing else is done with it. */
function deletionView({ texts, switching }: RuleView, rule: TransactionRule): TemplateResult | undefined {
  const deletion = switching.deletionOf(rule);
  if (!isLeaving(deletion)) return undefined;
  return html`<div class="notice due ways" part="deleting">
    <span>${texts.text('deleting')}</span>
    <button
      type="button"
      class="small"
      part="undo"
      aria-disabled=${deletion?.phase === 'sent'}
      @click=${() => switching.undo(rule)}
    >
      ${texts.text('undo')}
    </button>
  </div>`;
}

function waysView(view: RuleView, rule: TransactionRule): TemplateResult {
  const { texts, showing, switching, isBusy, mayChange, mayDelete, onEdit } = view;
  const standing = standingOf(rule, showing.now);
  const isOn = rule.status === 'active';
  const today = new Date(showing.now).toISOString().slice(0, 10);
  return html`${mayChange && standing === 'inactive' ? startView(view, today) : nothing}
    <div class="ways">
      ${
        !mayChange || (standing === 'ended' && !isOn)
          ? nothing
          : isOn
            ? wayButton(view, 'deactivate', texts.text('deactivate'), () => switching.ask(rule, 'deactivate'))
            : wayButton(view, 'activate', texts.text('activate'), () => switching.ask(rule, 'activate'), true)
      }
      ${mayChange ? wayButton(view, 'edit', texts.text('edit'), () => onEdit(rule)) : nothing}
      ${
        mayDelete
          ? html`<button
              type="button"
              class="danger"
              part="delete"
              aria-disabled=${isBusy}
              @click=${() => isBusy || switching.ask(rule, 'delete')}
            >
              ${texts.text('delete')}
            </button>`
          : nothing
      }
    </div>`;
}

/** One rule: what it does in a sentence, what is known of it, what changes it, and what it would have done. */
export function ruleView(view: RuleView): TemplateResult {
  const { texts, showing, id, rule, isGone, switching, hits, trial, onBack } = view;
  const { words, now } = showing;
  const isThere = rule && !isGone;
  return html`${backView(texts.text('back-to-list'), onBack)}
    <section class="record">
      <div class="head">
        <h2 tabindex="-1"><bdi>${rule ? nameOf({ id, rule }) : plainText(id, 80)}</bdi></h2>
        ${isThere ? standingView(showing, rule) : nothing}
      </div>
      ${troubleView(view)}
      ${
        isThere
          ? html`<p class="sentence" part="sentence"><bdi>${ruleText(showing, rule)}</bdi></p>
              ${standingOf(rule, now) === 'ended' ? html`<p class="notice due">${texts.text('ended')}</p>` : nothing}
              ${factsView([
                [words.text('column-scope'), scopeText(showing, rule.entityKey)],
                [words.text('column-type'), typeText(showing, rule.type)],
                [words.text('column-outcome'), outcomeText(showing, rule.outcomeType, rule.score)],
                [words.text('column-period'), periodText(showing, rule)],
                [texts.text('reference'), plainText(rule.reference ?? '', 150)],
                [words.text('column-id'), ownWord(id)],
              ])}
              ${problemView({ problem: switching.problem })}
              ${deletionView(view, rule) ?? waysView(view, rule)} ${hits} ${trial ?? nothing}`
          : problemView({ problem: switching.problem })
      }
    </section>`;
}
