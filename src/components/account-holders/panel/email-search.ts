import { html, nothing, type TemplateResult } from 'lit';

import type { AccountHolder } from '../../../client/balance-platform/index.js';
import { ClientError, type Client } from '../../../client/index.js';
import { getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import { getUserByEmail } from '../../../client/listings/index.js';
import type { Words } from '../../base/words.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/account-holders/panel/en.js';
import type { HoldersRecord } from './holders-record.js';

const userRow = /*@__PURE__*/ proxyRow('listings', getUserByEmail);
const entityRow = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);

/** Legal entities that are read at a time. */
const AT_A_TIME = 4;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const isEmail = (text: string): boolean => EMAIL.test(text.trim());

const isSame = (one: string | undefined, other: string): boolean =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

interface Searched {
  readonly client: Client;
  readonly email: string;
  readonly userId: string;
}

/** Whether a legal entity is that of a user: by the reference that you gave it, or by its email. One that cannot be read is not. */
async function isOfUser({ client, email, userId }: Searched, id: string): Promise<boolean> {
  try {
    const { reference, individual, organization } = await client.call(entityRow, { id });
    return reference === userId || isSame(individual?.email, email) || isSame(organization?.email, email);
  } catch (error) {
    if (error instanceof ClientError && error.kind === 'refused') return false;
    throw error;
  }
}

/** What leads to account holders in the list: the id of the user, or that of their legal entity. Undefined: nothing does. */
async function searchOf(searched: Searched, holders: readonly AccountHolder[]): Promise<string | undefined> {
  const { userId } = searched;
  const isNamed = ({ reference, metadata = {} }: AccountHolder): boolean =>
    reference === userId || Object.values(metadata).includes(userId);
  if (holders.some(isNamed)) return userId;
  const entities = [...new Set(holders.map(({ legalEntityId }) => legalEntityId))];
  for (let at = 0; at < entities.length; at += AT_A_TIME) {
    const some = entities.slice(at, at + AT_A_TIME);
    const found = await Promise.all(some.map((id) => isOfUser(searched, id)));
    if (found.includes(true)) return some[found.indexOf(true)];
  }
  return undefined;
}

export interface EmailSearchOptions {
  readonly words: Pick<Words<Word>, 'text'>;
  /** Loads all account holders. Resolves to whether none is missing. */
  all(): Promise<boolean>;
  /** @param search - What the list is to be searched for, in place of the email. */
  onFound(search: string): void;
}

/** Finds account holders by the email of a person: their user, the legal entity of that, and its account holders. */
export class EmailSearch {
  readonly #record: HoldersRecord;
  readonly #options: EmailSearchOptions;
  #problem = '';
  #isBusy = false;

  constructor(record: HoldersRecord, options: EmailSearchOptions) {
    this.#record = record;
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#problem = '';
  }

  /** @param typed - What stands in the field for a search. */
  template(typed: string): TemplateResult {
    const { words } = this.#options;
    const isOffered = isEmail(typed);
    return html`${
        isOffered
          ? html`<p class="ways">
              <button
                type="button"
                class="small"
                part="find"
                aria-disabled=${this.#isBusy}
                @click=${() => void this.#ask(typed.trim())}
              >
                ${words.text(this.#isBusy ? 'finding' : 'find')}
              </button>
            </p>`
          : nothing
      }
      <div role="alert">
        ${this.#problem ? html`<p class="notice bad" part="error">${this.#problem}</p>` : nothing}
      </div>`;
  }

  async #ask(email: string): Promise<void> {
    const { client } = this.#record;
    if (!client || this.#isBusy) return;
    this.#isBusy = true;
    this.#problem = '';
    this.#record.update();
    this.#problem = await this.#find(client, email);
    this.#isBusy = false;
    this.#record.update();
  }

  /** Resolves to why nothing was found; empty where something was. */
  async #find(client: Client, email: string): Promise<string> {
    const { words, all, onFound } = this.#options;
    try {
      const { id: userId } = await client.call(userRow, { email });
      if (!(await all())) return words.text('not-all');
      const holders = this.#record.answer?.items ?? [];
      const search = await searchOf({ client, email, userId }, holders);
      if (search === undefined) return words.text('no-holder');
      onFound(search);
      return '';
    } catch (error) {
      // Where there is no such user, and where looking users up is closed to the session, the answer is the same.
      if (error instanceof ClientError && error.status === 404) return words.text('no-user');
      return troubleText(this.#record.words, this.#record.failed(error));
    }
  }
}
