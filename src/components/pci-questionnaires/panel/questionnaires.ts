import { html, type LitElement, type TemplateResult } from 'lit';

import type { CardChannel } from '../../../facts/card-channels.js';
import { isLost } from '../../../client/wire/errors.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import {
  generatePciTemplates,
  getPciQuestionnaire,
  listPciQuestionnaires,
  signPciTemplates,
} from '../../../client/legal-entity/rows/pci.js';
import type { Words } from '../../base/words.js';
import { LARGE } from '../../parts/agreement/content.js';
import { Reading } from '../../parts/agreement/reading.js';
import { signersOf } from '../../parts/agreement/signers.js';
import { chosenSigner, languagesOf, preferredOf, signingTrouble } from '../../parts/agreement/signing.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import type { PciAnswer } from './pci-answer.js';
import { pciView, type OpenQuestionnaire } from './pci-view.js';
import { validityOf } from './validity.js';
import { words as english } from '../../../words/compiled/pci-questionnaires/panel/en.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const list = /*@__PURE__*/ proxyRow('legal-entity', listPciQuestionnaires);
const read = /*@__PURE__*/ proxyRow('legal-entity', getPciQuestionnaire);
const generate = /*@__PURE__*/ proxyRow('legal-entity', generatePciTemplates);
const sign = /*@__PURE__*/ proxyRow('legal-entity', signPciTemplates);

/** A person in one of these roles may sign a business's statements on card data. */
const SIGNING = ['signatory', 'pciSignatory'] as const;

/** What the element's attributes say. */
interface PciSettings {
  readonly signer: string;
  readonly documentLanguages: string;
}

type PciRecord = RecordController<PciAnswer, Questionnaires, 'florin-pci-questionnaires-failed'>;

/** Questionnaires to read, sign and read again. Loaded while the first skeleton is on screen. */
export class Questionnaires implements RecordView<PciAnswer> {
  readonly #record: PciRecord;
  readonly #settings: PciSettings;
  readonly #words: Words<keyof typeof english>;
  readonly #reading: Reading;
  #open: OpenQuestionnaire | undefined;
  #channels: readonly CardChannel[] = [];
  #documentLanguage = '';
  #signer = '';

  constructor(record: PciRecord, element: LitElement & PciSettings) {
    this.#record = record;
    this.#settings = element;
    this.#words = record.wordsOf(english);
    this.#reading = new Reading(element);
    record.adopt(...recordStyles);
  }

  get isBusy(): boolean {
    return this.#open?.phase === 'sent';
  }

  async load(client: Client, options: CallOptions): Promise<PciAnswer> {
    const { id } = this.#record;
    const [entity, { data = [] }] = await Promise.all([
      client.call(readEntity, { id }, options),
      client.call(list, { id }, options),
    ]);
    const signed = data.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    return { entity, signed };
  }

  reset(): void {
    this.#close();
    this.#channels = [];
    this.#signer = '';
  }

  states(answer: PciAnswer, state: ResourceState): readonly string[] {
    return [state, this.#isSigned(answer) ? 'signed' : 'unsigned'];
  }

  render(answer: PciAnswer): TemplateResult {
    const { signer } = this.#settings;
    const all = signersOf(answer.entity, SIGNING);
    const signers = signer ? [all.find(({ id }) => id === signer) ?? { id: signer, name: signer }] : all;
    return html`${pciView({
      answer,
      isSigned: this.#isSigned(answer),
      now: this.#record.resource.now,
      open: this.#open,
      reading: this.#reading,
      words: this.#words,
      language: this.#record.language,
      documentLanguages: this.#languages,
      documentLanguage: this.#chosenLanguage,
      channels: this.#channels,
      signers,
      signer: chosenSigner(signers, this.#signer),
      onSigner: (id) => {
        this.#signer = id;
        this.#explain('');
      },
      onLanguage: (language) => {
        this.#documentLanguage = language;
        this.#record.update();
      },
      onChannel: (channel, isWanted) => {
        const others = this.#channels.filter((other) => other !== channel);
        this.#channels = isWanted ? [...others, channel] : others;
      },
      onPrepare: () => void this.#prepare(),
      onSign: () => void this.#sign(chosenSigner(signers, this.#signer)),
      onEarly: (text) => this.#record.say(text),
      onCancel: () => this.#close(),
      onView: (id) => (this.#isOpen(id) ? this.#close() : void this.#view(id)),
    })}`;
  }

  get #languages(): readonly string[] {
    const known = languagesOf(this.#settings.documentLanguages);
    return known.length > 0 ? known : ['en'];
  }

  get #chosenLanguage(): string {
    return this.#documentLanguage || preferredOf(this.#languages, this.#record.askedLanguage);
  }

