import { html, nothing, type TemplateResult } from 'lit';

import { CARD_CHANNELS, type CardChannel } from '../../../facts/card-channels.js';
import type { PciQuestionnaireInfo } from '../../../client/legal-entity/pci.js';
import { momentText } from '../../base/moment.js';
import type { Words } from '../../base/words.js';
import type { Reading } from '../../parts/agreement/reading.js';
import { readingView, unreadText, type ReadingView } from '../../parts/agreement/reading-view.js';
import { languageView, signerView, type SigningView } from '../../parts/agreement/signing.js';
import type { PciAnswer } from './pci-answer.js';
import { validityOf, type Validity } from './validity.js';
import type { Word as PciWord } from '../../../words/compiled/pci-questionnaires/panel/en.js';

/** New questionnaires to be signed, or a signed one that is read again. */
export interface OpenQuestionnaire {
  readonly kind: 'new' | 'signed';
  /** `none`: no channel of the business needs one. */
  readonly phase: 'loading' | 'open' | 'none' | 'sent' | 'failed';
  /** Of a signed one. */
  readonly id?: string;
  /** What is signed. */
  readonly references: readonly string[];
  /** Why the last thing did not work. */
  readonly message?: string;
}

export interface PciView extends SigningView {
  readonly answer: PciAnswer;
  readonly isSigned: boolean;
  readonly now: number | undefined;
  readonly open: OpenQuestionnaire | undefined;
  readonly reading: Reading;
  readonly words: Pick<Words<PciWord>, 'text'>;
  readonly language: string;
  readonly documentLanguages: readonly string[];
  readonly documentLanguage: string;
  readonly channels: readonly CardChannel[];
  onLanguage(language: string): void;
  onChannel(channel: CardChannel, isWanted: boolean): void;
  onPrepare(): void;
  onSign(): void;
  /** The seller wants to sign too early; the text says what is missing. */
  onEarly(text: string): void;
  onCancel(): void;
  onView(id: string): void;
}

const messageView = ({ open }: PciView): TemplateResult | typeof nothing =>
  open?.message ? html`<p class="notice bad" part="error">${open.message}</p>` : nothing;

const shownAs = ({ reading, words, documentLanguage }: PciView, file: string): ReadingView => ({
  reading,
  words,
  name: words.text('document'),
  language: documentLanguage,
  file,
});

/** What is asked before questionnaires are made. */
function prepareView(view: PciView): TemplateResult {
  const { words, open, channels } = view;
  const isBusy = open?.kind === 'new' && open.phase === 'loading';
  return html`<fieldset class="stack">
      <legend>${words.text('channels')}</legend>
      <p class="quiet">${words.text('channels-hint')}</p>
      ${CARD_CHANNELS.map(
        (channel) =>
          html`<label class="check" part="channel"
            ><input
              type="checkbox"
              .checked=${channels.includes(channel)}
              @change=${({ target }: Event) => view.onChannel(channel, (target as HTMLInputElement).checked)}
            />${words.text(channel)}</label
          >`,
      )}
    </fieldset>
    ${languageView(words.text('document-language'), view.documentLanguages, view.documentLanguage, view.onLanguage)}
    ${open?.kind === 'new' ? messageView(view) : nothing}
    ${
      open?.phase === 'none'
        ? html`<p class="notice" part="notice">${words.text('none-needed')}</p>`
        : nothing
    }
    <p>
      <button
        type="button"
        class=${view.isSigned ? '' : 'main'}
        part="prepare"
        aria-disabled=${isBusy}
        @click=${() => isBusy || view.onPrepare()}
      >
        ${words.text(isBusy ? 'preparing' : 'prepare')}
      </button>
    </p>`;
}

/** What was made, and the signature below it. */
function signView(view: PciView, { phase, references }: OpenQuestionnaire): TemplateResult {
  const { words, signers, reading, language } = view;
  const shown = shownAs(view, 'questionnaire');
  const unread = unreadText(shown);
  const isSent = phase === 'sent';
  const isReadable = reading.content !== undefined && reading.content.kind !== 'unreadable';
  const isReady = isReadable && unread === '' && signers.length > 0 && !isSent;
  const early = unread || words.text(isReadable ? 'no-signer' : 'unreadable');
  return html`<p>${words.text('to-sign', { count: references.length.toLocaleString(language) })}</p>
    ${readingView(shown)} ${messageView(view)} ${isReadable ? signerView(view) : nothing}
    <p class="quiet" id="early">${unread}</p>
    <p class="ways">
      <button
        type="button"
        class="main"
        part="sign"
        aria-disabled=${!isReady}
        aria-describedby="early"
        @click=${() => (isReady ? view.onSign() : isSent || view.onEarly(early))}
      >
        ${words.text(isSent ? 'signing' : 'sign')}
      </button>
      <button type="button" part="cancel" aria-disabled=${isSent} @click=${() => isSent || view.onCancel()}>
        ${words.text('cancel')}
      </button>
    </p>`;
}

const MARKS: Readonly<Record<Validity, string>> = {
  valid: 'good',
  expiring: 'due',
  expired: 'bad',
  unknown: '',
};

function signedView(view: PciView, info: PciQuestionnaireInfo): TemplateResult {
  const { words, open, language, now } = view;
  const { id = '', createdAt, validUntil } = info;
  const validity = validityOf(info, now);
  const isOpen = open?.id === id && open.phase !== 'failed';
  const time = createdAt ? momentText(createdAt, language) : id;
  const end = validUntil ? momentText(validUntil, language) : '';
  return html`<li class="record" part="questionnaire">
    <div class="head">
      <h3>${words.text('signed-at', { time })}</h3>
      <button
        type="button"
        part="view"
        aria-expanded=${isOpen}
        aria-label="${words.text(isOpen ? 'close' : 'view')}: ${words.text('signed-at', { time })}"
        @click=${() => view.onView(id)}
      >
        ${words.text(isOpen ? 'close' : 'view')}
      </button>
    </div>
    ${
      validity === 'unknown'
        ? nothing
        : html`<span class="mark ${MARKS[validity]}" part="validity"
            >${words.text(validity, { time: end })}</span
          >`
    }
    ${
      open?.id === id
        ? html`${open.phase === 'loading' ? html`<p class="quiet">${words.text('opening')}</p>` : nothing}
          ${readingView(shownAs(view, `questionnaire-${id}`))} ${messageView(view)}`
        : nothing
    }
  </li>`;
}

/** What holds, what is to be signed, and what was. */
export function pciView(view: PciView): TemplateResult {
  const { words, answer, open, isSigned } = view;
  const isNew = open?.kind === 'new' && (open.phase === 'open' || open.phase === 'sent');
  return html`<section>
      <h2>${words.text(isSigned ? 'is-signed' : 'is-unsigned')}</h2>
      <p class="notice ${isSigned ? 'good' : 'due'}">
        ${words.text(isSigned ? 'is-signed-lead' : 'is-unsigned-lead')}
      </p>
    </section>
    <section aria-label=${words.text('new')}>
      <h2>${words.text('new')}</h2>
      ${isNew ? signView(view, open) : prepareView(view)}
    </section>
    ${
      answer.signed.length > 0
        ? html`<section>
            <h2>${words.text('history')}</h2>
            <ul>
              ${answer.signed.map((each) => signedView(view, each))}
            </ul>
          </section>`
        : nothing
    }`;
}
