import { html, type TemplateResult } from 'lit';

import type { CardChannel } from '../../../facts/card-channels.js';
import { isLost } from '../../../client/errors.js';
import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import type { LegalEntity } from '../../../client/legal-entity/legal-entity.js';
import type { PciQuestionnaireInfo } from '../../../client/legal-entity/pci.js';
import { getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import {
  generatePciTemplates,
  getPciQuestionnaire,
  listPciQuestionnaires,
  signPciTemplates,
} from '../../../client/legal-entity/rows/pci.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { LARGE } from '../../parts/agreement/content.js';
import { Reading } from '../../parts/agreement/reading.js';
import { signersOf } from '../../parts/agreement/signers.js';
import { chosenSigner, languagesOf, preferredOf, signingTrouble } from '../../parts/agreement/signing.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RenderingHost } from '../../parts/resource/keep-focus.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf } from '../../parts/resource/resource-state.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { PciQuestionnairesFailed, QuestionnairesSigned, QuestionnaireWish } from '../events.js';
import { pciView, type OpenQuestionnaire } from './pci-view.js';
import { validityOf } from './validity.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const list = /*@__PURE__*/ proxyRow('legal-entity', listPciQuestionnaires);
const read = /*@__PURE__*/ proxyRow('legal-entity', getPciQuestionnaire);
const generate = /*@__PURE__*/ proxyRow('legal-entity', generatePciTemplates);
const sign = /*@__PURE__*/ proxyRow('legal-entity', signPciTemplates);

/** Whoever is named so may sign what a business says of its card data. */
const SIGNING = ['signatory', 'pciSignatory'] as const;

export interface PciAnswer {
  readonly entity: LegalEntity;
  /** The newest first. */
  readonly signed: readonly PciQuestionnaireInfo[];
}

export interface PciPanelOptions {
  client(): Client | undefined;
  language(): string;
  /** Milliseconds since the epoch by the proxy's clock. */
  now(): number | undefined;
  settings(): { readonly legalEntity: string; readonly signer: string; readonly documentLanguages: string };
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  answer(): PciAnswer | undefined;
  reload(): Promise<boolean>;
  allows(wish: QuestionnaireWish): boolean;
  onSigned(detail: QuestionnairesSigned): void;
  onFailed(code: PciQuestionnairesFailed['code'], detail: string): void;
}

/** Questionnaires to read, sign and read again. Loaded while the first skeleton is on screen. */
export class PciPanel {
  readonly #host: RenderingHost;
  readonly #options: PciPanelOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #reading: Reading;
  #open: OpenQuestionnaire | undefined;
  #channels: readonly CardChannel[] = [];
  #documentLanguage = '';
  #signer = '';
  /** What has just happened, for whoever cannot see it. */
  news = '';

