import { html, type TemplateResult } from 'lit';

import { countryName } from '../../../facts/countries.js';
import type { Words } from '../../base/words.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/issued-cards/issue/en.js';
import type { IssueBody } from './issue-fields.js';

export interface ReviewView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly body: IssueBody;
  /** What the balance account is called; empty where only its id is known. */
  readonly account: string;
}

/** All that is about to be sent, and what it does. */
export function reviewView({ words, language, body, account }: ReviewView): TemplateResult {
  const { card } = body;
  const { name, address } = card?.deliveryContact ?? {};
  const lines = address && [
    [name?.firstName, name?.lastName].join(' '),
    address.line1,
    address.line2,
    [address.postalCode, address.city, address.stateOrProvince].filter(Boolean).join(' '),
    countryName(address.country, language),
  ];
  return html`${factsView([
      [words.text('account'), account || body.balanceAccountId],
      [words.text('form'), words.text(lines ? 'form-physical' : 'form-virtual')],
      [words.text('variant'), card?.brandVariant],
      [words.text('country'), countryName(body.issuingCountryCode, language)],
      [words.text('name'), card?.cardholderName],
      [words.text('description'), body.description],
      [words.text('reference'), body.reference],
      [words.text('group'), body.paymentInstrumentGroupId],
      [words.text('delivery'), lines?.filter(Boolean).join(', ')],
    ])}
    <p>${words.text(lines ? 'effect-physical' : 'effect-virtual')}</p>`;
}
