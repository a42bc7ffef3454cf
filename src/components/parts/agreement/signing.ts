import { html, nothing, type TemplateResult } from 'lit';

import { ClientError } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { ResourceWords } from '../resource/resource-words.js';
import { troubleText } from '../resource/resource-view.js';
import type { Trouble } from '../resource/resource-state.js';
import type { Signer } from './signers.js';
import type { Word as AgreementWord } from '../../../words/compiled/parts/agreement/en.js';

export interface SigningView {
  readonly signers: readonly Signer[];
  /** Id of the one who is chosen. */
  readonly signer: string;
  readonly words: Pick<Words<AgreementWord>, 'text'>;
  onSigner(id: string): void;
}

/** In whose name; a choice only where there is one. */
export function signerView({ signers, signer, words, onSigner }: SigningView): TemplateResult {
  const [only, ...others] = signers;
  if (!only) return html`<p class="notice" part="error">${words.text('no-signer')}</p>`;
  if (others.length === 0)
    return html`<p part="signer">${words.text('signer', { name: apart(only.name) })}</p>`;
  return html`<label class="field"
    >${words.text('choose-signer')}
    <select part="signer" @change=${({ target }: Event) => onSigner((target as HTMLSelectElement).value)}>
      ${signers.map(({ id, name }) => html`<option value=${id} .selected=${id === signer}>${name}</option>`)}
    </select></label
  >`;
}

/** Who signs: the one who was chosen, else the first. */
export const chosenSigner = (signers: readonly Signer[], chosen: string): string =>
  (signers.find(({ id }) => id === chosen) ?? signers[0])?.id ?? '';

/** Why it was not done. What the proxy does not know of is a name that this session may not sign with. */
export function signingTrouble(
  words: SigningView['words'],
  states: ResourceWords,
  trouble: Trouble,
  error: unknown,
): string {
  const { status, code, field = '' } = error instanceof ClientError ? error : {};
  const isSigner = status === 404 || /^(?:acceptedBy|signedBy)/.test(field);
  if (isSigner && code !== undefined) return words.text('not-signer');
  return code === 'platform-refused'
    ? words.text('refused', { code: trouble.code })
    : troubleText(states, trouble);
}

/** A choice among languages by their own names; nothing where there is only one. */
export function languageView(
  label: string,
  languages: readonly string[],
  chosen: string,
  onChoose: (language: string) => void,
): TemplateResult | typeof nothing {
  if (languages.length < 2) return nothing;
  return html`<label class="field"
    >${label}
    <select part="language" @change=${({ target }: Event) => onChoose((target as HTMLSelectElement).value)}>
      ${languages.map(
        (language) =>
          html`<option value=${language} lang=${language} .selected=${language === chosen}>
            ${nameOfLanguage(language)}
          </option>`,
      )}
    </select></label
  >`;
}

const nameOfLanguage = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** The languages of a list of tags; of what is no language, nothing. */
export const languagesOf = (list: string): readonly string[] => [
  ...new Set(list.split(/[\s,]+/).filter((tag) => /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(tag))),
];

/** The reader's own language where a document comes in it, else the first. */
export const preferredOf = (languages: readonly string[], language: string): string =>
  languages.find((tag) => tag === language) ??
  languages.find((tag) => tag.split('-')[0] === language.split('-')[0]) ??
  languages[0] ??
  'en';
