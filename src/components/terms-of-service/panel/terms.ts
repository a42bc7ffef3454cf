import { html, type LitElement, type TemplateResult } from 'lit';

import type { TermsType } from '../../../facts/terms-types.js';
import { SIGNING_ROLES } from '../../../facts/signing-roles.js';
import { isLost } from '../../../client/wire/errors.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import {
  acceptTermsOfService,
  getTermsOfService,
  getTermsOfServiceStatus,
  listTermsOfServiceAcceptances,
} from '../../../client/legal-entity/rows/terms-of-service.js';
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
import type { TermsAnswer } from './terms-answer.js';
import { termsName, termsView, type OpenTerms } from './terms-view.js';
import { words as english } from '../../../words/compiled/terms-of-service/panel/en.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const readStatus = /*@__PURE__*/ proxyRow('legal-entity', getTermsOfServiceStatus);
const readAcceptances = /*@__PURE__*/ proxyRow('legal-entity', listTermsOfServiceAcceptances);
const readTerms = /*@__PURE__*/ proxyRow('legal-entity', getTermsOfService);
const accept = /*@__PURE__*/ proxyRow('legal-entity', acceptTermsOfService);

/** What the element's attributes say. */
interface TermsSettings {
  readonly signer: string;
  readonly documentLanguages: string;
  readonly format: string;
}

type TermsRecord = RecordController<TermsAnswer, Terms, 'florin-terms-of-service-failed'>;

/** Terms to read and to accept. Loaded while the first skeleton is on screen. */
export class Terms implements RecordView<TermsAnswer> {
  readonly #record: TermsRecord;
  readonly #settings: TermsSettings;
  readonly #words: Words<keyof typeof english>;
  readonly #reading: Reading;
  #open: OpenTerms | undefined;
  #signer = '';

  constructor(record: TermsRecord, element: LitElement & TermsSettings) {
    this.#record = record;
    this.#settings = element;
    this.#words = record.wordsOf(english);
    this.#reading = new Reading(element);
    record.adopt(...recordStyles);
  }

  get isBusy(): boolean {
    return this.#open?.phase === 'sent';
  }

  async load(client: Client, options: CallOptions): Promise<TermsAnswer> {
    const { id } = this.#record;
    const [entity, { termsOfServiceTypes: due = [] }, { data: accepted = [] }] = await Promise.all([
      client.call(readEntity, { id }, options),
      client.call(readStatus, { id }, options),
      client.call(readAcceptances, { id }, options),
    ]);
    const newestFirst = accepted.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    return { entity, due: [...new Set(due)], accepted: newestFirst };
  }

  reset(): void {
    this.#close();
    this.#signer = '';
  }

  states({ due }: TermsAnswer, state: ResourceState): readonly string[] {
    return state === 'ready' ? [state, due.length > 0 ? 'due' : 'accepted'] : [state];
  }

  render(answer: TermsAnswer): TemplateResult {
    const { signer } = this.#settings;
    const all = signersOf(answer.entity, SIGNING_ROLES);
    const signers = signer ? [all.find(({ id }) => id === signer) ?? { id: signer, name: signer }] : all;
    return html`${termsView({
      answer,
      open: this.#open,
      reading: this.#reading,
      words: this.#words,
      language: this.#record.language,
      documentLanguages: this.#languages,
      signers,
      signer: chosenSigner(signers, this.#signer),
      onSigner: (id) => {
        this.#signer = id;
        this.#explain('');
      },
      onRead: (type) => (this.#isOpen(type) ? this.#close() : void this.#read(type)),
      onLanguage: (language) => void (this.#open && this.#read(this.#open.type, language)),
      onAccept: () => void this.#accept(chosenSigner(signers, this.#signer)),
      onEarly: (text) => this.#record.say(text),
    })}`;
  }

  get #languages(): readonly string[] {
    const known = languagesOf(this.#settings.documentLanguages);
    return known.length > 0 ? known : ['en'];
  }

  async #read(
    type: TermsType,
    language = preferredOf(this.#languages, this.#record.askedLanguage),
  ): Promise<void> {
    const { client, id } = this.#record;
    if (!client) return;
    this.#reading.close();
    const open: OpenTerms = { type, language, phase: 'loading' };
    this.#open = open;
    this.#record.say(this.#words.text('opening', { name: termsName(this.#words, type) }));
    const termsOfServiceDocumentFormat = /^pdf$/i.test(this.#settings.format) ? 'PDF' : 'TXT';
    try {
      const input = { id, type, language, termsOfServiceDocumentFormat };
      const terms = await client.call(readTerms, input, LARGE);
      if (this.#open !== open) return;
      this.#open = { ...open, phase: 'open', document: terms.termsOfServiceDocumentId };
      this.#reading.show(terms.termsOfServiceDocumentId ? terms.document : undefined);
      this.#record.say(this.#words.text('opened', { name: termsName(this.#words, type) }));
    } catch (error) {
      if (this.#open === open) this.#failed({ ...open, phase: 'failed' }, error);
    }
  }

  async #accept(acceptedBy: string): Promise<void> {
    const record = this.#record;
    const { client, id } = record;
    const open = this.#open;
    if (!client || open?.phase !== 'open' || !open.document || !this.#reading.isRead || !acceptedBy) return;
    const { type, language, document: termsofservicedocumentid } = open;
    if (!record.emit('florin-before-terms-accept', { type, language })) return;
    const sent = (this.#open = { ...open, phase: 'sent', message: '' });
    record.say(this.#words.text('accepting'));
    try {
      await client.call(accept, { id, termsofservicedocumentid, acceptedBy });
      await this.#accepted(sent);
    } catch (error) {
      // Perhaps only the answer was lost: what the platform says then is true.
      if (isLost(error) && (await record.refresh()) && !this.#isDue(type)) await this.#accepted(sent);
      else if (this.#open === sent) this.#failed(open, error);
    }
  }

  #isOpen(type: TermsType): boolean {
    return this.#open?.type === type && this.#open.phase !== 'failed';
  }

  #isDue(type: TermsType): boolean {
    return this.#record.answer?.due.includes(type) === true;
  }

  async #accepted(sent: OpenTerms): Promise<void> {
    const { type } = sent;
    const record = this.#record;
    if (this.#isDue(type)) await record.refresh();
    if (this.#open === sent) this.#close();
    record.say(this.#words.text('accepted-news', { name: termsName(this.#words, type) }));
    record.emit('florin-terms-accepted', { type, open: record.answer?.due.length ?? 0 });
  }

  #failed(open: OpenTerms, error: unknown): void {
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
