import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { MERGE_STRATEGIES, type MergeStrategy } from '../../../facts/collection-format.js';
import type { Listed } from '../shell/in-workspace.js';
import type { Writing } from '../shell/writing.js';
import { writingView } from '../shell/writing-view.js';
import { DIFFERENCE_TONES, type Difference } from './diff.js';
import { fieldText, valueText } from './field-text.js';
import type { Texts } from './showing.js';

interface MergeView {
  readonly words: Texts;
  readonly writing: Writing;
  /** Collections that it may be merged into. Nothing before the operator asked. */
  readonly others: readonly Listed[] | undefined;
  readonly destination: string;
  readonly differences: readonly Difference[] | undefined;
  readonly strategy: MergeStrategy;
  /** What is not saved is not merged. */
  readonly isDirty: boolean;
  onBegin(): void;
  onEnd(): void;
  onDestination(uid: string): void;
  onStrategy(strategy: MergeStrategy): void;
  onMerge(): void;
  onLook(): void;
}

/** The way to merge a fork: where to, what differs, what becomes of the fork. */
export function mergeView(view: MergeView): TemplateResult {
  const { words, writing, others, destination, differences, isDirty, onLook } = view;
  const { isBusy } = writing;
  if (!others)
    return html`<p class="ways">
        <button type="button" part="merge" aria-disabled=${isBusy} @click=${() => isBusy || view.onBegin()}>
          ${words.text('merge')}
        </button>
      </p>
      ${writingView(words, writing, onLook)}`;
  return html`<section class="record" part="merging" aria-labelledby="merge-title">
    <h3 id="merge-title" tabindex="-1">${words.text('merge')}</h3>
    <p class="quiet">${words.text('merge-text')}</p>
    <div class="field">
      <label for="destination">${words.text('merge-into')}</label>
      <select
        id="destination"
        part="field"
        .value=${live(destination)}
        @change=${({ target }: Event) => view.onDestination((target as HTMLSelectElement).value)}
      >
        <option value="">${words.text('choose')}</option>
        ${others.map(
          ({ uid, name }) =>
            html`<option value=${uid} ?selected=${uid === destination}>
              ${calledApart(others, uid, name)}
            </option>`,
        )}
      </select>
    </div>
    ${differences ? differencesView(words, differences) : nothing}
    ${differences && differences.length > 0 ? strategiesView(view) : nothing}
    ${isDirty ? html`<p class="notice due">${words.text('unsaved-first')}</p>` : nothing}
    ${writingView(words, writing, onLook)}
    <div class="ways">
      ${
        differences && differences.length > 0
          ? html`<button
              type="button"
              class="main"
              part="merge"
              aria-disabled=${isBusy || writing.isDoubtful || isDirty}
              @click=${() => isBusy || writing.isDoubtful || isDirty || view.onMerge()}
            >
              ${words.text('merge-now')}
            </button>`
          : nothing
      }
      <button type="button" part="cancel" @click=${() => isBusy || view.onEnd()}>
        ${words.text('cancel')}
      </button>
    </div>
  </section>`;
}

/** A fork is called as what it was made of: then the end of the id tells them apart. */
const calledApart = (others: readonly Listed[], uid: string, name: string): string =>
  others.some((each) => each.name === name && each.uid !== uid) ? `${name} · ${uid.slice(-6)}` : name;

const strategiesView = ({ words, strategy, onStrategy }: MergeView): TemplateResult =>
  html`<fieldset class="stack">
    <legend>${words.text('strategy')}</legend>
    ${MERGE_STRATEGIES.map(
      (each) =>
        html`<label class="check">
          <input
            type="radio"
            name="strategy"
            .value=${each}
            .checked=${live(each === strategy)}
            @change=${() => onStrategy(each)}
          />
          <span>${words.text(`strategy-${each}`)}</span>
        </label>`,
    )}
  </fieldset>`;

function differencesView(words: Texts, differences: readonly Difference[]): TemplateResult {
  if (differences.length === 0)
    return html`<p class="quiet" part="differences" tabindex="-1">${words.text('same')}</p>`;
  return html`<ul class="diff" part="differences" tabindex="-1" aria-label=${words.text('differences')}>
    ${differences.map(
      ({ kind, name, fields }) =>
        html`<li>
          <span class="mark ${DIFFERENCE_TONES[kind]}" part="status">${words.text(`diff-${kind}`)}</span>
          <bdi class="strong">${name || words.text('unnamed')}</bdi>
          ${fields.map(
            ({ path, here, there }) =>
              html`<div class="change">
                <span class="quiet">${fieldText(words, path)}</span>
                <del><bdi dir="auto">${valueText(words, there)}</bdi></del>
                <ins><bdi dir="auto">${valueText(words, here)}</bdi></ins>
              </div>`,
          )}
        </li>`,
    )}
  </ul>`;
}
