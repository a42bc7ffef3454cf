import { html, nothing, type TemplateResult } from 'lit';

import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { RoomHost } from '../shell/room.js';
import type { Writing } from '../shell/writing.js';
import { removeEnvironment, usersOf, type Environment, type Users } from './rows.js';
import type { DeskOptions } from './showing.js';

interface DeletingOptions extends DeskOptions {
  readonly writing: Writing;
}

/** Deletes an environment once it is named what goes on without it. */
export class Deleting {
  readonly #host: RoomHost;
  readonly #options: DeletingOptions;
  readonly #dialog: ConfirmDialog;

  constructor(host: RoomHost, options: DeletingOptions) {
    this.#host = host;
    this.#options = options;
    this.#dialog = new ConfirmDialog(host.element);
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  async ask({ uid, name }: Environment): Promise<void> {
    const { words, writing } = this.#options;
    const users = await writing.prepare((client) => usersOf(client, uid));
    if (!users) return this.#host.record.update();
    this.#dialog.ask({
      title: words.text('ask-delete', { name: isolatedText(name, 80) }),
      text: this.#effect(users),
      yes: words.text('delete'),
      no: words.text('keep'),
      onYes: () => void this.#send(uid),
    });
  }

  #effect({ mocks, monitors, unseen }: Users): TemplateResult {
    const { words } = this.#options;
    const names = [
      ...mocks.map((name) => words.text('victim-mock', { name: isolatedText(name, 80) })),
      ...monitors.map((name) => words.text('victim-monitor', { name: isolatedText(name, 80) })),
    ];
    return html`<p>${words.text(names.length > 0 ? 'effect-used' : 'effect')}</p>
      ${
        names.length > 0
          ? html`<ul>
              ${names.map((name) => html`<li>${name}</li>`)}
            </ul>`
          : nothing
      }
      ${unseen > 0 ? html`<p>${words.text('effect-unseen', { count: unseen })}</p>` : nothing}`;
  }

  async #send(uid: string): Promise<void> {
    const { record } = this.#host;
    const { writing, onLeft } = this.#options;
    if (!record.emit('florin-before-workspace-delete', { thing: 'environment' })) return;
    const { ending } = await writing.send((client) => removeEnvironment(client, uid));
    if (ending !== 'not-sent') record.emit('florin-workspace-deleted', { thing: 'environment', ending });
    if (ending === 'unknown') record.focus('[part=doubt]');
    if (ending === 'received') onLeft();
  }
}
