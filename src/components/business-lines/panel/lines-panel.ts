import { html, type LitElement, type TemplateResult } from 'lit';

import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import type { BusinessLine } from '../../../client/legal-entity/business-line.js';
import {
  createBusinessLine,
  deleteBusinessLine,
  getBusinessLine,
  listBusinessLines,
  updateBusinessLine,
} from '../../../client/legal-entity/rows/business-lines.js';
import { RefusedFields } from '../../../client/refused-fields.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { SendingKey } from '../../parts/form/sending-key.js';
import { recordStyles } from '../../parts/record/record.css.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf } from '../../parts/resource/resource-state.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { BusinessLineRemoved, BusinessLineSaved, BusinessLinesFailed } from '../events.js';
import {
  bodyOf,
  changesOf,
  draftOf,
  EMPTY,
  faultsOf,
  isSame,
  refusedOf,
  type Draft,
  type IndustryCode,
} from './draft.js';
import { formView, type FormView, type OpenForm } from './form-view.js';
import { panelStyles } from './lines-panel.css.js';
import { addView, linesView, type Leaving } from './lines-view.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

const list = /*@__PURE__*/ proxyRow('legal-entity', listBusinessLines);
const read = /*@__PURE__*/ proxyRow('legal-entity', getBusinessLine);
const create = /*@__PURE__*/ proxyRow('legal-entity', { ...createBusinessLine, refusal: RefusedFields });
const update = /*@__PURE__*/ proxyRow('legal-entity', { ...updateBusinessLine, refusal: RefusedFields });
const remove = /*@__PURE__*/ proxyRow('legal-entity', deleteBusinessLine);

export interface LinesPanelOptions {
  client(): Client | undefined;
  language(): string;
  legalEntity(): string;
  industryCodes(): readonly IndustryCode[];
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  answer(): readonly BusinessLine[] | undefined;
  show(lines: readonly BusinessLine[]): void;
  reload(): Promise<boolean>;
  onSaved(detail: BusinessLineSaved): void;
  onRemoved(detail: BusinessLineRemoved): void;
  onFailed(code: BusinessLinesFailed['code'], detail: string): void;
}

/** The lines of business with their one form. Loaded while the first skeleton is on screen. */
export class LinesPanel {
  readonly #host: LitElement;
  readonly #options: LinesPanelOptions;
  readonly #words: Words<keyof typeof english>;
  #form: OpenForm | undefined;
  /** The line as it was read when its form was opened. */
  #base: BusinessLine | undefined;
  #opened: Draft = EMPTY;
  readonly #key = new SendingKey();
  #leaving: Leaving | undefined;
  /** What the focus goes to after the next update. */
  #arriveAt = '';
  /** What has just happened, for whoever cannot see it. */
  news = '';

