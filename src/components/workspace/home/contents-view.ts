import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Words } from '../../base/words.js';
import { isPlainClick } from '../../parts/controls/plain-click.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';
import type { RoomHost } from '../shell/room.js';
import type { Place } from './rows.js';

/** What can be changed of a workspace. */
export type Field = 'name' | 'description';
export const FIELDS: readonly Field[] = ['name', 'description'];

interface PlaceField {
  readonly field: Field;
  readonly label: string;
  readonly text: string;
  readonly fault: string;
  onType(text: string): void;
}

export function placeField({ field, label, text, fault, onType }: PlaceField): TemplateResult {
  const id = `workspace-${field}`;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      part="field"
      dir="auto"
      maxlength=${field === 'name' ? 120 : 300}
      aria-required=${field === 'name'}
      aria-invalid=${fault !== ''}
      aria-describedby="${id}-fault"
      .value=${live(text)}
      @input=${({ target }: Event) => onType((target as HTMLInputElement).value)}
    />
    <span class="fault" id="${id}-fault">${fault || nothing}</span>
  </div>`;
}

/** What a workspace holds; its environments are opened in their room. */
export function contentsView(
  words: Pick<Words<Word>, 'text'>,
  host: Pick<RoomHost, 'hrefTo' | 'goTo'>,
  { uid: id, collections, environments }: Place,
): TemplateResult {
  const go =
    (item: string) =>
    (event: MouseEvent): void => {
      if (isPlainClick(event)) host.goTo('environments', { item, workspace: id });
    };
  return html`<section class="record" part="contents" aria-labelledby="contents">
    <h3 id="contents">${words.text('contents')}</h3>
    ${collections.length + environments.length === 0 ? html`<p class="quiet">${words.text('nothing-inside')}</p>` : nothing}
    <ul class="plain">
      ${collections.map(
        ({ name }) =>
          html`<li><bdi>${name}</bdi> <span class="quiet">${words.text('a-collection')}</span></li>`,
      )}
      ${environments.map(({ name, uid }) => {
        const href = host.hrefTo('environments', { item: uid, workspace: id });
        return html`<li>
          <a href=${href ?? '#'} @click=${go(uid)}><bdi>${name}</bdi></a>
          <span class="quiet">${words.text('an-environment')}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}
