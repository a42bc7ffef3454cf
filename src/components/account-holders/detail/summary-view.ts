import { html, nothing, type TemplateResult } from 'lit';

import type { AccountHolder } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { RowName } from '../../parts/record/access.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/account-holders/detail/en.js';
import type { Editing } from '../edit/editing.js';
import type { AccountHolderChange } from '../events.js';
import { countsView, longTime, ownWord, type Showing } from '../panel/showing.js';
import { countsOf, deadlineOf } from '../panel/standing.js';
import { metadataFacts } from './accounts-view.js';
import type { Changes } from './changes.js';

/** What the parts of an opened account holder share. */
export interface DetailView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly showing: Showing;
  readonly changes: Changes;
  /** Whether the reader's role may call a row. */
  can(row: RowName): boolean;
  /** The form of an account, or with an empty id of a new one; without an id that of the account holder. */
  form(account: string | undefined): unknown;
  onFollow(holder: AccountHolder): void;
  /** Loads what changes it. */
  edit(): Promise<Editing>;
}

/** What is known of an account holder, what that means, and what changes it. */
export function summaryView(view: DetailView, holder: AccountHolder): TemplateResult {
  const { texts, showing, changes } = view;
  const { words, language } = showing;
  const {
    id,
    legalEntityId,
    reference = '',
    timeZone = '',
    primaryBalanceAccount = '',
    metadata = {},
  } = holder;
  const deadline = deadlineOf(holder);
  const status = bareWord(holder.status);
  const button = (part: AccountHolderChange['change'], act: () => void): TemplateResult =>
    html`<button type="button" part=${part} @click=${act}>${texts.text(part)}</button>`;
  return html`${factsView([
    [texts.text('id'), ownWord(id)],
    [
      words.text('column-entity'),
      html`<button type="button" class="plain" part="legal-entity" @click=${() => view.onFollow(holder)}>
        ${ownWord(legalEntityId)}
      </button>`,
    ],
    [words.text('column-reference'), plainText(reference, 150)],
    [words.text('column-zone'), timeZone && ownWord(timeZone)],
    [texts.text('primary-account'), primaryBalanceAccount && ownWord(primaryBalanceAccount)],
    [words.text('column-capabilities'), countsView(showing, countsOf(holder))],
    ...metadataFacts(metadata),
  ])}
  ${
    deadline === undefined
      ? nothing
      : html`<p class="notice due" part="deadline">
          ${texts.text(deadline > showing.now ? 'deadline' : 'deadline-passed', {
            time: longTime(language, deadline),
          })}
        </p>`
  }
  ${status === 'suspended' ? html`<p class="notice due">${texts.text('means-suspended')}</p>` : nothing}
  ${status === 'closed' ? html`<p class="notice">${texts.text('means-closed')}</p>` : nothing}
  ${changes.note(id)}
  ${
    status === 'closed' || !view.can('balance-platform.updateAccountHolder')
      ? nothing
      : html`<div class="ways">
          ${button('edit', () => void view.edit().then((editing) => editing.openHolder(holder)))}
          ${
            status === 'suspended'
              ? button('resume', () => changes.ask({ holder }, 'resume'))
              : button('suspend', () => changes.ask({ holder }, 'suspend'))
          }
          ${button('close', () => changes.ask({ holder }, 'close'))}
        </div>`
  }
  ${view.form(undefined)}`;
}
