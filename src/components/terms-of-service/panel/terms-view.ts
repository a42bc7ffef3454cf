import { html, nothing, type TemplateResult } from 'lit';

import { TERMS_TYPES, type TermsType } from '../../../facts/terms-types.js';
import type {
  TermsOfServiceAcceptanceInfo,
  TermsOfServiceType,
} from '../../../client/legal-entity/terms-of-service.js';
import { bareWord } from '../../../client/schema/values.js';
import { apart } from '../../base/apart.js';
import { momentText } from '../../base/moment.js';
import type { Words } from '../../base/words.js';
import type { Reading } from '../../parts/agreement/reading.js';
import { readingView, unreadText, type ReadingView } from '../../parts/agreement/reading-view.js';
import { nameWithin } from '../../parts/agreement/signers.js';
import { languageView, signerView, type SigningView } from '../../parts/agreement/signing.js';
import type { TermsAnswer } from './terms-answer.js';
import type { Word as TermsWord } from '../../../words/compiled/terms-of-service/panel/en.js';

/** The agreement whose document is open, or on its way. */
export interface OpenTerms {
  readonly type: TermsType;
  /** Of the document. */
  readonly language: string;
  readonly phase: 'loading' | 'open' | 'sent' | 'failed';
  /** Id that this very document is accepted by. */
  readonly document?: string | undefined;
  /** Why the last thing did not work. */
  readonly message?: string;
}

export interface TermsView extends SigningView {
  readonly answer: TermsAnswer;
  readonly open: OpenTerms | undefined;
  readonly reading: Reading;
  readonly words: Pick<Words<TermsWord>, 'text'>;
  readonly language: string;
  readonly documentLanguages: readonly string[];
  onRead(type: TermsType): void;
  onLanguage(language: string): void;
  onAccept(): void;
  /** The seller wants to accept too early; the text says what is missing. */
  onEarly(text: string): void;
}

const knownOf = (type: string | undefined): TermsType | undefined =>
  TERMS_TYPES.find((word) => word === type);

/** What an agreement is called; an unknown one by the platform's own word. */
export function termsName(words: TermsView['words'], type: string | undefined): string {
  const known = knownOf(type);
  return known ? words.text(known) : words.text('other-terms', { type: apart(bareWord(type)) });
}

function acceptView(view: TermsView, unread: string): TemplateResult {
  const { words, open, signers } = view;
  const isSent = open?.phase === 'sent';
  const isReady = unread === '' && signers.length > 0 && !isSent;
  const early = unread || words.text('no-signer');
  return html`${signerView(view)}
    <p class="quiet" id="early">${unread}</p>
    <p>
      <button
        type="button"
        class="main"
        part="accept"
        aria-disabled=${!isReady}
        aria-describedby="early"
        @click=${() => (isReady ? view.onAccept() : isSent || view.onEarly(early))}
      >
        ${words.text(isSent ? 'accepting' : 'accept')}
      </button>
    </p>`;
}

function openView(view: TermsView, { type, language, phase, message }: OpenTerms): TemplateResult {
  const { words, reading, documentLanguages } = view;
  const name = termsName(words, type);
  const shown: ReadingView = { reading, words, name, language, file: `${type}-${language}` };
  const isReadable = reading.content !== undefined && reading.content.kind !== 'unreadable';
  return html`<div class="stack">
    ${languageView(words.text('document-language'), documentLanguages, language, view.onLanguage)}
    ${phase === 'loading' ? html`<p class="quiet">${words.text('opening', { name })}</p>` : readingView(shown)}
    ${message ? html`<p class="notice bad" part="error">${message}</p>` : nothing}
    ${isReadable ? acceptView(view, unreadText(shown)) : nothing}
  </div>`;
}

function dueView(view: TermsView, due: TermsOfServiceType): TemplateResult {
  const { words, open } = view;
  const type = knownOf(due);
  const name = termsName(words, due);
  if (!type)
    return html`<li class="record" part="terms">
      <h3>${name}</h3>
      <p class="notice due" part="notice">${words.text('new-terms')}</p>
    </li>`;
  const isOpen = open?.type === type && open.phase !== 'failed';
  return html`<li class="record" part="terms">
    <div class="head">
      <h3>${name}</h3>
      <button
        type="button"
        part="read"
        aria-expanded=${isOpen}
        aria-label="${words.text(isOpen ? 'close' : 'read')}: ${name}"
        @click=${() => view.onRead(type)}
      >
        ${words.text(isOpen ? 'close' : 'read')}
      </button>
    </div>
    ${open?.type === type ? openView(view, open) : nothing}
  </li>`;
}

function acceptanceView(
  { words, language, answer: { entity } }: TermsView,
  { type, acceptedBy, createdAt }: TermsOfServiceAcceptanceInfo,
): TemplateResult {
  const name = acceptedBy ? apart(nameWithin(entity, acceptedBy)) : '';
  const time = createdAt ? momentText(createdAt, language) : '';
  return html`<li class="record" part="acceptance">
    <h3>${termsName(words, type)}</h3>
    <p class="quiet">
      ${name ? html`${words.text('accepted-by', { name })} ` : nothing}${
        time ? words.text('accepted-at', { time }) : nothing
      }
    </p>
  </li>`;
}

/** What is to be accepted, then what was. */
export function termsView(view: TermsView): TemplateResult {
  const { words, answer, language } = view;
  const { due, accepted } = answer;
  const title =
    due.length > 0
      ? words.text('due', { count: due.length.toLocaleString(language) })
      : words.text('none-due');
  return html`<section>
      <h2>${title}</h2>
      ${
        due.length > 0
          ? html`<ul>
              ${due.map((type) => dueView(view, type))}
            </ul>`
          : html`<p class="notice good">${words.text('none-due-lead')}</p>`
      }
    </section>
    ${
      accepted.length > 0
        ? html`<section>
            <h2>${words.text('history')}</h2>
            <ul>
              ${accepted.map((each) => acceptanceView(view, each))}
            </ul>
          </section>`
        : nothing
    }`;
}
