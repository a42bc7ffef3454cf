import { html, type TemplateResult } from 'lit';

import type { AccountHolder } from '../../../client/balance-platform/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import type { Creating } from '../create/creating.js';
import type { Detail } from '../detail/detail.js';
import type { TaxForms } from '../tax/tax-forms.js';
import {
  readOwn,
  readPlatform,
  type HoldersElement,
  type HoldersRecord,
  type KnownHolders,
} from './holders-record.js';
import type { Showing } from './showing.js';

export interface RoomsOptions {
  showing(): Showing;
  /** Shows an account holder, or with an empty id the list. */
  open(id: string): void;
  /** An account holder was read anew: the list shows what it is now. */
  onRead(holder: AccountHolder): void;
}

/** What is shown in place of the list, each loaded when it is opened: one account holder, the way to a new one, tax forms. */
export class Rooms {
  readonly #record: HoldersRecord;
  readonly #element: HoldersElement;
  readonly #options: RoomsOptions;
  #detail: Detail | undefined;
  #creating: Creating | undefined;
  #taxForms: TaxForms | undefined;

  constructor(record: HoldersRecord, element: HoldersElement, options: RoomsOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
  }

  get isCreating(): boolean {
    return this.#creating?.isOpen === true;
  }

  get isBusy(): boolean {
    return [this.#detail, this.#creating, this.#taxForms].some((each) => each?.isBusy);
  }

  get isDirty(): boolean {
    return this.#detail?.isDirty === true || this.#creating?.isDirty === true;
  }

  get isPartial(): boolean {
    return this.#element.accountHolder !== '' && this.#detail?.isPartial === true;
  }

  get news(): string {
    return (this.#element.accountHolder && this.#detail?.news) || '';
  }

  reset(): void {
    this.#detail?.reset();
    this.#creating?.reset();
    this.#taxForms?.reset();
  }

  /** @param known - What the list has of the account holder that is open. */
  template(known: AccountHolder | undefined): TemplateResult {
    if (this.#creating?.isOpen) return this.#creating.template();
    if (!this.#detail) void this.#loadDetail();
    const { accountHolder } = this.#element;
    return html`<div class="stack holder">${this.#detail?.template(accountHolder, known)}</div>`;
  }

  ownTaxForms(): TemplateResult {
    return html`${this.#taxForms?.ownTemplate()}`;
  }

  async loadOwn(client: Client, options: CallOptions): Promise<KnownHolders> {
    const [own] = await Promise.all([readOwn(client, options), this.#loadTaxForms()]);
    return own;
  }

  async loadPlatform(client: Client, options: CallOptions): Promise<KnownHolders> {
    const { balancePlatform, accountHolder } = this.#element;
    const known = await readPlatform(client, balancePlatform, options);
    const { keptHolders } = await import('../create/kept.js');
    // What was sent before the page was left, and is not known to have ended.
    if (keptHolders.read(balancePlatform)?.body && !accountHolder) await this.create();
    return known;
  }

  async create(): Promise<void> {
    const { Creating } = await import('../create/creating.js');
    this.#creating ??= new Creating(this.#record, this.#element, {
      onLeft: (id) => this.#onLeft(id),
    });
    this.#creating.open();
  }

  #onLeft(accountHolder: string): void {
    if (!accountHolder) return this.#record.focus('[part~=new]');
    this.#options.open(accountHolder);
    void this.#record.refresh();
  }

  async #loadTaxForms(): Promise<TaxForms> {
    const { TaxForms } = await import('../tax/tax-forms.js');
    return (this.#taxForms ??= new TaxForms(this.#record));
  }

  async #loadDetail(): Promise<void> {
    const [{ Detail }] = await Promise.all([import('../detail/detail.js'), this.#loadTaxForms()]);
    this.#detail ??= new Detail(this.#record, this.#element, {
      showing: this.#options.showing,
      taxForms: () => this.#taxForms,
      onBack: () => this.#options.open(''),
      onRead: this.#options.onRead,
    });
    this.#record.update();
  }
}
