import { html, nothing, type TemplateResult } from 'lit';

import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { countText } from '../../parts/table/table-words.js';
import type { RoomHost } from '../shell/room.js';
import { readMembers } from './list-rows.js';
import type { Showing } from './showing.js';
import type { ListedMember } from './things.js';
import { waysBetween } from './ways.js';

/** Members that are read at first, and more with each press. */
const STEP = 100;

/**
 * Whether the platform gave no members for a reason of its own, such as a plan without a directory: the audit log stays open then.
 * The proxy answers that the platform is unavailable where its credential is refused.
 */
const isClosed = (error: unknown): error is ClientError =>
  error instanceof ClientError &&
  error.kind === 'refused' &&
  error.status !== 401 &&
  error.code !== 'not-found';

/** The members of the team, as many as were asked for. */
export class Members {
  readonly #host: RoomHost;
  readonly #words: Showing['words'];
  #wanted = STEP;
  #shown = 0;
  #total = 0;
  #closed = '';

  constructor(host: RoomHost, words: Showing['words']) {
    this.#host = host;
    this.#words = words;
  }

  /** Why the platform does not tell them; empty where it does. */
  get closed(): string {
    return this.#closed;
  }

  async list(client: Client, options: CallOptions): Promise<readonly ListedMember[]> {
    try {
      const { members, total = 0 } = await readMembers(client, this.#wanted, options);
      this.#closed = '';
      this.#shown = members.length;
      this.#total = total;
      return members;
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#closed = this.#words.text('members-closed', { code: error.code ?? String(error.status) });
      this.#shown = this.#total = 0;
      return [];
    }
  }

  /** Stands over the list. */
  above(): TemplateResult {
    const words = this.#words;
    const { language } = this.#host.record;
    return html`${waysBetween({ words }, this.#host, '')}
    ${
      this.#closed
        ? html`<div class="notice due stack">
            <p part="error">${this.#closed}</p>
            <p>
              <button
                type="button"
                class="small"
                part="retry"
                @click=${() => void this.#host.record.refresh()}
              >
                ${words.text('retry')}
              </button>
            </p>
          </div>`
        : nothing
    }
    ${
      this.#total > this.#shown
        ? html`<p class="ways">
            <span class="quiet"
              >${words.text('shown-of', {
                shown: countText({ language }, this.#shown),
                total: countText({ language }, this.#total),
              })}</span
            >
            <button type="button" class="small" part="more" @click=${() => void this.#more()}>
              ${words.text('more')}
            </button>
          </p>`
        : nothing
    }`;
  }

  async #more(): Promise<void> {
    const { record } = this.#host;
    this.#wanted += STEP;
    await record.refresh();
    record.say(this.#words.text('members-shown', { count: countText(record, this.#shown) }));
  }
}
