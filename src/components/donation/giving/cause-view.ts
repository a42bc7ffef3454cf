import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { formatAmount } from '../../../client/index.js';
import type { Cause } from '../../../client/shopper/donations.js';
import type { GivingView } from './shown.js';

interface Choice {
  readonly name: 'cause' | 'amount';
  readonly value: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly isWrong?: boolean;
  choose(): void;
}

const choice = ({
  name,
  value,
  text,
  isChosen,
  isDisabled,
  isWrong = false,
  choose,
}: Choice): TemplateResult =>
  html`<label class="choice" part="choice">
    <input
      type="radio"
      name=${name}
      .value=${value}
      .checked=${live(isChosen)}
      ?disabled=${isDisabled}
      aria-invalid=${isWrong || nothing}
      aria-describedby=${isWrong ? 'error' : nothing}
      @change=${choose}
    />
    <span>${text}</span>
  </label>`;

const isBusy = ({ situation }: GivingView): boolean => situation === 'busy';

const link = (part: 'website' | 'terms', address: string | undefined, text: string): unknown =>
  address
    ? html`<a part=${part} href=${address} target="_blank" rel="noopener noreferrer">${text}</a>`
    : nothing;

function causes(view: GivingView): unknown {
  const { words, cause: chosen } = view;
  if (view.causes.length < 2) return nothing;
  return html`<fieldset>
    <legend>${words.text('causes')}</legend>
    ${view.causes.map(({ id, cause, charity }) =>
      choice({
        name: 'cause',
        value: id,
        text: cause ? words.text('cause-of', { cause, charity }) : charity,
        isChosen: id === chosen?.id,
        isDisabled: isBusy(view),
        choose: () => view.onCause(id),
      }),
    )}
  </fieldset>`;
}

function amounts(view: GivingView, { amounts: offered, roundedUp }: Cause): TemplateResult {
  const { words, currency, language, amount: chosen, fault } = view;
  const text = (value: number): string => formatAmount({ value, currency }, language);
  const [only = 0] = offered;
  if (roundedUp)
    return html`<p>
      ${words.text('round-up', {
        paid: text(roundedUp.value - only),
        amount: text(only),
        total: formatAmount(roundedUp, language),
      })}
    </p>`;
  if (offered.length === 1) return html``;
  return html`<fieldset class="amounts">
    <legend>${words.text('amounts')}</legend>
    ${offered.map((value) =>
      choice({
        name: 'amount',
        value: String(value),
        text: text(value),
        isChosen: value === chosen,
        isDisabled: isBusy(view),
        isWrong: fault,
        choose: () => view.onAmount(value),
      }),
    )}
  </fieldset>`;
}

/** The causes to choose from, the chosen one described, and what can be given to it. */
export function causeView(view: GivingView): TemplateResult {
  const { words, cause, withLogos } = view;
  if (!cause) return html``;
  const { charity, description, website, terms, logo } = cause;
  return html`${causes(view)}
    <div class="cause" part="cause">
      ${withLogos && logo ? html`<img part="logo" src=${logo} alt="" referrerpolicy="no-referrer" />` : nothing}
      <div>
        <h3><bdi>${charity}</bdi></h3>
        ${description ? html`<p><bdi>${description}</bdi></p>` : nothing}
        <p class="links">
          ${link('website', website, words.text('website', { charity }))}
          ${link('terms', terms, words.text('terms'))}
        </p>
      </div>
    </div>
    ${amounts(view, cause)}`;
}
