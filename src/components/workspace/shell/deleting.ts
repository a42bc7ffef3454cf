import { html, nothing, type TemplateResult } from 'lit';

import { ConfirmDialog, type Confirmation } from '../../parts/confirm/confirm.js';
import type { Words } from '../../base/words.js';
import type { Client } from '../../../client/index.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { RoomHost, WorkspaceThing } from './room.js';
import type { Writing } from './writing.js';

/** What is asked before something goes. */
export interface Farewell extends Pick<Confirmation, 'title' | 'typed'> {
  readonly effect: string;
  /** What goes with it, or goes on without it, by name. */
  readonly victims: readonly string[];
  /** How many were not looked at. */
  readonly unseen: number;
  /** On the button that deletes. Left out: “Delete”. */
  readonly yes?: string;
}

export interface DeletingOptions {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly writing: Writing;
  readonly thing: WorkspaceThing;
  /** It is there no more. */
  onLeft(): void;
}

/** What goes with something, by name. */
export const victimsView = (names: readonly string[]): TemplateResult | typeof nothing =>
  names.length > 0
    ? html`<ul>
        ${names.map((name) => html`<li>${name}</li>`)}
      </ul>`
    : nothing;

/** Deletes something once all that goes with it is named. */
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

  /** @param look - Reads what goes with it. */
  async ask(
    look: (client: Client) => Promise<Farewell>,
    send: (client: Client) => Promise<unknown>,
  ): Promise<void> {
    const { words, writing } = this.#options;
    const farewell = await writing.prepare(look);
    if (!farewell) return this.#host.record.update();
    const { title, typed, yes = words.text('delete') } = farewell;
    this.#dialog.ask({
      title,
      text: this.#effect(farewell),
      yes,
      no: words.text('keep'),
      typed,
      onYes: () => void this.#send(send),
    });
  }

  #effect({ effect, victims, unseen }: Farewell): TemplateResult {
    return html`<p>${effect}</p>
      ${victimsView(victims)}
      ${unseen > 0 ? html`<p>${this.#options.words.text('effect-unseen', { count: unseen })}</p>` : nothing}`;
  }

  async #send(send: (client: Client) => Promise<unknown>): Promise<void> {
    const { record } = this.#host;
    const { writing, thing, onLeft } = this.#options;
    if (!record.emit('florin-before-workspace-delete', { thing })) return;
    const { ending } = await writing.send(send);
    if (ending !== 'not-sent') record.emit('florin-workspace-deleted', { thing, ending });
    if (ending === 'unknown') record.focus('[part=doubt]');
    if (ending === 'received') onLeft();
  }
}
