import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { submitting } from '../../parts/money-form/form-view.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import { waysView } from '../shell/ways-view.js';
import type { Writing } from '../shell/writing.js';
import { writingView } from '../shell/writing-view.js';
import { selectView, textView } from './fields-view.js';
import type { Settings } from './settings.js';

interface SettingsView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly settings: Settings;
  readonly writing: Writing;
  onDelete(): void;
}

/** A mock server's address, what can be changed of it, and who may call it. */
export function settingsView({ words, settings, writing, onDelete }: SettingsView): TemplateResult {
  const { mock, news, isDirty } = settings;
  const isHeld = writing.isBusy || writing.isDoubtful;
  return html`<form
    class="record"
    part="form"
    novalidate
    autocomplete="off"
    @submit=${submitting(() => void settings.save())}
  >
    <h2 tabindex="-1"><bdi>${mock.name}</bdi></h2>
    ${addressView(words, settings)}
    ${textView({
      id: 'mock-name',
      label: words.text('new-name'),
      value: settings.name,
      hint: words.text('name-untold'),
      isProse: true,
      most: 120,
      onType: (name) => settings.type({ name }),
    })}
    ${environmentView(words, settings)}
    <fieldset class="stack">
      <legend>${words.text('access')}</legend>
      <p class="quiet">${words.text('access-untold')}</p>
      <p class="ways">
        ${accessButton('publish', words.text('publish'), isHeld, () => settings.publish())}
        ${accessButton('unpublish', words.text('unpublish'), isHeld, () => void settings.unpublish())}
      </p>
    </fieldset>
    ${writingView(words, writing, () => void settings.look())}
    ${news ? html`<p class="notice good" part="notice" tabindex="-1">${news}</p>` : nothing}
    ${waysView({
      words,
      isDirty,
      writing,
      remove: words.text('delete-this'),
      onDiscard: () => settings.discard(),
      onDelete,
    })}
  </form>`;
}

const accessButton = (part: string, text: string, isHeld: boolean, act: () => void): TemplateResult =>
  html`<button
    type="button"
    class="small"
    part=${part}
    aria-disabled=${isHeld}
    @click=${() => isHeld || act()}
  >
    ${text}
  </button>`;

const addressView = (words: SettingsView['words'], settings: Settings): TemplateResult =>
  html`<div class="stack">
    <span class="quiet" id="address-title">${words.text('address')}</span>
    <div part="address" class="address" dir="ltr" role="group" aria-labelledby="address-title">
      ${settings.mock.address || words.text('no-value')}
    </div>
    <div class="ways">
      <button type="button" class="small" part="copy" @click=${() => void settings.copy()}>
        ${words.text('copy')}
      </button>
      <span class="quiet">${settings.copied ? words.text(settings.copied) : nothing}</span>
    </div>
  </div>`;

/** The platform takes another environment, and none in place of one only where there was none. */
function environmentView(words: SettingsView['words'], settings: Settings): TemplateResult {
  const { environments, environment } = settings.mock;
  const isKnown = environments.some(({ uid }) => uid === environment);
  return selectView({
    id: 'mock-environment',
    label: words.text('environment'),
    value: settings.environment,
    hint: words.text(environment ? 'environment-stays' : 'environment-hint'),
    options: [
      ...(environment ? [] : [['', words.text('no-environment')] as const]),
      ...(environment && !isKnown ? [[environment, environment] as const] : []),
      ...environments.map(({ uid, name }) => [uid, name] as const),
    ],
    onChange: (chosen) => settings.type({ environment: chosen }),
  });
}
