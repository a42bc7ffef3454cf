import { html, type LitElement, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { BusinessLine, BusinessLineRequest } from '../../../client/legal-entity/business-line.js';

import {
  createBusinessLine,
  deleteBusinessLine,
  getBusinessLine,
  listBusinessLines,
  updateBusinessLine,
} from '../../../client/legal-entity/rows/business-lines.js';
import { RefusedFields } from '../../../client/schema/refused-fields.js';
import type { Words } from '../../base/words.js';
import type { Body } from '../../parts/form/body.js';
import { Editor } from '../../parts/form/editor.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { plainFormView } from '../../parts/form/plain-view.js';
import { RecordForm } from '../../parts/form/record-form.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { bodyOf, changesOf, FRESH, lineSections, type IndustryCode } from './line-form.js';
import { linesStyles } from './lines.css.js';
import { addView, linesView, type Leaving } from './lines-view.js';
import { words as english } from '../../../words/compiled/business-lines/panel/en.js';

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

/** The form while it is open. */
interface OpenForm {
  readonly editor: Editor<BusinessLine>;
  readonly form: RecordForm<BusinessLine>;
}

/** The lines of business with their one form. Loaded while the first skeleton is on screen. */
export class Lines implements RecordView<LinesAnswer> {
  readonly #record: LinesRecord;
  readonly #element: LitElement & LinesSettings;
  readonly #words: Words<keyof typeof english>;
  #open: OpenForm | undefined;
  #leaving: Leaving | undefined;

  constructor(record: LinesRecord, element: LitElement & LinesSettings) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...recordStyles, plainFormStyles, linesStyles);
  }

  get isDirty(): boolean {
    return this.#open?.editor.isDirty === true;
  }

  get isBusy(): boolean {
    return this.#open?.form.isBusy === true || ['opening', 'sent'].includes(this.#leaving?.phase ?? '');
  }

  /** How a try to save ended, while the form is open. */
  get news(): string | undefined {
    return this.#open?.form.news || undefined;
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
    return this.#open ? [state, 'editing'] : [state];
  }

  render(lines: LinesAnswer): TemplateResult {
    return html`${linesView({
      lines,
      words: this.#words,
      industryCodes: this.#industryCodes,
      leaving: this.#leaving,
      form: (id) => (this.#open?.editor.base?.id === id ? this.#formView(this.#open) : undefined),
      onEdit: (line) => void this.#edit(line),
      onRemove: (line) => this.#leave({ id: line.id, phase: 'asked' }, '[part=keep]'),
      onSurely: (line) => void this.#remove(line),
      onKeep: ({ id }) => this.#leave(undefined, `[data-line="${id}"] [part=remove]`),
    })}`;
  }

  /** What stands below the lines, or below the sentence that there are none: the way to a new one. */
  renderBelow(): TemplateResult {
    return this.#open && !this.#open.editor.base
      ? this.#formView(this.#open)
      : addView(this.#words, () => this.#begin(undefined));
  }

  get #industryCodes(): readonly IndustryCode[] {
    const { industryCodes } = this.#element;
    return Array.isArray(industryCodes) ? industryCodes : [];
  }

  #formView({ editor: { base }, form }: OpenForm): TemplateResult {
    const words = this.#words;
    return plainFormView(form.view, {
      title: words.text(base ? 'edit-title' : 'add-title'),
      lead: base && words.text(base.service === 'banking' ? 'banking' : 'paymentProcessing'),
      onCancel: () => {
        this.#close();
        this.#record.focus(base ? `[data-line="${base.id}"] [part=edit]` : '[part=add]');
      },
    });
  }

  #begin(base: BusinessLine | undefined): void {
    const editor = new Editor<BusinessLine>(this.#element, Date.now);
    const sections = lineSections(!base, () => this.#industryCodes);
    editor.open(base, sections, FRESH);
    const form: RecordForm<BusinessLine> = new RecordForm(this.#record, this.#element, {
      words: this.#words,
      editor,
      keepsKey: true,
      body: (): Body => {
        const { opened, entries } = editor;
        return { ...(base ? changesOf(sections, opened, entries) : bodyOf(sections, entries)) };
      },
      send: (client, body, key) => {
        form.clear();
        this.#record.say(this.#words.text('saving'));
        return this.#send(client, base, body, key);
      },
      onSaved: (line, isNew) => this.#saved(line, isNew),
    });
    this.#leaving = undefined;
    this.#open = { editor, form };
    this.#record.focus(base ? '#industryCode' : '#service');
  }

  #send(client: Client, base: BusinessLine | undefined, body: Body, key: string): Promise<BusinessLine> {
    if (base) return client.call(update, { id: base.id, ...body });
    const line = { ...body, legalEntityId: this.#record.id } as BusinessLineRequest;
    return client.call(create, line, { idempotencyKey: key });
  }

  /** Reads a line anew before it is changed: what another person has changed is not written over. */
  async #edit({ id }: BusinessLine): Promise<void> {
    const { client } = this.#record;
    if (!client || this.#open?.form.isBusy) return;
    this.#leave({ id, phase: 'opening' });
    try {
      const line = await client.call(read, { id });
      if (this.#leaving?.id !== id) return;
      this.#replace(line);
      this.#begin(line);
    } catch (error) {
      this.#blame(id, 'not-opened', error);
    }
  }

  #saved(line: BusinessLine, isNew: boolean): void {
    this.#close();
    this.#replace(line);
    this.#record.say(this.#words.text('saved'));
    this.#record.focus(`[data-line="${line.id}"] [part=edit]`);
    this.#record.emit('florin-business-line-saved', { id: line.id, isNew });
  }

  async #remove({ id }: BusinessLine): Promise<void> {
    const { client } = this.#record;
    if (!client || this.#leaving?.phase === 'sent') return;
    this.#leave({ id, phase: 'sent' });
    try {
      await client.call(remove, { id });
      this.#removed(id);
    } catch (error) {
      // Perhaps only the answer was lost, or another person was faster: what the list says then is true.
      const isGone = (await this.#record.refresh()) && !this.#record.answer?.some((line) => line.id === id);
      if (isGone) this.#removed(id);
      else this.#blame(id, 'not-removed', error);
    }
  }

  #removed(id: string): void {
    if (this.#open?.editor.base?.id === id) this.#close();
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
    this.#open = undefined;
    this.#record.update();
  }
}
