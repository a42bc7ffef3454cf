import { html, type TemplateResult, type nothing } from 'lit';

import { isolatedText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import type { RoomDesk } from '../shell/listed-room.js';
import type { RoomHost } from '../shell/room.js';
import { itemOf } from './path.js';
import { readRelease, removeRelease, saveRelease } from './release-rows.js';
import type { DeskOptions } from './showing.js';
import { TextsForm } from '../shell/texts/texts-form.js';
import type { ReleaseTexts, ReleaseThing } from './things.js';
import { visibilityLook } from './visibility.js';

const FIELDS: readonly (keyof ReleaseTexts)[] = ['name', 'summary', 'description', 'gitTag', 'visibility'];

/** One release: changed, shown to anyone or to the team, deleted. */
export class ReleaseDesk implements RoomDesk<ReleaseThing> {
  readonly #back: () => void;
  readonly #words: DeskOptions['words'];
  readonly #texts: TextsForm<keyof ReleaseTexts, ReleaseThing>;

  constructor(host: RoomHost, release: ReleaseThing, { words }: DeskOptions) {
    const { apiId, apiVersionId, id } = release;
    const path = { apiId, apiVersionId };
    this.#words = words;
    this.#back = () => host.go({ item: itemOf(path) });
    this.#texts = new TextsForm(host, {
      words,
      thing: 'release',
      kept: release,
      fields: FIELDS,
      lookOf: (field) => {
        if (field === 'visibility') return visibilityLook(words);
        const label = words.text(field === 'name' ? 'release-name' : field);
        return { label, isLong: field === 'description' };
      },
      read: (client) => readRelease(client, path, id),
      send: (client, _, changes) => saveRelease(client, release, changes),
      removal: {
        label: () => words.text('delete-release'),
        look: async (client) => {
          const { name = '' } = (await readRelease(client, path, id)) ?? {};
          const title = words.text('ask-delete-release', { name: isolatedText(name, 80) });
          return { title, effect: words.text('effect-release'), victims: [], unseen: 0 };
        },
        send: (client) => removeRelease(client, release),
        onLeft: () => {
          this.#back();
          host.record.say(words.text('deleted-release'));
        },
      },
    });
  }

  get isBusy(): boolean {
    return this.#texts.isBusy;
  }

  get isDirty(): boolean {
    return this.#texts.isDirty;
  }

  see(release: ReleaseThing): void {
    this.#texts.see(release);
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#texts.dialog();
  }

  template(): TemplateResult {
    return html`<div class="stack">
      ${backView(this.#words.text('back-version'), this.#back)} ${this.#texts.template()}
    </div>`;
  }
}