  constructor(host: RenderingHost, options: PciPanelOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, options.language, english, languages);
    this.#words.hostUpdate();
    this.#reading = new Reading(host);
    for (const sheet of recordStyles) adoptStyles(host.renderRoot, sheet);
  }

  async ask(client: Client, id: string, options: CallOptions): Promise<PciAnswer> {
    const [entity, { data = [] }] = await Promise.all([
      client.call(readEntity, { id }, options),
      client.call(list, { id }, options),
    ]);
    const signed = data.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    return { entity, signed };
  }

  isSigned({ signed }: PciAnswer): boolean {
    return signed.some((each) => validityOf(each, this.#options.now()) !== 'expired');
  }

  /** Another seller: nothing that was opened for the last one stays. */
  reset(): void {
    this.#close();
    this.#channels = [];
    this.#signer = this.news = '';
  }

  render(answer: PciAnswer): TemplateResult {
    const { signer } = this.#options.settings();
    const all = signersOf(answer.entity, SIGNING);
    const signers = signer ? [all.find(({ id }) => id === signer) ?? { id: signer, name: signer }] : all;
    return html`${pciView({
      answer,
      isSigned: this.isSigned(answer),
      now: this.#options.now(),
      open: this.#open,
      reading: this.#reading,
      words: this.#words,
      language: this.#options.language(),
      documentLanguages: this.#languages,
      documentLanguage: this.#chosenLanguage,
      channels: this.#channels,
      signers,
      signer: chosenSigner(signers, this.#signer),
      onSigner: (id) => {
        this.#signer = id;
        this.#blame('');
      },
      onLanguage: (language) => {
        this.#documentLanguage = language;
        this.#host.requestUpdate();
      },
      onChannel: (channel, isWanted) => {
        const others = this.#channels.filter((other) => other !== channel);
        this.#channels = isWanted ? [...others, channel] : others;
      },
      onPrepare: () => void this.#prepare(),
      onSign: () => void this.#sign(chosenSigner(signers, this.#signer)),
      onEarly: (text) => this.#say(text),
      onCancel: () => this.#close(),
      onView: (id) => (this.#isOpen(id) ? this.#close() : void this.#view(id)),
    })}`;
  }

  get #languages(): readonly string[] {
    const known = languagesOf(this.#options.settings().documentLanguages);
    return known.length > 0 ? known : ['en'];
  }

  get #chosenLanguage(): string {
    return this.#documentLanguage || preferredOf(this.#languages, this.#options.language());
  }

  async #prepare(): Promise<void> {
    const client = this.#options.client();
    if (!client || this.#open?.phase === 'loading') return;
    const open = this.#begin({ kind: 'new', phase: 'loading', references: [] }, 'preparing');
    const { legalEntity: id } = this.#options.settings();
    const additionalSalesChannels = [...this.#channels];
    const language = this.#chosenLanguage;
    const input = { id, language, ...(additionalSalesChannels.length > 0 && { additionalSalesChannels }) };
    try {
      const { pciTemplateReferences: references = [], content } = await client.call(generate, input, LARGE);
      if (this.#open !== open) return;
      this.#open = { ...open, phase: references.length > 0 ? 'open' : 'none', references };
      if (references.length > 0) this.#reading.show(content);
      this.#say(this.#words.text(references.length > 0 ? 'prepared' : 'none-needed'));
    } catch (error) {
      if (this.#open === open) this.#fail({ ...open, phase: 'failed' }, error);
    }
  }

  async #sign(signedBy: string): Promise<void> {
    const [client, open] = [this.#options.client(), this.#open];
    if (!client || open?.phase !== 'open' || !this.#reading.isRead || !signedBy) return;
    const { references } = open;
    if (!this.#options.allows({ count: references.length })) return;
    const sent: OpenQuestionnaire = { ...open, phase: 'sent', fault: '' };
    this.#open = sent;
    this.#say(this.#words.text('signing'));
    const before = this.#ids;
    const { legalEntity: id } = this.#options.settings();
    try {
      const input = { id, pciTemplateReferences: [...references], signedBy };
      const { pciQuestionnaireIds: ids = [] } = await client.call(sign, input);
      await this.#options.reload();
      this.#signed(sent, ids);
    } catch (error) {
      // Perhaps only the answer was lost: what the list says then is true.
      const isRead = isLost(error) && (await this.#options.reload());
      const added = isRead ? this.#ids.filter((each) => !before.includes(each)) : [];
      if (added.length > 0) this.#signed(sent, added);
      else if (this.#open === sent) this.#fail(open, error);
    }
  }

  get #ids(): readonly string[] {
    return (this.#options.answer()?.signed ?? []).flatMap(({ id }) => id ?? []);
  }

  #signed(sent: OpenQuestionnaire, ids: readonly string[]): void {
    if (this.#open === sent) this.#close();
    this.#say(this.#words.text('signed-news'));
    this.#options.onSigned({ ids: Object.freeze([...ids]) });
  }

  async #view(pciid: string): Promise<void> {
    const client = this.#options.client();
    if (!client) return;
    const open = this.#begin({ kind: 'signed', id: pciid, phase: 'loading', references: [] }, 'opening');
    const { legalEntity: id } = this.#options.settings();
    try {
      const { content } = await client.call(read, { id, pciid }, LARGE);
      if (this.#open !== open) return;
      this.#open = { ...open, phase: 'open' };
      this.#reading.show(content);
      this.#say(this.#words.text('opened'));
    } catch (error) {
      if (this.#open === open) this.#fail({ ...open, phase: 'failed' }, error);
    }
  }

  #isOpen(id: string): boolean {
    return this.#open?.id === id && this.#open.phase !== 'failed';
  }

  #begin(open: OpenQuestionnaire, news: 'preparing' | 'opening'): OpenQuestionnaire {
    this.#reading.close();
    this.#open = open;
    this.#say(this.#words.text(news));
    return open;
  }

  #fail(open: OpenQuestionnaire, error: unknown): void {
    const trouble = troubleOf(error, navigator.onLine);
    const isRefused = error instanceof ClientError && error.code === 'platform-refused';
    this.#open = open;
    this.#blame(signingTrouble(this.#words, this.#options.states, trouble, error));
    this.#options.onFailed(isRefused ? 'refused' : trouble.cause, trouble.code);
  }

  #blame(fault: string): void {
    if (this.#open) this.#open = { ...this.#open, fault };
    this.#say(fault);
  }

  #say(text: string): void {
    this.news = text;
    this.#host.requestUpdate();
  }

  #close(): void {
    this.#open = undefined;
    this.#reading.close();
  }
}
