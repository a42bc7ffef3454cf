import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../base/words.js';
import { takesCards } from '../parts/paying/takes-cards.js';
import { spinner } from '../parts/paying/panel.js';
import type { Screen } from '../parts/paying/screen.js';
import type { Till } from './till.js';
import type { Word as CheckoutWord } from '../../words/compiled/checkout/en.js';

export interface CheckoutView {
  readonly till: Till;
  readonly words: Words<CheckoutWord>;
  readonly language: string;
  onPayFocus(): void;
}

function storeChoice({ till, words }: CheckoutView, disabled: boolean): TemplateResult {
  const onChange = ({ target }: Event) => (till.isStoring = (target as HTMLInputElement).checked);
  return html`<label class="choice" part="save">
    <input type="checkbox" .checked=${till.isStoring} ?disabled=${disabled} @change=${onChange} />
    <span>${words.text('save')}</span>
  </label>`;
}

function form(view: CheckoutView, screen: Screen): TemplateResult {
  const { till, words, language } = view;
  const { answer, list } = till.methods;
  const { busy, alert, status } = screen;
  const disabled = till.isDisabled || !!busy;
  const room = { ...view, disabled };
  const amount = till.methods.amountIn(language);
  const text = amount ? words.text('pay', { amount }) : words.text('payPlain');
  return html`<div class="form" part="form" ?hidden=${screen.form === 'hidden'}>
    <fieldset role=${list?.isChoice ? 'group' : 'none'} part=${list?.isChoice ? 'methods' : nothing}>
      ${list?.render(room)}
      ${
        answer && !takesCards(answer)
          ? nothing
          : html`<div class="open" ?hidden=${list?.isCard === false}>
              ${till.frame.render('card-error')}${
                list?.isCard ? list.room?.render(room) : nothing
              }${till.canStore ? storeChoice(view, disabled) : nothing}
              <p class="card-note" part="trust" ?hidden=${till.frame.reason}>${words.text('encrypted')}</p>
            </div>`
      }
      ${list?.renderBelow(room)}
    </fieldset>
    <div role="alert" class="alert" part="error">${alert}</div>
    ${
      list?.room?.button?.({ disabled, busy, pay: till.pay, onFocus: view.onPayFocus }) ??
      html`<button
        type="button"
        class="pay main"
        part="pay-button"
        aria-disabled=${disabled || !answer}
        @click=${till.pay}
        @focus=${view.onPayFocus}
      >
        ${busy ? spinner : nothing}${busy || text}
      </button>`
    }
    <p role="status" part="status">${status}</p>
  </div>`;
}

export function checkoutView(view: CheckoutView, screen: Screen): TemplateResult {
  return html`${screen.panel} ${screen.form === 'none' ? nothing : form(view, screen)}
    <div class="action" part="action"></div>`;
}
