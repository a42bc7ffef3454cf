import { html, nothing, type TemplateResult } from 'lit';

import type { DefenseDocumentType, DefenseReason } from '../../../client/disputes/index.js';
import { REQUIREMENT_LEVELS } from '../../../facts/dispute-documents.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/disputes/detail/en.js';

interface PapersView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly reasons: readonly DefenseReason[];
  readonly chosen: DefenseReason | undefined;
  readonly limits: string;
  readonly isBusy: boolean;
  /** The kind of document that a file is held over. */
  readonly over: string;
  /** The merchant's order, where the proxy knows it. */
  readonly order: string | typeof nothing;
  onReason(code: string): void;
  onOver(type: string): void;
  onFile(type: DefenseDocumentType, file: File): void;
  onOrder(type: DefenseDocumentType): void;
  onRemove(type: DefenseDocumentType): void;
}

/** The platform's word as it is read: `ProofOfDelivery` is `Proof of delivery`. */
export function plainName(code: string): string {
  const words = plainText(code, 80)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const LEVELS: ReadonlySet<string> = new Set(REQUIREMENT_LEVELS);

/** The reasons, each with whether all that it needs is there, and the documents of the chosen one. */
export function papersView(view: PapersView): TemplateResult {
  const { words, reasons, chosen, limits } = view;
  return html`<fieldset class="reasons" part="reasons">
      <legend>${words.text('reasons')}</legend>
      ${reasons.map((reason) => reasonView(view, reason))}
    </fieldset>
    ${
      chosen
        ? html`<h3>${words.text('documents')}</h3>
            <p class="quiet" id="limits" part="limits">
              ${limits} <span class="drop-text">${words.text('drop')}</span>
            </p>
            <p class="quiet">${words.text('draft')}</p>
            <ul class="papers" part="documents">
              ${(chosen.defenseDocumentTypes ?? []).map((type) => documentView(view, type))}
            </ul>`
        : nothing
    }`;
}

function reasonView({ words, chosen, onReason }: PapersView, reason: DefenseReason): TemplateResult {
  const { defenseReasonCode: code, satisfied } = reason;
  return html`<label class="check">
    <input
      type="radio"
      name="reason"
      .value=${code}
      .checked=${code === chosen?.defenseReasonCode}
      @change=${() => onReason(code)}
    />
    <span
      ><bdi lang="en">${plainName(code)}</bdi>${
        satisfied ? html`<span class="mark good">${words.text('satisfied')}</span>` : nothing
      }</span
    >
  </label>`;
}

const openDialog = ({ currentTarget }: Event): void =>
  ((currentTarget as Element).nextElementSibling as HTMLInputElement).click();

function documentView(view: PapersView, type: DefenseDocumentType): TemplateResult {
  const { words, isBusy, over, order, onOver, onFile, onOrder, onRemove } = view;
  const { defenseDocumentTypeCode: code, requirementLevel: level, available } = type;
  const name = plainName(code);
  const hold = (event: DragEvent): void => {
    event.preventDefault();
    onOver(event.type === 'dragleave' ? '' : code);
  };
  const take = (files: FileList | null | undefined): void => {
    const [file] = files ?? [];
    if (file && !isBusy) onFile(type, file);
  };
  const button = (part: string, text: Word, act: (event: Event) => void): TemplateResult =>
    html`<button
      type="button"
      class="small"
      part=${part}
      aria-disabled=${isBusy}
      aria-describedby=${part === 'choose' ? 'limits' : nothing}
      aria-label=${`${words.text(text)}: ${name}`}
      @click=${(event: Event) => isBusy || act(event)}
    >
      ${words.text(text)}
    </button>`;
  return html`<li
    part="document"
    class=${over === code ? 'over' : ''}
    @dragenter=${hold}
    @dragover=${hold}
    @dragleave=${hold}
    @drop=${(event: DragEvent) => {
      event.preventDefault();
      onOver('');
      take(event.dataTransfer?.files);
    }}
  >
    <span class="what"
      ><bdi class="strong" lang="en">${name}</bdi
      ><span class="quiet"
        >${LEVELS.has(level) ? words.text(`level-${level as 'Required'}`) : plainText(level, 40)}</span
      ></span
    >
    <span class="mark ${available ? 'good' : ''}">${words.text(available ? 'there' : 'not-there')}</span>
    <span class="ways">
      ${button('choose', available ? 'replace' : 'choose', openDialog)}
      <input
        hidden
        type="file"
        accept="application/pdf,image/jpeg,image/tiff,.tif,.tiff"
        @change=${({ target }: Event) => {
          const input = target as HTMLInputElement;
          take(input.files);
          input.value = '';
        }}
      />
      ${order === nothing || available ? nothing : button('from-order', 'from-order', () => onOrder(type))}
      ${available ? button('remove', 'remove', () => onRemove(type)) : nothing}
    </span>
  </li>`;
}
