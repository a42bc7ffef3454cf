import { html, nothing, type TemplateResult } from 'lit';

import { troubleText } from '../../parts/resource/resource-view.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/monitors/en.js';
import type { Listed } from '../shell/in-workspace.js';
import type { RoomHost } from '../shell/room.js';
import { MOST_MONITORS } from '../shell/in-workspace.js';
import type { Details } from './details.js';
import type { Monitor } from './monitor.js';
import { readDetails, type ListedMonitors } from './list-rows.js';
import type { Showing } from './showing.js';

/** What is known of the monitors in the list. Each tells its schedule and its last run by itself, so that is read when it is asked for. */
export class Looked {
  readonly #host: RoomHost;
  readonly #words: Words<Word>;
  readonly #details = new Map<string, Details>();
  #monitors: readonly Listed[] = [];
  #unseen = 0;
  #isBusy = false;
  #problem = '';
  /** How schedules are said, once one is. */
  #said: ((showing: Showing, details: Details) => string) | undefined;

  constructor(host: RoomHost, words: Words<Word>) {
    this.#host = host;
    this.#words = words;
  }

  of(uid: string): Details | undefined {
    return this.#details.get(uid);
  }

  /** When one runs, in a sentence; empty until the words for that are loaded. */
  scheduleOf(showing: Showing, details: Details): string {
    if (!this.#said) void this.#load();
    return this.#said?.(showing, details) ?? '';
  }

  see({ monitors, details, unseen }: ListedMonitors): void {
    this.#monitors = monitors;
    this.#unseen = unseen;
    for (const [uid, each] of details) this.#details.set(uid, each);
  }

  /** One was opened, and read with that. */
  know(uid: string, monitor: Monitor | undefined): void {
    if (!monitor) this.#details.delete(uid);
    else this.#details.set(uid, { ...monitor, collection: '' });
  }

  template(): TemplateResult | typeof nothing {
    const words = this.#words;
    const count = Math.min(this.#unknown.length, MOST_MONITORS);
    return html`${this.#unseen > 0 ? html`<p class="quiet">${words.text('effect-unseen', { count: this.#unseen })}</p>` : nothing}
      <div role="alert">
        ${this.#problem ? html`<p class="notice bad" part="error">${this.#problem}</p>` : nothing}
      </div>
      ${
        count > 0
          ? html`<p class="ways">
              <button
                type="button"
                class="small"
                part="read-all"
                aria-disabled=${this.#isBusy}
                @click=${() => void this.#read()}
              >
                ${this.#isBusy ? words.text('checking') : words.text('read-all', { count })}
              </button>
            </p>`
          : nothing
      }`;
  }

  get #unknown(): readonly Listed[] {
    return this.#monitors.filter(({ uid }) => !this.#details.has(uid));
  }

  async #load(): Promise<void> {
    this.#said = (await import('./schedule.js')).scheduleText;
    this.#host.record.update();
  }

  async #read(): Promise<void> {
    const { record } = this.#host;
    const client = this.#host.client();
    if (this.#isBusy || !client) return;
    this.#isBusy = true;
    this.#problem = '';
    record.say(this.#words.text('checking'));
    try {
      const [details] = await Promise.all([readDetails(client, this.#unknown), this.#load()]);
      for (const [uid, each] of details) this.#details.set(uid, each);
    } catch (error) {
      this.#problem = troubleText(record.words, record.failed(error));
    }
    this.#isBusy = false;
    record.say(this.#problem || this.#words.text('read-done'));
    if (!this.#problem) record.focus('h2[tabindex]');
  }
}
