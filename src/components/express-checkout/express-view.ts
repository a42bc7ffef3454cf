import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { Words } from '../base/words.js';
import type { Screen } from '../parts/paying/screen.js';
import type { WalletRoom } from '../parts/wallet/wallet-room.js';
import type { ExpressTill } from './express-till.js';
import type { Word } from '../../words/compiled/express-checkout/en.js';

export interface ExpressView {
  readonly till: ExpressTill;
  readonly words: Words<Word>;
  readonly disabled: boolean;
  /** Colours of the buttons: `black`, `white` or `outline`. */
  readonly theme: string;
}

function wallet({ till, words, disabled }: ExpressView, room: WalletRoom, busy?: string): TemplateResult {
  const { name, type } = room;
  const isPressed = till.wallets.room === room;
  const view = {
    label: words.text('payBy', { name }),
    disabled: disabled || !!busy,
    busy: isPressed ? busy : undefined,
    pay: () => till.pay(room),
  };
  return html`<div class="wallet-place" data-wallet=${type}>${room.button(view)}</div>`;
}

function form(view: ExpressView, { form, busy, alert, status }: Screen): TemplateResult {
  const { till, words, theme } = view;
  const { wallets } = till.wallets;
  return html`<div class="form" part="form" role="group" aria-labelledby="title" ?hidden=${form === 'hidden'}>
    <p class="head">
      <span id="title" part="title">${words.text('title')}</span>
    </p>
    <div class="row ${theme}" part="wallets">
      ${repeat(
        wallets,
        (room) => room,
        (room) => wallet(view, room, busy),
      )}
    </div>
    ${wallets.map((room) => room.render())}
    <div role="alert" class="alert" part="error">${alert}</div>
    <p role="status" part="status">${status}</p>
  </div>`;
}

export function expressView(view: ExpressView, screen: Screen): TemplateResult {
  const isLoading = screen.state === 'loading' && screen.form === 'none';
  return html`${isLoading ? html`<div class="skeleton" part="skeleton" aria-hidden="true"></div>` : nothing}
    ${screen.panel} ${screen.form === 'none' ? nothing : form(view, screen)}
    <div class="action" part="action"></div>`;
}