  async #prepare(): Promise<void> {
    const { client, id } = this.#record;
    if (!client || this.#open?.phase === 'loading') return;
    const open = this.#begin({ kind: 'new', phase: 'loading', references: [] }, 'preparing');
    const additionalSalesChannels = [...this.#channels];
    const language = this.#chosenLanguage;
    const input = { id, language, ...(additionalSalesChannels.length > 0 && { additionalSalesChannels }) };
    try {
      const { pciTemplateReferences: references = [], content } = await client.call(generate, input, LARGE);
      if (this.#open !== open) return;
      this.#open = { ...open, phase: references.length > 0 ? 'open' : 'none', references };
      if (references.length > 0) this.#reading.show(content);
      this.#record.say(this.#words.text(references.length > 0 ? 'prepared' : 'none-needed'));
    } catch (error) {
      if (this.#open === open) this.#failed({ ...open, phase: 'failed' }, error);
    }
  }

  async #sign(signedBy: string): Promise<void> {
    const record = this.#record;
    const { client, id } = record;
    const open = this.#open;
    if (!client || open?.phase !== 'open' || !this.#reading.isRead || !signedBy) return;
    const { references } = open;
    if (!record.emit('florin-before-questionnaires-sign', { count: references.length })) return;
    const sent: OpenQuestionnaire = { ...open, phase: 'sent', message: '' };
    this.#open = sent;
    record.say(this.#words.text('signing'));
    const before = this.#ids;
    try {
      const input = { id, pciTemplateReferences: [...references], signedBy };
      const { pciQuestionnaireIds: ids = [] } = await client.call(sign, input);
      await record.refresh();
      this.#signed(sent, ids);
    } catch (error) {
      // Perhaps only the answer was lost: what the list says then is true.
      const isRead = isLost(error) && (await record.refresh());
      const added = isRead ? this.#ids.filter((each) => !before.includes(each)) : [];
      if (added.length > 0) this.#signed(sent, added);
      else if (this.#open === sent) this.#failed(open, error);
    }
  }

  get #ids(): readonly string[] {
    return (this.#record.answer?.signed ?? []).flatMap(({ id }) => id ?? []);
  }

  #signed(sent: OpenQuestionnaire, ids: readonly string[]): void {
    if (this.#open === sent) this.#close();
    this.#record.say(this.#words.text('signed-news'));
    this.#record.emit('florin-questionnaires-signed', { ids: Object.freeze([...ids]) });
  }

  async #view(pciid: string): Promise<void> {
    const { client, id } = this.#record;
    if (!client) return;
    const open = this.#begin({ kind: 'signed', id: pciid, phase: 'loading', references: [] }, 'opening');
    try {
      const { content } = await client.call(read, { id, pciid }, LARGE);
      if (this.#open !== open) return;
      this.#open = { ...open, phase: 'open' };
      this.#reading.show(content);
      this.#record.say(this.#words.text('opened'));
    } catch (error) {
      if (this.#open === open) this.#failed({ ...open, phase: 'failed' }, error);
    }
  }

  #isOpen(id: string): boolean {
    return this.#open?.id === id && this.#open.phase !== 'failed';
  }

  #begin(open: OpenQuestionnaire, news: 'preparing' | 'opening'): OpenQuestionnaire {
    this.#reading.close();
    this.#open = open;
    this.#record.say(this.#words.text(news));
    return open;
  }

  #isSigned({ signed }: PciAnswer): boolean {
    return signed.some((each) => validityOf(each, this.#record.resource.now) !== 'expired');
  }

  #failed(open: OpenQuestionnaire, error: unknown): void {
    this.#open = open;
    this.#explain(signingTrouble(this.#words, this.#record.words, this.#record.failed(error), error));
  }

  #explain(message: string): void {
    if (this.#open) this.#open = { ...this.#open, message };
    this.#record.say(message);
  }

  #close(): void {
    this.#open = undefined;
    this.#reading.close();
  }
}