  constructor(host: LitElement, options: LinesPanelOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, options.language, english, languages);
    this.#words.hostUpdate();
    for (const sheet of [...recordStyles, panelStyles]) adoptStyles(host.renderRoot, sheet);
  }

  get isEditing(): boolean {
    return this.#form !== undefined;
  }

  get isDirty(): boolean {
    return this.#form !== undefined && !isSame(this.#form.draft, this.#opened);
  }

  async ask(client: Client, options: CallOptions): Promise<readonly BusinessLine[]> {
    const { businessLines } = await client.call(list, { id: this.#options.legalEntity() }, options);
    return businessLines;
  }

  /** Another seller: nothing that was begun for the last one stays. */
  reset(): void {
    this.#close();
    this.#leaving = undefined;
    this.news = '';
  }

  render(lines: readonly BusinessLine[]): TemplateResult {
    return html`${linesView({
      lines,
      words: this.#words,
      industryCodes: this.#options.industryCodes(),
      leaving: this.#leaving,
      form: (id) => (this.#form?.draft.id === id ? this.#formView(this.#form) : undefined),
      onEdit: (line) => void this.#edit(line),
      onRemove: (line) => this.#leave({ id: line.id, phase: 'asked' }, '[part=keep]'),
      onSurely: (line) => void this.#remove(line),
      onKeep: ({ id }) => this.#leave(undefined, `[data-line="${id}"] [part=remove]`),
    })}`;
  }

  /** What stands below the lines, or below the sentence that there are none: the way to a new one. */
  renderBelow(): TemplateResult {
    const isNew = this.#form?.draft.id === '';
    return isNew && this.#form
      ? this.#formView(this.#form)
      : addView(this.#words, () => this.#begin(EMPTY, undefined));
  }

  /** After an update: the focus goes where something has happened. */
  arrive(): void {
    if (!this.#arriveAt) return;
    const found = this.#host.renderRoot.querySelector<HTMLElement>(this.#arriveAt);
    if (found) this.#arriveAt = '';
    found?.focus();
  }

  #formView(form: OpenForm): TemplateResult {
    return formView({
      form,
      words: this.#words,
      industryCodes: this.#options.industryCodes(),
      onChange: (changes, field) => this.#change(changes, field),
      onSave: () => void this.#save(),
      onCancel: () => {
        const { id } = form.draft;
        this.#close();
        this.#go(id ? `[data-line="${id}"] [part=edit]` : '[part=add]');
      },
    });
  }

  #begin(draft: Draft, base: BusinessLine | undefined): void {
    this.#base = base;
    this.#opened = draft;
    this.#key.forget();
    this.#leaving = undefined;
    this.#form = { draft, faults: {}, phase: 'open', message: '' };
    this.#go(draft.id ? '#industryCode' : '#service');
  }

  /** Reads a line anew before it is changed: what somebody else has changed is not written over. */
  async #edit({ id }: BusinessLine): Promise<void> {
    const client = this.#options.client();
    if (!client || this.#form?.phase === 'sent') return;
    this.#leave({ id, phase: 'opening' });
    try {
      const line = await client.call(read, { id });
      if (this.#leaving?.id !== id) return;
      this.#replace(line);
      this.#begin(draftOf(line), line);
    } catch (error) {
      this.#blame(id, 'not-opened', error);
    }
  }

  #change(changes: Parameters<FormView['onChange']>[0], field: string): void {
    const form = this.#form;
    if (!form) return;
    const own = typeof changes === 'function' ? changes(form.draft) : changes;
    const { [field]: _, ...faults } = form.faults;
    this.#form = { ...form, draft: { ...form.draft, ...own }, faults };
    this.#host.requestUpdate();
  }

  async #save(): Promise<void> {
    const [client, form, base] = [this.#options.client(), this.#form, this.#base];
    if (!client || !form || form.phase === 'sent') return;
    const { draft } = form;
    const faults = faultsOf(draft);
    if (Object.keys(faults).length > 0) return this.#blameFields({ ...form, message: '' }, faults);
    const changes = base ? changesOf(draft, base) : {};
    if (base && Object.keys(changes).length === 0) return this.#saved(base, false);
    const sent: OpenForm = { ...form, faults: {}, phase: 'sent', message: '' };
    this.#form = sent;
    this.#say(this.#words.text('saving'));
    const legalEntityId = this.#options.legalEntity();
    const body = { ...bodyOf(draft), service: draft.service, legalEntityId };
    try {
      const line = base
        ? await client.call(update, { id: base.id, ...changes })
        : await client.call(create, body, { idempotencyKey: this.#key.of(body) });
      this.#saved(line, !base);
    } catch (error) {
      if (this.#form === sent) this.#failed(form, error);
    }
  }

  #saved(line: BusinessLine, isNew: boolean): void {
    this.#close();
    this.#replace(line);
    this.#say(this.#words.text('saved'));
    this.#go(`[data-line="${line.id}"] [part=edit]`);
    this.#options.onSaved({ id: line.id, isNew });
  }

  #failed(form: OpenForm, error: unknown): void {
    const trouble = troubleOf(error, navigator.onLine);
    const { status, field, facts } = error instanceof ClientError ? error : {};
    const isRefused = status === 422 || status === 400;
    const { fields = field ? [field] : [] } = (facts ?? {}) as Partial<RefusedFields>;
    const { faults, isWhole } = refusedOf(isRefused ? fields : [], form.draft);
    const why = isRefused
      ? this.#words.text('refused-whole', { code: trouble.code })
      : troubleText(this.#options.states, trouble);
    const message = isWhole ? this.#words.text('not-saved', { why }) : '';
    this.#options.onFailed(isRefused ? 'refused' : trouble.cause, trouble.code);
    if (Object.keys(faults).length > 0) return this.#blameFields({ ...form, message }, faults);
    this.#form = { ...form, message };
    this.#say(message);
    this.#go('[part=save]');
  }

  #blameFields(form: OpenForm, faults: OpenForm['faults']): void {
    this.#form = { ...form, faults, phase: 'open' };
    this.#say([this.#words.text('some-faults'), form.message].join(' ').trim());
    this.#go('[part=form] [aria-invalid=true]');
  }

  async #remove({ id }: BusinessLine): Promise<void> {
    const client = this.#options.client();
    if (!client || this.#leaving?.phase === 'sent') return;
    this.#leave({ id, phase: 'sent' });
    try {
      await client.call(remove, { id });
      this.#removed(id);
    } catch (error) {
      // Perhaps only the answer was lost, or somebody else was faster: what the list says then is true.
      const isGone =
        (await this.#options.reload()) && !this.#options.answer()?.some((line) => line.id === id);
      if (isGone) this.#removed(id);
      else this.#blame(id, 'not-removed', error);
    }
  }

  #removed(id: string): void {
    if (this.#form?.draft.id === id) this.#close();
    this.#leaving = undefined;
    this.#options.show((this.#options.answer() ?? []).filter((line) => line.id !== id));
    this.#say(this.#words.text('removed'));
    this.#go('[part=add]');
    this.#options.onRemoved({ id });
  }

  #blame(id: string, word: 'not-opened' | 'not-removed', error: unknown): void {
    const trouble = troubleOf(error, navigator.onLine);
    const message = this.#words.text(word, { why: troubleText(this.#options.states, trouble) });
    this.#leaving = { id, phase: 'failed', message };
    this.#say(message);
    this.#options.onFailed(trouble.cause, trouble.code);
  }

  #replace(line: BusinessLine): void {
    const lines = this.#options.answer() ?? [];
    const isThere = lines.some(({ id }) => id === line.id);
    this.#options.show(isThere ? lines.map((each) => (each.id === line.id ? line : each)) : [...lines, line]);
  }

  #leave(leaving: Leaving | undefined, arriveAt = ''): void {
    this.#leaving = leaving;
    this.#go(arriveAt);
  }

  #go(arriveAt: string): void {
    this.#arriveAt = arriveAt;
    this.#host.requestUpdate();
  }

  #say(text: string): void {
    this.news = text;
    this.#host.requestUpdate();
  }

  #close(): void {
    this.#form = this.#base = undefined;
    this.#host.requestUpdate();
  }
}
