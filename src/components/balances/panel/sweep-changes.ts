import { html, type TemplateResult, type nothing } from 'lit';

import type { SweepConfiguration } from '../../../client/balance-platform/index.js';
import { deleteSweep, updateSweep } from '../../../client/balance-platform/rows/balance-accounts.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { endingOf } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { Removals, type Removal, type RemovalNews } from '../../parts/resource/removals.js';
import { undoFor } from '../../parts/resource/undo.js';
import type { Account, BalancesElement, BalancesRecord } from './balances-record.js';
import { withoutSweep, withSweep } from './known-sweeps.js';
import { sentenceOf } from './sentence.js';
import type { View } from './view.js';
import { whyText } from './why-text.js';

const updateRow = /*@__PURE__*/ proxyRow('balance-platform', updateSweep);
const deleteRow = /*@__PURE__*/ proxyRow('balance-platform', deleteSweep);

/** What has just been tried with a sweep. */
export interface SweepNote {
  readonly isBusy: boolean;
  /** Why it was not done, or that this is not known. */
  readonly text: string;
}

export interface SweepRemoval {
  readonly removal: Removal | undefined;
  readonly problem: string;
}

/** A sweep with the account that it belongs to. */
interface Own {
  readonly id: string;
  readonly account: Account;
  readonly sweep: SweepConfiguration;
}

/** Pauses, resumes and removes sweeps. */
export class SweepChanges {
  readonly #record: BalancesRecord;
  readonly #element: BalancesElement;
  readonly #view: () => View;
  readonly #dialog: ConfirmDialog;
  readonly #removals: Removals<Own>;
  readonly #notes = new Map<string, SweepNote>();

  constructor(record: BalancesRecord, element: BalancesElement, view: () => View) {
    this.#record = record;
    this.#element = element;
    this.#view = view;
    this.#dialog = new ConfirmDialog(element);
    this.#removals = new Removals<Own>(element, {
      client: () => record.client,
      undoFor: () => undoFor(element.undoSeconds),
      send: (client, { id, account }, options) =>
        client.call(deleteRow, { balanceAccountId: account.id, sweepId: id }, options),
      isGone: async (own) => (await record.refresh()) && this.#found(own) === undefined,
      onNews: (own, news) => this.#onRemoval(own, news),
    });
  }

  get isBusy(): boolean {
    return [...this.#notes.values()].some(({ isBusy }) => isBusy);
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  noteOf({ id }: SweepConfiguration): SweepNote | undefined {
    return this.#notes.get(id);
  }

  removalOf({ id }: SweepConfiguration): SweepRemoval {
    const removal = this.#removals.of({ id });
    if (removal?.phase !== 'failed') return { removal, problem: '' };
    const why = whyText(this.#record, this.#view(), removal.trouble, false);
    return { removal, problem: this.#view().words.text('not-removed', { why }) };
  }

  reset(): void {
    this.#notes.clear();
  }

  remove(account: Account, sweep: SweepConfiguration): void {
    const face = { balanceAccount: account.id, sweep: sweep.id };
    if (this.#record.emit('florin-before-sweep-remove', face))
      this.#removals.begin({ id: sweep.id, account, sweep });
  }

  undo(account: Account, sweep: SweepConfiguration): void {
    this.#removals.undo({ id: sweep.id, account, sweep });
  }

  /** Asks before a sweep is paused or resumed. */
  pause(account: Account, sweep: SweepConfiguration): void {
    const view = this.#view();
    const { words } = view;
    const word = sweep.status === 'inactive' ? 'resume' : 'pause';
    this.#dialog.ask({
      title: words.text(`ask-${word}`),
      text: html`<p>${sentenceOf(view, sweep, account.zone)}</p>
        <p>${words.text(`effect-${word}`)}</p>`,
      yes: words.text(word),
      no: words.text('leave'),
      onYes: () => void this.#send({ id: sweep.id, account, sweep }, word),
    });
  }

  async #send({ id, account, sweep }: Own, word: 'pause' | 'resume'): Promise<void> {
    const record = this.#record;
    const { client } = record;
    const { words } = this.#view();
    const face = { balanceAccount: account.id, sweep: id };
    if (!client || this.#notes.get(id)?.isBusy || !record.emit('florin-before-sweep-save', face)) return;
    this.#note(id, { isBusy: true, text: '' });
    record.say(words.text('sending'));
    const status = word === 'pause' ? 'inactive' : 'active';
    const input = { balanceAccountId: account.id, sweepId: id, status } as const;
    const failure = await client.call(updateRow, input).then(
      (changed) => this.#show(account, changed),
      async (error: unknown) => {
        const { isRefused, ...trouble } = record.failed(error);
        if (endingOf(error) !== 'unknown') return whyText(record, this.#view(), trouble, isRefused);
        // Perhaps only the answer was lost: what the list says then is true.
        const isRead = await record.refresh();
        if (isRead && this.#found({ id, account, sweep })?.status === status) return '';
        return words.text('pause-unknown');
      },
    );
    this.#note(id, { isBusy: false, text: failure });
    record.say(failure || words.text(`${word}-news`));
    const ending = !failure ? 'received' : failure === words.text('pause-unknown') ? 'unknown' : 'refused';
    record.emit('florin-sweep-saved', { ...face, ending, isNew: false });
    record.focus(`[data-sweep="${id}"] [part=pause]`);
  }

  #show({ id }: Account, changed: SweepConfiguration): string {
    const known = this.#record.answer;
    if (known) this.#record.show(withSweep(known, id, changed));
    return '';
  }

  #found({ id, account }: Own): SweepConfiguration | undefined {
    const own = this.#record.answer?.accounts.find((each) => each.id === account.id);
    return own?.sweeps.find((sweep) => sweep.id === id);
  }

  #note(id: string, note: SweepNote): void {
    if (note.isBusy || note.text) this.#notes.set(id, note);
    else this.#notes.delete(id);
    this.#record.update();
  }

  #onRemoval({ id, account }: Own, news: RemovalNews): void {
    const record = this.#record;
    const view = this.#view();
    if (news.phase === 'failed') {
      record.fail(news.trouble.cause, news.trouble.code);
      const why = whyText(record, view, news.trouble, false);
      return record.say(view.words.text('not-removed', { why }));
    }
    const seconds = undoFor(this.#element.undoSeconds) / 1000;
    record.say(view.words.text(`${news.phase}-news`, { seconds }));
    const known = record.answer;
    if (news.phase !== 'removed') return;
    if (known) record.show(withoutSweep(known, account.id, id));
    record.focus(`[data-account="${account.id}"] [part=add]`);
    record.emit('florin-sweep-removed', { balanceAccount: account.id, sweep: id });
  }
}
