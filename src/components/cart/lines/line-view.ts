import { html, nothing, type TemplateResult } from 'lit';

import { amountText } from '../../parts/amount/amount.js';
import type { CheckedLine } from '../../parts/cart/cart-check.js';
import { MOST_PIECES, type CartLine } from '../../parts/cart/cart-lines.js';
import { priceOf } from '../../parts/cart/cart-total.js';
import { listingAddress } from '../../parts/listing/listing-address.js';
import { pictureView } from '../../parts/listing/picture.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { countText, titleText, type Showing } from '../showing.js';
import { stepper } from './stepper.js';

/** What a shopper can do with a line. */
export interface LineActions {
  onQuantity(checked: CheckedLine, quantity: number): void;
  onRemove(line: CartLine): void;
  onUndo(line: CartLine): void;
  onSave(line: CartLine, isSaved: boolean): void;
}

export interface LineShowing extends Showing {
  readonly actions: LineActions;
  /** Address of a thing's own page, with `{id}` in it. */
  readonly listingUrl: string;
}

/** What became of a line since it was added, in words; empty where nothing did. */
function noteOf(showing: LineShowing, checked: CheckedLine): string {
  const { line, thing, quantity, problem, oldPrice } = checked;
  const { words, language } = showing;
  const notes: string[] = [];
  if (problem === 'fewer')
    notes.push(
      words.text('fewer', { count: countText(showing, quantity), wanted: countText(showing, line.quantity) }),
    );
  else if (problem) notes.push(words.text(problem));
  if (oldPrice && thing && problem !== 'unpriced')
    notes.push(
      words.text('price-changed', {
        old: amountText(oldPrice, language),
        price: amountText(thing.price, language),
      }),
    );
  return notes.join(' ');
}

function title({ words, listingUrl }: LineShowing, { line, thing }: CheckedLine): TemplateResult {
  const text = html`<bdi>${thing ? plainText(thing.title) : words.text('unknown')}</bdi>`;
  const address = listingUrl && thing ? listingAddress(listingUrl, line.listingId) : undefined;
  return address
    ? html`<a class="title" part="title" href=${address}>${text}</a>`
    : html`<span class="title" part="title">${text}</span>`;
}

function facts(showing: LineShowing, { thing, problem }: CheckedLine): TemplateResult | typeof nothing {
  const { words, language } = showing;
  if (!thing) return nothing;
  const { seller, price } = thing;
  const each = words.text('each', { price: amountText(price, language) });
  return html`${
    seller
      ? html`<span class="quiet">${words.text('sold-by', { seller: isolatedText(seller, 80) })}</span>`
      : nothing
  }${problem === 'gone' || problem === 'unpriced' ? nothing : html`<span class="quiet">${each}</span>`}`;
}

function sum({ language }: LineShowing, { thing, quantity }: CheckedLine): TemplateResult | typeof nothing {
  const price = thing && quantity > 0 ? priceOf(thing.price, quantity) : undefined;
  return price ? html`<b class="sum" part="line-total">${amountText(price, language)}</b>` : nothing;
}

/** A thing in the cart, or one that is saved for later. */
export function lineView(showing: LineShowing, checked: CheckedLine): TemplateResult {
  const { words, actions } = showing;
  const { line, thing, quantity, problem } = checked;
  const name = titleText(showing, thing);
  const note = noteOf(showing, checked);
  const action = (word: 'remove' | 'save' | 'unsave', onClick: () => void) =>
    html`<button
      type="button"
      class="plain"
      part=${word}
      aria-label="${words.text(word)}: ${name}"
      @click=${onClick}
    >
      ${words.text(word)}
    </button>`;
  return html`<li class="line ${quantity === 0 ? 'without' : ''} ${note ? 'noted' : ''}" part="line">
    ${pictureView({ image: thing?.image, sizes: '96px' })}
    <div class="what">${title(showing, checked)}${facts(showing, checked)}</div>
    ${line.isSaved ? nothing : sum(showing, checked)}
    ${note ? html`<p class="note" part="notice">${note}</p>` : nothing}
    <div class="controls">
      ${
        line.isSaved || quantity === 0
          ? nothing
          : stepper({
              ...showing,
              title: name,
              value: quantity,
              most: Math.min(thing?.stock ?? MOST_PIECES, MOST_PIECES),
              onChange: (next) => actions.onQuantity(checked, next),
            })
      }
      ${
        line.isSaved
          ? problem && quantity === 0
            ? nothing
            : action('unsave', () => actions.onSave(line, false))
          : action('save', () => actions.onSave(line, true))
      }
      ${action('remove', () => actions.onRemove(line))}
    </div>
  </li>`;
}

/** A line that was there, with the way back. */
export function removedView(showing: LineShowing, line: CartLine): TemplateResult {
  const { words, actions } = showing;
  const name = titleText(showing, line.seen);
  return html`<li class="line removed" part="removed">
    <span>${words.text('removed', { title: name })}</span>
    <button
      type="button"
      class="plain"
      part="undo"
      data-undo=${line.listingId}
      aria-label="${words.text('undo')}: ${name}"
      @click=${() => actions.onUndo(line)}
    >
      ${words.text('undo')}
    </button>
  </li>`;
}

/** As tall as a line. */
export const lineSkeleton = html`<li class="line skeleton" aria-hidden="true">
  <span class="picture"></span>
  <div class="what"><i>A thing in the cart</i><i>Sold by</i><i>Price</i></div>
  <div class="controls"><i class="stepper"></i></div>
</li>`;
