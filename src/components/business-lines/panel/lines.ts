import { html, type TemplateResult } from 'lit';

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
import type { Words } from '../../base/words.js';
import { SendingKey } from '../../parts/form/sending-key.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
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
import { linesStyles } from './lines.css.js';
import { addView, linesView, type Leaving } from './lines-view.js';
import { words as english } from '../../../words/compiled/business-lines/panel/en.js';
import { languages } from '../../../words/compiled/business-lines/panel/languages.js';

const list = /*@__PURE__*/ proxyRow('legal-entity', listBusinessLines);
const read = /*@__PURE__*/ proxyRow('legal-entity', getBusinessLine);
const create = /*@__PURE__*/ proxyRow('legal-entity', { ...createBusinessLine, refusal: RefusedFields });
const update = /*@__PURE__*/ proxyRow('legal-entity', { ...updateBusinessLine, refusal: RefusedFields });
const remove = /*@__PURE__*/ proxyRow('legal-entity', deleteBusinessLine);

/** What the element's properties say. */
interface LinesSettings {
  readonly industryCodes: readonly IndustryCode[];
}

type LinesAnswer = readonly BusinessLine[];
type LinesRecord = RecordController<LinesAnswer, Lines, 'florin-business-lines-failed'>;

/** The lines of business with their one form. Loaded while the first skeleton is on screen. */
export class Lines implements RecordView<LinesAnswer> {
  readonly #record: LinesRecord;
  readonly #settings: LinesSettings;
  readonly #words: Words<keyof typeof english>;
  #form: OpenForm | undefined;
  /** The line as it was read when its form was opened. */
  #base: BusinessLine | undefined;
  #opened: Draft = EMPTY;
  readonly #key = new SendingKey();
  #leaving: Leaving | undefined;

  constructor(record: LinesRecord, settings: LinesSettings) {
    this.#record = record;
    this.#settings = settings;
    this.#words = record.wordsOf(english, languages);
    record.adopt(...recordStyles, linesStyles);
  }

  get isDirty(): boolean {
    return this.#form !== undefined && !isSame(this.#form.draft, this.#opened);
  }

  get isBusy(): boolean {
    return this.#form?.phase === 'sent' || ['opening', 'sent'].includes(this.#leaving?.phase ?? '');
  }

