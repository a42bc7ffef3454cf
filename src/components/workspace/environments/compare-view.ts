import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { MASK } from './bulk.js';
import type { Comparing } from './comparing.js';
import type { DeskView } from './showing.js';
import type { Editing } from './editing.js';
import type { Variable } from './variable.js';

interface CompareView extends Pick<DeskView, 'words' | 'onUpdate'> {
  readonly editing: Editing;
  readonly comparing: Comparing;
}

export interface Difference {
  readonly key: string;
  readonly here: Variable | undefined;
  readonly there: Variable | undefined;
  readonly isSame: boolean;
}

/** Key by key, what one has and the other; of a key that is there twice, the one that counts. */
export function differencesOf(here: readonly Variable[], there: readonly Variable[]): readonly Difference[] {
  const [one, other] = [here, there].map(
    (variables) => new Map(variables.filter(({ isOn }) => isOn).map((each) => [each.key, each])),
  ) as [Map<string, Variable>, Map<string, Variable>];
  return [...new Set([...one.keys(), ...other.keys()])].map((key) => {
    const [mine, theirs] = [one.get(key), other.get(key)];
    return { key, here: mine, there: theirs, isSame: mine?.value === theirs?.value };
  });
}

/** Another environment beside this one. */
export function compareView(view: CompareView): TemplateResult {
  const { words, comparing, editing } = view;
  const { others, other, isBusy, problem } = comparing;
  if (!others)
    return html`<p class="ways">
      <button
        type="button"
        class="small"
        part="compare"
        aria-disabled=${isBusy}
        @click=${() => isBusy || void comparing.begin()}
      >
        ${words.text('compare')}
      </button>
      <span class="fault" role="alert">${problem || nothing}</span>
    </p>`;
  return html`<section class="record" aria-labelledby="compare-title">
    <h3 id="compare-title">${words.text('compare')}</h3>
    <div class="field name">
      <label for="compare">${words.text('compare-with')}</label>
      <select
        id="compare"
        part="compare"
        .value=${live(other?.uid ?? '')}
        @change=${({ target }: Event) => void comparing.choose((target as HTMLSelectElement).value)}
      >
        <option value="">${words.text('choose')}</option>
        ${others
          .filter(({ uid }) => uid !== editing.base.uid)
          .map(
            ({ uid, name }) => html`<option value=${uid} ?selected=${uid === other?.uid}>${name}</option>`,
          )}
      </select>
      <span class="fault" role="alert">${problem || nothing}</span>
    </div>
    ${other ? differencesView(view, differencesOf(editing.variables, other.variables), other.name) : nothing}
    <p class="ways">
      <button type="button" class="small" @click=${() => comparing.end()}>
        ${words.text('compare-end')}
      </button>
    </p>
  </section>`;
}

function differencesView(
  { words, editing }: CompareView,
  differences: readonly Difference[],
  name: string,
): TemplateResult {
  const cell = (variable: Variable | undefined): TemplateResult =>
    variable
      ? html`<bdi dir="auto">${variable.isSecret ? MASK : variable.value}</bdi>`
      : html`<span class="quiet">${words.text('missing')}</span>`;
  if (differences.length === 0) return html`<p class="quiet">${words.text('no-variables')}</p>`;
  return html`<table class="grid" part="differences">
    <thead>
      <tr>
        <th scope="col">${words.text('key')}</th>
        <th scope="col"><bdi>${editing.name}</bdi></th>
        <th scope="col"><bdi>${name}</bdi></th>
        <th scope="col">${words.text('compared')}</th>
      </tr>
    </thead>
    <tbody>
      ${differences.map(
        ({ key, here, there, isSame }) =>
          html`<tr>
            <th scope="row" data-label=${words.text('key')}><bdi dir="ltr">${key}</bdi></th>
            <td data-label=${editing.name}>${cell(here)}</td>
            <td data-label=${name}>${cell(there)}</td>
            <td data-label=${words.text('compared')}>
              <span class="mark ${isSame ? 'good' : 'due'}" part="status"
                >${words.text(isSame ? 'same' : here && there ? 'differs' : 'only-one')}</span
              >
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
