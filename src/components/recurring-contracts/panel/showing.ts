import { html, nothing, type TemplateResult } from 'lit';

import { methodName } from '../../../client/shopper/method-names.js';
import type { Words } from '../../base/words.js';
import { brandLabel } from '../../parts/marks/brand-labels.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/recurring-contracts/panel/en.js';
import { standingOf, type StoredDetail } from './stored-detail.js';

export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch by the proxy's clock. */
  readonly now: number;
}

const CONTRACTS: Readonly<Record<string, Word>> = {
  ONECLICK: 'contract-ONECLICK',
  RECURRING: 'contract-RECURRING',
  PAYOUT: 'contract-PAYOUT',
  EXTERNAL: 'contract-EXTERNAL',
};

/** What a stored payment method may be used for; a word that is new stands as it is. */
export const contractText = ({ words }: Pick<Showing, 'words'>, contract: string): string => {
  const word = Object.hasOwn(CONTRACTS, contract) ? CONTRACTS[contract] : undefined;
  return word ? words.text(word) : contract;
};

export const contractsText = (showing: Showing, contracts: readonly string[]): string =>
  new Intl.ListFormat(showing.language).format(contracts.map((each) => contractText(showing, each)));

/** Names a stored payment method: its brand, and the end of its number. */
export function nameOf({ words }: Pick<Showing, 'words'>, { brand, lastFour, isCard }: StoredDetail): string {
  const isAccount = !isCard && /bank/i.test(brand);
  const name = brandLabel(brand) ?? (isAccount ? words.text('bank-account') : (methodName(brand) ?? brand));
  return lastFour ? `${name} ••••\u00a0${lastFour}` : name;
}

/** `09/2028`, as a card has it. */
const endText = ({ ends }: StoredDetail): string =>
  ends ? `${String(ends.month).padStart(2, '0')}/${ends.year}` : '';

/** When a card ends, and whether that is something to care about. */
export function endView({ words, now }: Showing, detail: StoredDetail): TemplateResult {
  const standing = standingOf(detail, now);
  const badge =
    standing === 'ended'
      ? html`<span class="mark bad" part="standing">${words.text('ended')}</span>`
      : standing === 'soon'
        ? html`<span class="mark due" part="standing">${words.text('ends-soon')}</span>`
        : nothing;
  return html`<span class="what"><bdi dir="ltr">${endText(detail)}</bdi> ${badge}</span>`;
}

export const dayText = ({ language }: Pick<Showing, 'language'>, at: string | undefined): string =>
  timeText(language, at, { dateStyle: 'medium' });

export const momentText = ({ language }: Pick<Showing, 'language'>, at: string | undefined): string =>
  timeText(language, at, { dateStyle: 'medium', timeStyle: 'short' });
