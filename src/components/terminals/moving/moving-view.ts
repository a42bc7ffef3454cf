import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { countText } from '../../parts/table/table-words.js';
import type { Word } from '../../../words/compiled/terminals/moving/en.js';
import { keyOf, type Place, type TerminalRow } from '../panel/places.js';
import { placeText, wholePlaceText, type Showing } from '../panel/showing.js';
import type { Effects } from './effects.js';
import { effectView } from './effect-view.js';

/** What both steps of a move share. */
export interface StepView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly isBusy: boolean;
  readonly problem: string;
  readonly dialog: unknown;
  onBack(): void;
}

interface MovingView extends StepView {
  readonly rows: readonly TerminalRow[];
  readonly to: Place | undefined;
  readonly places: readonly Place[];
  readonly effects: Effects;
  readonly most: number;
  /** Whether the form was sent without a place. */
  readonly isUnchosen: boolean;
  onTo(key: string): void;
  onSubmit(): void;
}

const option = (view: MovingView, place: Place): TemplateResult =>
  html`<option .value=${keyOf(place)} ?selected=${view.to && keyOf(view.to) === keyOf(place)}>
    ${placeText(view, place)}
  </option>`;

/** Every place, below its account. */
function target(view: MovingView): TemplateResult {
  const { texts, places, fleet, isUnchosen } = view;
  const top = places.filter(({ account }) => account === undefined);
  return html`<div class="field">
    <label for="target">${texts.text('to')}</label>
    <select
      id="target"
      part="target"
      aria-invalid=${isUnchosen}
      aria-describedby="target-fault"
      @change=${({ target: select }: Event) => view.onTo((select as HTMLSelectElement).value)}
    >
      <option value="" ?selected=${!view.to}>${texts.text('choose')}</option>
      ${fleet.accounts.map(
        ({ name }) =>
          html`<optgroup label=${name}>
            ${places.filter(({ account }) => account === name).map((place) => option(view, place))}
          </optgroup>`,
      )}
      ${top.map((place) => option(view, place))}
    </select>
    <span class="fault" id="target-fault" role="alert"
      >${isUnchosen ? texts.text('choose-first') : nothing}</span
    >
  </div>`;
}

const from = (view: MovingView): TemplateResult =>
  html`<div>
    <h3>${view.texts.text('from')}</h3>
    <ul class="from">
      ${view.effects.from.map(
        ({ place, count }) =>
          html`<li><bdi>${wholePlaceText(view, place)}</bdi> <span>${countText(view, count)}</span></li>`,
      )}
    </ul>
  </div>`;

/** From where, where to, and what that does. */
export function movingView(view: MovingView): TemplateResult {
  const { texts, rows, most, to, problem, isBusy } = view;
  const isTooMany = rows.length > most;
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    view.onSubmit();
  };
  return html`<form class="record step" part="step" novalidate @submit=${onSubmit}>
      <h2 tabindex="-1">${texts.text('title', { count: rows.length })}</h2>
      <div class="sides">${from(view)} ${target(view)}</div>
      ${to ? effectView({ ...view, to }) : nothing}
      <div role="alert">
        ${isTooMany ? html`<p class="notice due">${texts.text('too-many', { count: countText(view, most) })}</p>` : nothing}
        ${problem ? html`<p class="notice bad" part="error">${texts.text('not-moved')} ${problem}</p>` : nothing}
      </div>
      <div class="ways">
        <button class="main" part="continue" aria-disabled=${isBusy || isTooMany}>
          ${texts.text(isBusy ? 'sending' : 'continue')}
        </button>
        <button type="button" part="back" aria-disabled=${isBusy} @click=${() => view.onBack()}>
          ${texts.text('cancel')}
        </button>
      </div>
    </form>
    ${view.dialog}`;
}