  async load(client: Client, options: CallOptions): Promise<LinesAnswer> {
    const { businessLines } = await client.call(list, { id: this.#record.id }, options);
    return businessLines;
  }

  reset(): void {
    this.#close();
    this.#leaving = undefined;
  }

  states(_: LinesAnswer, state: ResourceState): readonly string[] {
    return this.#form ? [state, 'editing'] : [state];
  }

  render(lines: LinesAnswer): TemplateResult {
    return html`${linesView({
      lines,
      words: this.#words,
      industryCodes: this.#industryCodes,
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

  get #industryCodes(): readonly IndustryCode[] {
    const { industryCodes } = this.#settings;
    return Array.isArray(industryCodes) ? industryCodes : [];
  }

  #formView(form: OpenForm): TemplateResult {
    return formView({
      form,
      words: this.#words,
      industryCodes: this.#industryCodes,
      onChange: (changes, field) => this.#change(changes, field),
      onSave: () => void this.#save(),
      onCancel: () => {
        const { id } = form.draft;
        this.#close();
        this.#record.focus(id ? `[data-line="${id}"] [part=edit]` : '[part=add]');
      },
    });
  }

  #begin(draft: Draft, base: BusinessLine | undefined): void {
    this.#base = base;
    this.#opened = draft;
    this.#key.forget();
    this.#leaving = undefined;
    this.#form = { draft, faults: {}, phase: 'open', message: '' };
    this.#record.focus(draft.id ? '#industryCode' : '#service');
  }

  /** Reads a line anew before it is changed: what somebody else has changed is not written over. */
  async #edit({ id }: BusinessLine): Promise<void> {
    const { client } = this.#record;
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
    this.#record.update();
  }

  async #save(): Promise<void> {
    const [client, form, base] = [this.#record.client, this.#form, this.#base];
    if (!client || !form || form.phase === 'sent') return;
    const { draft } = form;
    const faults = faultsOf(draft);
    if (Object.keys(faults).length > 0) return this.#blameFields({ ...form, message: '' }, faults);
    const changes = base ? changesOf(draft, base) : {};
    if (base && Object.keys(changes).length === 0) return this.#saved(base, false);
    const sent: OpenForm = { ...form, faults: {}, phase: 'sent', message: '' };
    this.#form = sent;
    this.#record.say(this.#words.text('saving'));
    const legalEntityId = this.#record.id;
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
    this.#record.say(this.#words.text('saved'));
    this.#record.focus(`[data-line="${line.id}"] [part=edit]`);
    this.#record.emit('florin-business-line-saved', { id: line.id, isNew });
  }

  #failed(form: OpenForm, error: unknown): void {
    const trouble = troubleOf(error, navigator.onLine);
    const { status, field, facts } = error instanceof ClientError ? error : {};
    const isRefused = status === 422 || status === 400;
    const { fields = field ? [field] : [] } = (facts ?? {}) as Partial<RefusedFields>;
    const { faults, isWhole } = refusedOf(isRefused ? fields : [], form.draft);
    const why = isRefused
      ? this.#words.text('refused-whole', { code: trouble.code })
      : troubleText(this.#record.words, trouble);
    const message = isWhole ? this.#words.text('not-saved', { why }) : '';
    this.#record.fail(isRefused ? 'refused' : trouble.cause, trouble.code);
    if (Object.keys(faults).length > 0) return this.#blameFields({ ...form, message }, faults);
    this.#form = { ...form, message };
    this.#record.say(message);
    this.#record.focus('[part=save]');
  }

  #blameFields(form: OpenForm, faults: OpenForm['faults']): void {
    this.#form = { ...form, faults, phase: 'open' };
    this.#record.say([this.#words.text('some-faults'), form.message].join(' ').trim());
    this.#record.focus('[part=form] [aria-invalid=true]');
  }

  async #remove({ id }: BusinessLine): Promise<void> {
    const { client } = this.#record;
    if (!client || this.#leaving?.phase === 'sent') return;
    this.#leave({ id, phase: 'sent' });
    try {
      await client.call(remove, { id });
      this.#removed(id);
    } catch (error) {
      // Perhaps only the answer was lost, or somebody else was faster: what the list says then is true.
      const isGone = (await this.#record.refresh()) && !this.#record.answer?.some((line) => line.id === id);
      if (isGone) this.#removed(id);
      else this.#blame(id, 'not-removed', error);
    }
  }

  #removed(id: string): void {
    if (this.#form?.draft.id === id) this.#close();
    this.#leaving = undefined;
    this.#record.show((this.#record.answer ?? []).filter((line) => line.id !== id));
    this.#record.say(this.#words.text('removed'));
    this.#record.focus('[part=add]');
    this.#record.emit('florin-business-line-removed', { id });
  }

  #blame(id: string, word: 'not-opened' | 'not-removed', error: unknown): void {
    const trouble = troubleOf(error, navigator.onLine);
    const message = this.#words.text(word, { why: troubleText(this.#record.words, trouble) });
    this.#leaving = { id, phase: 'failed', message };
    this.#record.say(message);
    this.#record.fail(trouble.cause, trouble.code);
  }

  #replace(line: BusinessLine): void {
    const lines = this.#record.answer ?? [];
    const isThere = lines.some(({ id }) => id === line.id);
    this.#record.show(isThere ? lines.map((each) => (each.id === line.id ? line : each)) : [...lines, line]);
  }

  #leave(leaving: Leaving | undefined, arriveAt = ''): void {
    this.#leaving = leaving;
    this.#record.focus(arriveAt);
  }

  #close(): void {
    this.#form = this.#base = undefined;
    this.#record.update();
  }
}
