import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { fieldView } from '../../parts/form/field-view.js';
import { newsView, unknownView, type FormView } from '../../parts/form/news-view.js';
import { rowsView } from '../../parts/form/rows-view.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/account-holders/edit/en.js';
import { keyIn, type Conflict } from './values.js';

export interface EditView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly form: FormView;
  readonly title: string;
  /** The form stands below a heading of the third level. */
  readonly isBelow: boolean;
  /** The button that saves. */
  readonly save: string;
  /** Keys of metadata that are there and would not be any more. */
  readonly dropped: readonly string[];
  readonly conflicts: readonly Conflict[];
  readonly isBusy: boolean;
  onDecide(conflict: Conflict, whose: 'mine' | 'theirs'): void;
  onSave(): void;
  onCancel(): void;
}

const LABELS: Readonly<Record<string, Word>> = {
  description: 'description',
  reference: 'reference',
  timeZone: 'timeZone',
  settlementDelayDays: 'settlement',
  salesDayClosingTime: 'closing-time',
};

function conflictView(view: EditView, conflict: Conflict): TemplateResult {
  const { texts } = view;
  const { path, mine, theirs } = conflict;
  const key = keyIn(path);
  const name = key === undefined ? texts.text(LABELS[path] ?? 'value') : apart(plainText(key, 60));
  const shown = (value: string) =>
    value ? html`<bdi>${plainText(value, 300)}</bdi>` : html`<i>${texts.text('nothing')}</i>`;
  const button = (part: 'keep-mine' | 'take-theirs', whose: 'mine' | 'theirs'): TemplateResult =>
    html`<button
      type="button"
      class="small"
      part=${part}
      aria-label="${texts.text(part)}: ${name}"
      @click=${() => view.onDecide(conflict, whose)}
    >
      ${texts.text(part)}
    </button>`;
  return html`<li>
    <strong>${name}</strong>
    <dl>
      <div>
        <dt>${texts.text('yours')}</dt>
        <dd>${shown(mine)}</dd>
      </div>
      <div>
        <dt>${texts.text('theirs')}</dt>
        <dd>${shown(theirs)}</dd>
      </div>
    </dl>
    <span class="ways">${button('keep-mine', 'mine')} ${button('take-theirs', 'theirs')}</span>
  </li>`;
}

/** What two people have changed, with both values. */
function conflictsView(view: EditView): TemplateResult | typeof nothing {
  const { texts, conflicts } = view;
  if (conflicts.length === 0) return nothing;
  return html`<div
    class="notice due stack"
    part="conflict"
    tabindex="-1"
    role="group"
    aria-labelledby="conflict-title"
  >
    <p id="conflict-title">${texts.text('conflict')}</p>
    <ul>
      ${conflicts.map((conflict) => conflictView(view, conflict))}
    </ul>
  </div>`;
}

/** The form of an account holder or of a balance account. */
export function editView(view: EditView): TemplateResult {
  const { texts, form, title, save, dropped, isBusy } = view;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isBusy) view.onSave();
  };
  const keys = new Intl.ListFormat(form.language).format(dropped.map((key) => apart(plainText(key, 60))));
  const unmarked: FormView = { ...form, isUnmarked: true };
  return html`<form class="record" part="form" novalidate aria-labelledby="form-title" @submit=${submit}>
    ${
      view.isBelow
        ? html`<h4 id="form-title" tabindex="-1">${title}</h4>`
        : html`<h3 id="form-title" tabindex="-1">${title}</h3>`
    }
    ${form.editor.sections.map(
      ({ fields, list }) =>
        html`${fields.map((field) => fieldView(unmarked, field))}
          <fieldset class="stack">
            <legend>${texts.text('metadata')}</legend>
            <p class="quiet">${texts.text('metadata-hint')}</p>
            ${list ? rowsView(unmarked, list, form.onAdd) : nothing}
          </fieldset>`,
    )}
    <div role="status">
      ${
        dropped.length > 0
          ? html`<p class="notice due" part="dropped">${texts.text('dropped', { keys })}</p>`
          : nothing
      }
    </div>
    ${conflictsView(view)} ${unknownView(form)} ${newsView(form)}
    <div class="ways">
      <button type="submit" class="main" part="save" aria-disabled=${isBusy}>
        ${isBusy ? texts.text('saving') : save}
      </button>
      <button type="button" part="cancel" aria-disabled=${isBusy} @click=${() => isBusy || view.onCancel()}>
        ${texts.text('cancel')}
      </button>
    </div>
  </form>`;
}

interface AccountDoubt {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly isBusy: boolean;
  readonly problem: string;
  onAgain(): void;
  onLeave(): void;
}

/** It is not known whether a balance account was made: sent again, it is the same one. */
export const accountDoubtView = ({
  texts,
  isBusy,
  problem,
  onAgain,
  onLeave,
}: AccountDoubt): TemplateResult =>
  html`<div class="record" part="form">
    <h4 tabindex="-1" id="form-title">${texts.text('doubt-title')}</h4>
    <p class="notice due" part="doubt">${texts.text('doubt')}</p>
    <div role="alert">${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}</div>
    <div class="ways">
      <button
        type="button"
        class="main"
        part="send-again"
        aria-disabled=${isBusy}
        @click=${() => isBusy || onAgain()}
      >
        ${texts.text(isBusy ? 'saving' : 'send-again')}
      </button>
      <button type="button" part="cancel" aria-disabled=${isBusy} @click=${() => isBusy || onLeave()}>
        ${texts.text('later')}
      </button>
    </div>
  </div>`;
