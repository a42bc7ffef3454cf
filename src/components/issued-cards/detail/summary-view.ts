import { html, nothing, type TemplateResult } from 'lit';

import { countryName } from '../../../facts/countries.js';
import type { Words } from '../../base/words.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/issued-cards/detail/en.js';
import type { CardsElement, CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';
import { endView, formText, ownWord, type Showing } from '../panel/showing.js';
import type { Changes } from './changes.js';
import type { Moving } from './moving.js';
import { reasonText } from './reason.js';

export interface SummaryView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly showing: Showing;
  readonly card: IssuedCard;
  readonly changes: Changes;
  /** Whether the reader's role may change cards. */
  readonly mayChange: boolean;
  readonly moving: Moving;
  /** Whether the reader may see the rules of the card. */
  readonly mayFollow: boolean;
  onRules(): void;
  onClose(): void;
}

/** Rules are for the merchant's own people. */
export const mayFollow = (record: CardsRecord, { audience }: CardsElement): boolean =>
  audience === 'operator' && record.can('balance-platform.listPaymentInstrumentRules');

/** After these the platform wants another card. */
const isGone = ({ reason }: IssuedCard): boolean => ['expired', 'lost', 'stolen'].includes(reason);

/** Where a card stands, and what that means. */
function meaningView({ texts, card }: SummaryView): TemplateResult | typeof nothing {
  const { status, reason, comment } = card;
  const known = (['suspended', 'inactive', 'closed'] as const).find((each) => each === status);
  if (!known) return nothing;
  return html`<div class="notice ${status === 'closed' ? '' : 'due'}" part="meaning">
    <p>${texts.text(known === 'inactive' && isGone(card) ? 'means-replaced' : `means-${known}`)}</p>
    ${reason ? html`<p>${reasonText(texts, reason)}</p>` : nothing}
    ${comment ? html`<p><bdi>${comment}</bdi></p>` : nothing}
  </div>`;
}

function waysView({ texts, card, changes, onClose }: SummaryView): TemplateResult | typeof nothing {
  const { isBusy } = changes;
  if (card.status === 'closed') return nothing;
  const button = (part: string, word: Word, act: () => void, kind = ''): TemplateResult =>
    html`<button
      type="button"
      class=${kind}
      part=${part}
      aria-disabled=${isBusy}
      @click=${() => isBusy || act()}
    >
      ${texts.text(word)}
    </button>`;
  return html`<div class="ways">
    ${
      card.status === 'active' || card.status === 'inactive'
        ? button('freeze', 'freeze', () => void changes.freeze(card))
        : nothing
    }
    ${
      card.status === 'active' || isGone(card)
        ? nothing
        : button(
            'activate',
            card.status === 'suspended' ? 'ask-button-unfreeze' : 'ask-button-activate',
            () => changes.askActive(card),
          )
    }
    ${button('close', 'close', onClose, 'danger')}
  </div>`;
}

/** What is known of a card, what that means, and what changes it. */
export function summaryView(view: SummaryView): TemplateResult {
  const { texts, showing, card, changes, moving, mayChange, mayFollow: hasRules, onRules } = view;
  const { words, language } = showing;
  return html`${meaningView(view)}
  ${factsView([
    [words.text('column-holder'), card.holder],
    [words.text('column-form'), formText(showing, card.form)],
    [words.text('column-ends'), card.ends && endView(showing, card)],
    [words.text('column-account'), card.account.name],
    [texts.text('variant'), card.variant && ownWord(card.variant)],
    [texts.text('country'), countryName(card.country, language)],
    [texts.text('description'), card.description],
    [words.text('column-reference'), card.reference],
    [words.text('column-group'), card.group && ownWord(card.group)],
    [texts.text('id'), ownWord(card.id)],
  ])}
  ${
    hasRules
      ? html`<p>
          <button type="button" class="link" part="follow" @click=${onRules}>${texts.text('rules')}</button>
        </p>`
      : nothing
  }
  ${changes.note(card)} ${mayChange ? waysView(view) : nothing}
  ${mayChange && card.status === 'inactive' && card.account.holder ? moving.template(card) : nothing}`;
}
