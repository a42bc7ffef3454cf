import 'florin/listing-catalogue';
import { html } from 'lit';
import '@lit-labs/virtualizer';
import { grid } from '@lit-labs/virtualizer/layouts/grid.js';

/**
 * What a page of the catalogue does: makes listings, and shows them when it is told to, in one of three ways. The cards of
 * the other two are the same cards in plain nodes, so that what differs is the list.
 */
const NOUNS = ['lamp', 'chair', 'kettle', 'jumper', 'guitar', 'bicycle', 'backpack', 'notebook'];
const WORDS = [
  'brass',
  'oak',
  'enamel',
  'linen',
  'concert',
  'touring',
  'waxed',
  'dotted',
  'small',
  'vintage',
  'Łódź',
];
const pick = (items, number) => items[number % items.length];
globalThis.makeListings = (count) =>
  Array.from({ length: count }, (_, number) => ({
    id: 'l-' + number,
    revision: 1,
    title:
      pick(WORDS, number * 7) +
      ' ' +
      pick(WORDS, number * 3 + 1) +
      ' ' +
      pick(NOUNS, number) +
      ' no. ' +
      number,
    description: '',
    price: { value: 1000 + ((number * 37) % 50000), currency: 'EUR' },
    images: [],
    category: { id: pick(NOUNS, number), name: pick(NOUNS, number), slug: pick(NOUNS, number) },
    stock: number % 40,
    seller: { id: 's-' + (number % 500), name: 'Seller ' + (number % 500) },
    condition: pick(['new', 'good', 'fair'], number),
    status: 'active',
    createdAt: '2026-11-21T09:30:00Z',
    updatedAt: '2026-11-21T09:30:00Z',
  }));
const priceOf = ({ price }) => (price.value / 100).toFixed(2);
const card = (listing) =>
  html`<div class="card">
    <div class="picture"></div>
    <a>${listing.title}</a><b>${priceOf(listing)}</b><span>${listing.seller.name}</span><button>♡</button
    ><button>Add to cart</button>
  </div>`;
const ways = {
  florin(listings) {
    const catalogue = document.createElement('florin-listing-catalogue');
    Object.assign(catalogue, { listings, paging: 'endless', noAddress: true, noFilters: true });
    return catalogue;
  },
  virtualizer(listings) {
    const list = document.createElement('lit-virtualizer');
    const layout = grid({ itemSize: { width: '260px', height: '335px' }, gap: '16px' });
    return Object.assign(list, { layout, renderItem: card, items: listings });
  },
  naive(listings) {
    const list = document.createElement('div');
    list.style.cssText = 'display:grid;grid-template-columns:repeat(4,1fr);gap:16px';
    for (const listing of listings) {
      const item = document.createElement('div');
      item.className = 'card';
      for (const [tag, text] of [
        ['div', ''],
        ['a', listing.title],
        ['b', priceOf(listing)],
        ['span', listing.seller.name],
        ['button', '♡'],
        ['button', 'Add to cart'],
      ]) {
        const node = document.createElement(tag);
        node.textContent = text;
        if (tag === 'div') node.className = 'picture';
        item.append(node);
      }
      list.append(item);
    }
    return list;
  },
};
/** Puts a list into the page. */
globalThis.show = (way, listings) => {
  const list = ways[way](listings);
  document.body.append(list);
  return list;
};
const cardsOf = (list) => [
  ...(list.shadowRoot ?? list).querySelectorAll(list.shadowRoot ? 'li.listing' : '.card'),
];
/** Whether cards stand where they are seen, each where it belongs. */
globalThis.isShown = (list) =>
  cardsOf(list).filter((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    return height > 100 && bottom > 0 && top < innerHeight && each.querySelector('a')?.textContent;
  }).length >= 4;
globalThis.nodesOf = (list) => (list.shadowRoot ?? document).querySelectorAll('*').length;
globalThis.isReady = true;
