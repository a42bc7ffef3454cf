import { html, nothing, type TemplateResult } from 'lit';

import type {
  TransactionRule,
  TransactionRuleInfo,
  TransactionRuleRestrictions,
} from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import type { Editor } from '../../parts/form/editor.js';
import { fieldView } from '../../parts/form/field-view.js';
import type { FormWords } from '../../parts/form/field.js';
import { rowsView } from '../../parts/form/rows-view.js';
import { problemView, submitting, wayButton } from '../../parts/money-form/form-view.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { Showing } from '../panel/showing.js';
import { conditionsOf } from '../rule/condition.js';
import { conditionText } from '../rule/condition-text.js';
import { ruleText } from '../rule/sentence.js';

export interface RuleFormView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly fields: FormWords;
  readonly showing: Showing;
  readonly editor: Editor<object>;
  readonly isBusy: boolean;
  readonly isNew: boolean;
  readonly body: TransactionRuleInfo;
  /** Conditions that the form has no fields for. */
  readonly kept: TransactionRuleRestrictions;
  /** What another person has made of the rule meanwhile. */
  readonly other: TransactionRule | undefined;
  readonly problem: string;
  onAdd(): void;
  onSave(): void;
  onTake(rule: TransactionRule): void;
  onKeep(rule: TransactionRule): void;
  onCancel(): void;
}

/** Two people changed one rule: what the other one saved, and whose is to stand. */
function conflictView(view: RuleFormView): TemplateResult | typeof nothing {
  const { texts, showing, other, onTake, onKeep } = view;
  if (!other) return nothing;
  return html`<div class="notice due stack" part="conflict" tabindex="-1" role="alert">
    <p class="strong">${texts.text('conflict')}</p>
    <p><bdi>${ruleText(showing, other)}</bdi></p>
    <div class="ways">
      ${wayButton(view, 'take', texts.text('take'), () => onTake(other))}
      ${wayButton(view, 'keep', texts.text('keep'), () => onKeep(other))}
    </div>
  </div>`;
}

function keptView({ texts, showing, kept }: RuleFormView): TemplateResult | typeof nothing {
  const conditions = conditionsOf(kept);
  if (conditions.length === 0) return nothing;
  return html`<div class="notice" part="kept">
    <p>${texts.text('kept')}</p>
    <ul>
      ${conditions.map(([name, condition]) => html`<li>${conditionText(showing, name, condition)}</li>`)}
    </ul>
  </div>`;
}

/** The form of a rule, with the rule as a sentence that follows what is typed. */
export function ruleFormView(view: RuleFormView): TemplateResult {
  const { texts, fields: words, showing, editor, isBusy, isNew, body, onAdd, onSave, onCancel } = view;
  const { language } = showing;
  const form = { editor, words, language };
  return html`<form
    class="record step"
    part="form"
    novalidate
    autocomplete="off"
    @submit=${submitting(() => isBusy || onSave())}
  >
    <h2 tabindex="-1">${texts.text(isNew ? 'new-title' : 'edit-title')}</h2>
    ${conflictView(view)}
    ${editor.sections.map(
      ({ fields, list }) =>
        html`${fields.map((field) => fieldView(form, field))}
          <h3>${texts.text('conditions')}</h3>
          <p class="quiet">${texts.text('conditions-hint')}</p>
          ${list ? rowsView(form, list, onAdd) : nothing}`,
    )}
    ${keptView(view)}
    <div class="notice" part="sentence">
      <p class="quiet">${texts.text('in-words')}</p>
      <p class="sentence"><bdi>${ruleText(showing, body)}</bdi></p>
    </div>
    ${problemView(view)}
    <div class="ways">
      <button class="main" part="save" aria-disabled=${isBusy}>
        ${texts.text(isBusy ? 'sending' : isNew ? 'save-inactive' : 'save')}
      </button>
      <button type="button" part="back" @click=${() => isBusy || onCancel()}>${texts.text('cancel')}</button>
    </div>
  </form>`;
}
