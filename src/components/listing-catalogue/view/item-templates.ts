import { html, type TemplateResult } from 'lit';

import type { ListingWord } from '../../parts/listing/listing-words.js';
import { conditionText } from '../../parts/listing/listing-words.js';
import { pictureAddress } from '../../parts/listing/picture.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { validPrice } from '../../parts/listing/price.js';
import { isBuyable, stockOf } from '../../parts/listing/stock.js';
import { amountText } from '../../parts/amount/amount.js';
import type { ListingCard } from './listing-card.js';

/** What could run, load or restyle a page: a template is for looks, and is copied as often as there are listings. */
const FOREIGN = 'script, style, link, meta, base, iframe, object, embed, template, slot';

function cleaned(template: HTMLTemplateElement): DocumentFragment {
  const content = template.content.cloneNode(true) as DocumentFragment;
  for (const element of content.querySelectorAll(FOREIGN)) element.remove();
  for (const element of content.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) {
      const runs = /^\s*(?:javascript|data|vbscript):/i.test(element.getAttribute(name) ?? '');
      if (runs || /^on|^style$|^srcdoc$/i.test(name)) element.removeAttribute(name);
    }
  return content;
}

const textsOf = ({ listing, words, language }: ListingCard): Readonly<Record<string, string>> => {
  const price = validPrice(listing.price);
  const stock: ListingWord = stockOf(listing);
  return {
    title: plainText(listing.title),
    description: plainText(listing.description, 10_000),
    price: price ? amountText(price, language) : words.text('price-unavailable'),
    seller: plainText(listing.seller.name),
    category: plainText(listing.category.name),
    condition: conditionText(words, listing.condition),
    stock: words.text(stock, { count: new Intl.NumberFormat(language).format(listing.stock) }),
  };
};

interface Copy {
  readonly element: HTMLElement;
  card: ListingCard;
}

/**
 * Draws each listing as the page's own `<template>` has it. The copies stand in the page, where its style sheet applies, and
 * appear in the list by a slot. Whatever a listing says goes in as text.
 */
export class ItemTemplates {
  readonly #host: HTMLElement;
  readonly #content: DocumentFragment;
  readonly #copies = new Map<string, Copy>();
  #wanted = new Map<string, ListingCard>();

  constructor(host: HTMLElement, template: HTMLTemplateElement) {
    this.#host = host;
    this.#content = cleaned(template);
  }

  /** Says that a listing is drawn now; its copy comes with `fill`. */
  place(card: ListingCard): TemplateResult {
    const name = `florin-listing-${card.place}`;
    this.#wanted.set(name, card);
    return html`<slot name=${name}></slot>`;
  }

  /** Puts into the page what was placed, and takes out of it what was not. */
  fill(): void {
    for (const [name, { element }] of this.#copies)
      if (!this.#wanted.has(name)) {
        element.remove();
        this.#copies.delete(name);
      }
    for (const [name, card] of this.#wanted) {
      const copy = this.#copies.get(name) ?? this.#copy(name, card);
      copy.card = card;
      this.#copies.set(name, copy);
      write(copy);
    }
    this.#wanted = new Map();
  }

  #copy(name: string, card: ListingCard): Copy {
    const element = document.createElement('div');
    element.slot = name;
    element.append(this.#content.cloneNode(true));
    const copy: Copy = { element, card };
    const on = (selector: string, act: (event: MouseEvent) => void): void => {
      for (const each of element.querySelectorAll<HTMLElement>(selector)) each.addEventListener('click', act);
    };
    on('[data-open]', (event) => copy.card.onOpen(event));
    on('[data-add]', () => isBuyable(copy.card.listing) && copy.card.onAdd());
    on('[data-favourite]', () => copy.card.onFavour());
    this.#host.append(element);
    return copy;
  }
}

function write({ element, card }: Copy): void {
  const texts = textsOf(card);
  for (const field of element.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset['field'] ?? '';
    field.textContent = Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';
    field.dir = 'auto';
  }
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[data-open]')) {
    link.rel = 'noopener';
    if (card.href) link.href = card.href;
  }
  const [image] = card.listing.images;
  const address = image && pictureAddress(image.url);
  for (const picture of element.querySelectorAll<HTMLImageElement>('img[data-image]')) {
    picture.referrerPolicy = 'no-referrer';
    picture.loading = 'lazy';
    picture.alt = '';
    if (address && picture.src !== address.href) picture.src = address.href;
    else if (!address) picture.removeAttribute('src');
  }
  for (const button of element.querySelectorAll('[data-add]'))
    button.setAttribute('aria-disabled', String(!isBuyable(card.listing)));
  for (const button of element.querySelectorAll('[data-favourite]'))
    button.setAttribute('aria-pressed', String(card.isFavourite));
}
