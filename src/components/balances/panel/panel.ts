import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { SweepConfiguration } from '../../../client/balance-platform/index.js';
import { getSweep } from '../../../client/balance-platform/rows/balance-accounts.js';
import type { Words } from '../../base/words.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { markShapeStyles } from '../../parts/record/mark-shapes.css.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { ownZone } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/balances/panel/en.js';
import type { Editing } from '../sweep/editing.js';
import { readKept } from '../sweep/kept-sweep.js';
import { accountsView } from './accounts-view.js';
import {
  readBalances,
  type Account,
  type BalancesElement,
  type BalancesRecord,
  type KnownBalances,
} from './balances-record.js';
import { History } from './history.js';
import { withSweep } from './known-sweeps.js';
import { panelStyles } from './panel.css.js';
import { SweepChanges } from './sweep-changes.js';
import { sweepsView } from './sweeps-view.js';
import type { View } from './view.js';
import { whyText } from './why-text.js';

const readRow = /*@__PURE__*/ proxyRow('balance-platform', getSweep);

/** Balances with their payout schedules. Loaded while the first skeleton is on screen. */
export class Panel implements RecordView<KnownBalances> {
  readonly #record: BalancesRecord;
  readonly #element: BalancesElement;
  readonly #words: Words<keyof typeof english>;
  readonly #changes: SweepChanges;
  /** By the id of their account. */
  readonly #histories = new Map<string, History>();
  #editing: Editing | undefined;
  /** Why a sweep could not be opened. */
  #problem = '';

  constructor(record: BalancesRecord, element: BalancesElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    this.#changes = new SweepChanges(record, element, () => this.#view);
    record.adopt(...recordStyles, markShapeStyles, ...confirmStyles, panelStyles);
  }

  get isDirty(): boolean {
    return this.#editing?.isDirty === true;
  }

  get isBusy(): boolean {
    return this.#changes.isBusy || this.#editing?.isBusy === true;
  }

  /** How a try to save ended, while the form is open. */
  get news(): string | undefined {
    return this.#editing?.news || undefined;
  }

  async load(client: Client, options: CallOptions): Promise<KnownBalances> {
    const known = await readBalances(client, this.#element, options);
    await this.#takeUp(known);
    return known;
  }

  reset(): void {
    this.#changes.reset();
    for (const history of this.#histories.values()) history.close();
    this.#editing?.close();
    this.#problem = '';
  }

  states(_: KnownBalances, state: ResourceState): readonly string[] {
    return [state, ...(this.#editing?.isOpen ? ['editing'] : []), ...(this.isBusy ? ['busy'] : [])];
  }

  render(known: KnownBalances): TemplateResult {
    const view = this.#view;
    const { resource } = this.#record;
    const changes = this.#changes;
    const sweeps = {
      ...view,
      mayAdd: this.#may('createSweep'),
      mayChange: this.#may('updateSweep'),
      mayRemove: this.#may('deleteSweep'),
      noteOf: (sweep: SweepConfiguration) => changes.noteOf(sweep),
      removalOf: (sweep: SweepConfiguration) => changes.removalOf(sweep),
      form: (account: Account, id: string) => this.#editing?.template(account, id),
      onAdd: (account: Account) => void this.#edit(account),
      onEdit: (account: Account, sweep: SweepConfiguration) => void this.#open(account, sweep),
      onPause: (account: Account, sweep: SweepConfiguration) => changes.pause(account, sweep),
      onRemove: (account: Account, sweep: SweepConfiguration) => changes.remove(account, sweep),
      onUndo: (account: Account, sweep: SweepConfiguration) => changes.undo(account, sweep),
    };
    return html`${this.#trouble()}
    ${accountsView(
      {
        ...view,
        isBusy: resource.isBusy,
        onRefresh: () => void this.#refresh(),
        schedule: (account) => sweepsView(sweeps, account),
        history: (account) => this.#history(account)?.template(account) ?? nothing,
      },
      known,
    )}
    ${changes.dialog()}`;
  }

  /** Sellers change their sweeps where the merchant has enabled that. */
  #may(row: 'createSweep' | 'updateSweep' | 'deleteSweep'): boolean {
    return !this.#element.readOnly && this.#record.can(`balance-platform.${row}`);
  }

  get #view(): View {
    const { language, resource, answer } = this.#record;
    const { otherAccounts } = this.#element;
    const others = Array.isArray(otherAccounts) ? otherAccounts : [];
    return {
      words: this.#words,
      language,
      ends: [...(answer?.ends ?? []), ...others.map((each) => ({ ...each, isBank: false }))],
      now: resource.now ?? Date.now(),
      viewerZone: ownZone(),
    };
  }

  /** What is shown may be old: the last time it was asked for, no answer came. */
  #trouble(): TemplateResult | typeof nothing {
    const { trouble } = this.#record.resource;
    const text = trouble ? troubleText(this.#record.words, trouble) : this.#problem;
    return text ? html`<p class="notice bad" part="error" role="alert">${text}</p>` : nothing;
  }

  async #refresh(): Promise<void> {
    this.#problem = '';
    if (!(await this.#record.refresh())) return;
    for (const account of this.#record.answer?.accounts ?? []) this.#history(account)?.refresh(account);
    this.#record.say(this.#words.text('refreshed'));
  }

  /** Nothing where the session may not see what was booked. */
  #history({ id }: Account): History | undefined {
    if (!this.#record.can('transfers.listTransactions')) return undefined;
    const history = this.#histories.get(id) ?? new History(this.#record, () => this.#view);
    this.#histories.set(id, history);
    return history;
  }

  async #edit(account: Account, sweep?: SweepConfiguration): Promise<void> {
    this.#problem = '';
    const editing = await this.#load();
    editing.open(account, sweep);
  }

  async #load(): Promise<Editing> {
    const { Editing } = await import('../sweep/editing.js');
    return (this.#editing ??= new Editing(this.#record, this.#element, () => this.#view));
  }

  /** A sweep whose end was not known when the page was left is asked about again. */
  async #takeUp({ accounts }: KnownBalances): Promise<void> {
    const isAnyKept = accounts.some(({ id }) => readKept(id) !== undefined);
    if (isAnyKept && !this.#editing?.isOpen) (await this.#load()).takeUp(accounts);
  }

  /** Reads a sweep anew before it is changed: what another person has changed is not written over. */
  async #open(account: Account, { id }: SweepConfiguration): Promise<void> {
    const { client } = this.#record;
    if (!client || this.isBusy) return;
    try {
      const sweep = await client.call(readRow, { balanceAccountId: account.id, sweepId: id });
      const known = this.#record.answer;
      if (known) this.#record.show(withSweep(known, account.id, sweep));
      await this.#edit(account, sweep);
    } catch (error) {
      const { isRefused, ...trouble } = this.#record.failed(error);
      this.#problem = whyText(this.#record, this.#view, trouble, isRefused);
      this.#record.update();
    }
  }
}
