import { html, type TemplateResult } from 'lit';

import { newIdempotencyKey } from '../../../client/index.js';
import { listPermits, type PermitRecord } from '../../../client/operator/index.js';
import { disablePermit } from '../../../client/recurring/index.js';
import type { Words } from '../../base/words.js';
import { apart } from '../../base/apart.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { endingOf, type Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { Removals } from '../../parts/resource/removals.js';
import { undoFor } from '../../parts/resource/undo.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { FormAct, type Question } from '../../parts/money-form/form-act.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { ONCE_TITLE, ShownOnce } from '../../parts/record/shown-once.js';
import type { ContractsElement, ContractsRecord } from '../panel/contracts-record.js';
import { nameOf, type Showing } from '../panel/showing.js';
import type { StoredDetail } from '../panel/stored-detail.js';
import { permitBody, permitRow, permitSections, type PermitBody } from './permit-fields.js';
import { isOpenPermit, limitsView, permitsView, type GivenPermit } from './permits-view.js';

const withdrawRow = /*@__PURE__*/ proxyRow('recurring', disablePermit);

export interface ActOptions {
  readonly words: Pick<Words<Word>, 'text'>;
  showing(): Showing;
  ask(confirmation: Confirmation): void;
}

const TOKEN_WORDS = { copy: 'copy-token', hide: 'hide-token', hidden: 'token-hidden' } as const;

/** Permits of one stored payment method: given once, their tokens shown once, and withdrawn. */
export class Permits {
  readonly #record: ContractsRecord;
  readonly #options: ActOptions;
  readonly #list: LoadedList<PermitRecord>;
  readonly #form: FormAct<
    Word,
    PermitBody,
    { readonly permitResultList?: readonly { readonly token?: string | undefined }[] | undefined }
  >;
  readonly #removals: Removals<GivenPermit>;
  /** By permit: the same withdrawal is sent under the same key until its end is known. */
  readonly #keys = new Map<string, string>();
  readonly #token: ShownOnce;
  #detail: StoredDetail | undefined;
  #partner = '';

