import { html, type TemplateResult } from 'lit';

import type { TermsType } from '../../../facts/terms-types.js';
import { SIGNING_ROLES } from '../../../facts/signing-roles.js';
import { isLost } from '../../../client/errors.js';
import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import type { LegalEntity } from '../../../client/legal-entity/legal-entity.js';
import { getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import {
  acceptTermsOfService,
  getTermsOfService,
  getTermsOfServiceStatus,
  listTermsOfServiceAcceptances,
} from '../../../client/legal-entity/rows/terms-of-service.js';
import type {
  TermsOfServiceAcceptanceInfo,
  TermsOfServiceType,
} from '../../../client/legal-entity/terms-of-service.js';
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
import type { TermsAccepted, TermsOfServiceFailed, TermsWish } from '../events.js';
import { termsName, termsView, type OpenTerms } from './terms-view.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const readStatus = /*@__PURE__*/ proxyRow('legal-entity', getTermsOfServiceStatus);
const readAcceptances = /*@__PURE__*/ proxyRow('legal-entity', listTermsOfServiceAcceptances);
const readTerms = /*@__PURE__*/ proxyRow('legal-entity', getTermsOfService);
const accept = /*@__PURE__*/ proxyRow('legal-entity', acceptTermsOfService);

export interface TermsAnswer {
  readonly entity: LegalEntity;
  /** What is still to be accepted. */
  readonly due: readonly TermsOfServiceType[];
  readonly accepted: readonly TermsOfServiceAcceptanceInfo[];
}

export interface TermsSettings {
  readonly legalEntity: string;
  readonly signer: string;
  readonly documentLanguages: string;
  readonly format: string;
}

export interface TermsPanelOptions {
  client(): Client | undefined;
  language(): string;
  settings(): TermsSettings;
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  answer(): TermsAnswer | undefined;
  reload(): Promise<boolean>;
  allows(wish: TermsWish): boolean;
  onAccepted(detail: TermsAccepted): void;
  onFailed(code: TermsOfServiceFailed['code'], detail: string): void;
}

/** Terms to read and to accept. Loaded while the first skeleton is on screen. */
export class TermsPanel {
  readonly #host: RenderingHost;
  readonly #options: TermsPanelOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #reading: Reading;
  #open: OpenTerms | undefined;
  #signer = '';
  /** What has just happened, for whoever cannot see it. */
  news = '';

  constructor(host: RenderingHost, options: TermsPanelOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, options.language, english, languages);
    this.#words.hostUpdate();
    this.#reading = new Reading(host);
    for (const sheet of recordStyles) adoptStyles(host.renderRoot, sheet);
  }

  async ask(client: Client, id: string, options: CallOptions): Promise<TermsAnswer> {
    const [entity, { termsOfServiceTypes: due = [] }, { data: accepted = [] }] = await Promise.all([
      client.call(readEntity, { id }, options),
      client.call(readStatus, { id }, options),
      client.call(readAcceptances, { id }, options),
    ]);
    const newestFirst = accepted.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    return { entity, due: [...new Set(due)], accepted: newestFirst };
  }

  /** Another seller: nothing that was opened for the last one stays. */
  reset(): void {
    this.#close();
    this.#signer = this.news = '';
  }

  render(answer: TermsAnswer): TemplateResult {
    const { signer } = this.#options.settings();
    const all = signersOf(answer.entity, SIGNING_ROLES);
    const signers = signer ? [all.find(({ id }) => id === signer) ?? { id: signer, name: signer }] : all;
    return html`${termsView({
      answer,
      open: this.#open,
      reading: this.#reading,
      words: this.#words,
      language: this.#options.language(),
      documentLanguages: this.#languages,
      signers,
      signer: chosenSigner(signers, this.#signer),
      onSigner: (id) => {
        this.#signer = id;
        this.#blame('');
      },
      onRead: (type) => (this.#isOpen(type) ? this.#close() : void this.#read(type)),
      onLanguage: (language) => void (this.#open && this.#read(this.#open.type, language)),
      onAccept: () => void this.#accept(chosenSigner(signers, this.#signer)),
      onEarly: (text) => this.#say(text),
    })}`;
  }

  get #languages(): readonly string[] {
    const known = languagesOf(this.#options.settings().documentLanguages);
    return known.length > 0 ? known : ['en'];
  }

  async #read(
    type: TermsType,
    language = preferredOf(this.#languages, this.#options.language()),
  ): Promise<void> {
    const client = this.#options.client();
    if (!client) return;
    this.#reading.close();
    const open: OpenTerms = { type, language, phase: 'loading' };
    this.#open = open;
    this.news = this.#words.text('opening', { name: termsName(this.#words, type) });
    const { legalEntity: id, format } = this.#options.settings();
    const termsOfServiceDocumentFormat = /^pdf$/i.test(format) ? 'PDF' : 'TXT';
    try {
      const input = { id, type, language, termsOfServiceDocumentFormat };
      const terms = await client.call(readTerms, input, LARGE);
      if (this.#open !== open) return;
      this.#open = { ...open, phase: 'open', document: terms.termsOfServiceDocumentId };
      this.#reading.show(terms.termsOfServiceDocumentId ? terms.document : undefined);
      this.#say(this.#words.text('opened', { name: termsName(this.#words, type) }));
    } catch (error) {
      if (this.#open === open) this.#fail({ ...open, phase: 'failed' }, error);
    }
  }

  async #accept(acceptedBy: string): Promise<void> {
    const [client, open] = [this.#options.client(), this.#open];
    if (!client || open?.phase !== 'open' || !open.document || !this.#reading.isRead || !acceptedBy) return;
    const { type, language, document: termsofservicedocumentid } = open;
    if (!this.#options.allows({ type, language })) return;
    const sent = (this.#open = { ...open, phase: 'sent', fault: '' });
    this.#say(this.#words.text('accepting'));
    const { legalEntity: id } = this.#options.settings();
    try {
      await client.call(accept, { id, termsofservicedocumentid, acceptedBy });
      await this.#accepted(sent);
    } catch (error) {
      // Perhaps only the answer was lost: what the platform says then is true.
      if (isLost(error) && (await this.#options.reload()) && !this.#isDue(type)) await this.#accepted(sent);
      else if (this.#open === sent) this.#fail(open, error);
    }
  }

  #isOpen(type: TermsType): boolean {
    return this.#open?.type === type && this.#open.phase !== 'failed';
  }

  #isDue(type: TermsType): boolean {
    return this.#options.answer()?.due.includes(type) === true;
  }

  async #accepted(sent: OpenTerms): Promise<void> {
    const { type } = sent;
    if (this.#isDue(type)) await this.#options.reload();
    if (this.#open === sent) this.#close();
    this.#say(this.#words.text('accepted-news', { name: termsName(this.#words, type) }));
    this.#options.onAccepted({ type, open: this.#options.answer()?.due.length ?? 0 });
  }

  #fail(open: OpenTerms, error: unknown): void {
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
