import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';
import type { RoomHost } from '../shell/room.js';
import type { Writing } from '../shell/writing.js';
import { removePlace, victimsOf, type Place, type Victims } from './rows.js';

interface DeletingPlaceOptions {
  readonly words: Words<Word>;
  readonly writing: Writing;
  onLeft(): void;
}

/** The most that is typed before a workspace goes: long names are cut. */
const TYPED = 20;

/** Deletes a workspace once all that goes with it is named, and its name is typed. */
export class DeletingPlace {
  readonly #host: RoomHost;
  readonly #options: DeletingPlaceOptions;
  readonly #dialog: ConfirmDialog;

  constructor(host: RoomHost, options: DeletingPlaceOptions) {
    this.#host = host;
    this.#options = options;
    this.#dialog = new ConfirmDialog(host.element);
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  async ask(place: Place): Promise<void> {
    const { words, writing } = this.#options;
    const victims = await writing.prepare((client) => victimsOf(client, place));
    if (!victims) return this.#host.record.update();
    const { name } = place;
    const wanted = name.trim().slice(0, TYPED);
    this.#dialog.ask({
      title: words.text('ask-delete', { name: isolatedText(name, 80) }),
      text: this.#effect(victims),
      yes: words.text('delete'),
      no: words.text('keep'),
      typed: [
        {
          label: words.text('type-name', { name: isolatedText(wanted, TYPED) }),
          wrong: words.text('type-name-wrong'),
          isText: true,
          isRight: (text) => text.trim() === wanted.trim(),
        },
      ],
      onYes: () => void this.#send(place.id),
    });
  }

  #effect({ unseen, ...victims }: Victims): TemplateResult {
    const { words } = this.#options;
    const kinds = Object.keys(victims) as (keyof typeof victims)[];
    const named = kinds.flatMap((kind) =>
      victims[kind].map((name) => words.text(`victim-${kind}`, { name: isolatedText(name, 80) })),
    );
    return html`<p>${words.text(named.length > 0 ? 'effect' : 'effect-empty')}</p>
      ${
        named.length > 0
          ? html`<ul>
              ${named.map((each) => html`<li>${each}</li>`)}
            </ul>`
          : nothing
      }
      ${unseen > 0 ? html`<p>${words.text('effect-unseen', { count: unseen })}</p>` : nothing}`;
  }

  async #send(id: string): Promise<void> {
    const { record } = this.#host;
    const { writing, onLeft } = this.#options;
    if (!record.emit('florin-before-workspace-delete', { thing: 'workspace' })) return;
    const { ending } = await writing.send((client) => removePlace(client, id));
    if (ending !== 'not-sent') record.emit('florin-workspace-deleted', { thing: 'workspace', ending });
    if (ending === 'unknown') record.focus('[part=doubt]');
    if (ending === 'received') onLeft();
  }
}