  constructor(record: ContractsRecord, element: ContractsElement, options: ActOptions) {
    this.#record = record;
    this.#options = options;
    this.#token = new ShownOnce(record, {
      part: 'token',
      words: {
        text: (word) =>
          options.words.text(word === 'copied' || word === 'copy-failed' ? word : TOKEN_WORDS[word]),
      },
      leaveFor: '#permits',
    });
    this.#list = new LoadedList(record, async (client, detail, cursor) => {
      const { permits, nextCursor } = await client.call(listPermits, { detail, cursor });
      return { items: permits, next: nextCursor };
    });
    this.#form = new FormAct(record, element, {
      ...options,
      title: 'permit-title',
      doubt: 'doubt-permit',
      now: () => options.showing().now,
      sections: () => permitSections(record.language),
      fresh: () => ({ currency: element.currency, use: 'many' }),
      bodyOf: (read) => {
        const named = { shopperReference: element.shopper, recurringDetailReference: this.#detail?.id ?? '' };
        return permitBody(read, named, record.language);
      },
      question: (body) => this.#question(body),
      mayBegin: ({ permits: [permit] }) => {
        const { maxAmount, singleUse = false } = permit?.restriction ?? {};
        const isLimited = maxAmount !== undefined;
        return record.emit('florin-before-permit-create', { isLimited, isSingleUse: singleUse });
      },
      call: (client, body, idempotencyKey) => {
        this.#partner = body.permits[0]?.partnerId ?? '';
        return client.call(permitRow, body, { idempotencyKey });
      },
      onEnded: (ending, answer) => this.#onCreated(ending, answer?.permitResultList?.[0]?.token),
      onLeave: () => this.#record.focus('[part~=new-permit]'),
    });
    this.#removals = new Removals<GivenPermit>(element, {
      client: () => record.client,
      undoFor: () => undoFor(element.undoSeconds),
      send: async (client, { id }, call) => {
        const idempotencyKey = this.#keyOf(id);
        const { status } = await client
          .call(withdrawRow, { token: id }, { ...call, idempotencyKey })
          .catch((error: unknown) => {
            record.failed(error);
            if (endingOf(error) === 'refused') this.#keys.delete(id);
            throw error;
          });
        // Another word than the one that is known is no success for certain: the list is asked.
        if (status !== 'disabled') throw new TypeError(`status ${status ?? ''}`);
      },
      isGone: async ({ id }) => {
        await this.#list.load();
        return this.#list.items?.some((permit) => permit.id === id && permit.state === 'withdrawn') === true;
      },
      onNews: (permit, { phase }) => this.#onWithdrawn(permit, phase),
    });
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  /** A token that is shown is lost with the page. */
  get isDirty(): boolean {
    return this.#token.isShown || this.#form.isDirty;
  }

  /** The tab or the stored payment method is left: the token is not shown again. */
  leave(): void {
    this.#token.forget();
  }

  reset(): void {
    this.leave();
    this.#form.reset();
    this.#list.forget();
  }

  template(detail: StoredDetail): TemplateResult {
    const { words, showing } = this.#options;
    this.#detail = detail;
    this.#list.see(detail.id);
    if (this.#form.isOpen) return html`${this.#form.template()}`;
    return html`${this.#token.template()}
    ${permitsView({
      ...showing(),
      texts: words,
      list: this.#list,
      removalOf: (permit) => this.#removals.of(permit),
      onNew: () => this.#form.open(),
      onWithdraw: (permit) => this.#removals.begin(permit),
      onUndo: (permit) => this.#removals.undo(permit),
      onDownload: (permits) => void this.#download(permits),
    })}`;
  }

  #question(body: PermitBody): Question {
    const { words, showing } = this.#options;
    const [permit] = body.permits;
    const partner = apart(permit?.partnerId ?? '');
    const name = this.#detail ? apart(nameOf(showing(), this.#detail)) : '';
    const { maxAmount, singleTransactionLimit, singleUse = false } = permit?.restriction ?? {};
    return {
      title: words.text('ask-permit', { partner }),
      text: html`<p>${words.text('effect-permit', { name })}</p>
        ${limitsView(
          { ...showing(), texts: words },
          { maxAmount, singleTransactionLimit, isSingleUse: singleUse, until: permit?.validTillDate },
        )}`,
      yes: words.text('give-permit'),
    };
  }

  #onCreated(ending: Exclude<Ending, 'not-sent'>, token: string | undefined): void {
    const { words } = this.#options;
    this.#record.emit('florin-permit-created', { ending });
    if (ending === 'received') {
      this.#token.forget();
      if (token !== undefined) {
        const title = words.text('token-of', { partner: isolatedText(this.#partner, 80) });
        this.#token.show({ title, text: words.text('token-text'), value: token });
      }
      this.#record.say(words.text(token === undefined ? 'no-token' : 'permit-given'));
      this.#record.focus(token === undefined ? '#permits' : ONCE_TITLE);
    }
    void this.#list.load();
  }

  #keyOf(id: string): string {
    const key = this.#keys.get(id) ?? newIdempotencyKey();
    this.#keys.set(id, key);
    return key;
  }

  #onWithdrawn({ id }: GivenPermit, phase: string): void {
    const { words } = this.#options;
    if (phase === 'sent') return;
    if (phase === 'undoable' || phase === 'kept') return this.#record.say(words.text(`withdrawal-${phase}`));
    const isDone = phase === 'removed';
    const isOpen = this.#list.items?.some((permit) => permit.id === id && isOpenPermit(permit)) === true;
    const isUnknown = !isDone && this.#keys.has(id) && isOpen;
    if (isDone || isUnknown)
      this.#record.emit('florin-permit-removed', { ending: isDone ? 'received' : 'unknown' });
    this.#record.say(
      words.text(isDone ? 'permit-withdrawn' : isUnknown ? 'doubt-withdraw' : 'not-withdrawn'),
    );
    if (isDone) void this.#list.load();
  }

  async #download(permits: readonly PermitRecord[]): Promise<void> {
    const [{ downloadCsv }, { permitCells, PERMIT_COLUMNS }] = await Promise.all([
      import('../../parts/csv/download-csv.js'),
      import('./permit-cells.js'),
    ]);
    await downloadCsv({ name: 'permits', header: PERMIT_COLUMNS, items: permits, cells: permitCells });
  }
}
