import { bind, createClient, formatAmount } from 'florin/client';
import { listings } from 'florin/client/listings';
import 'florin/listing-form';
import 'florin/overview';
import { leadFrom } from './lead.js';
import { SELLER } from './seller/leads.js';
import { asSeller } from './seller/sign-in.js';

const form = document.querySelector('florin-listing-form');
const own = document.querySelector('#own');
const another = document.querySelector('#new');
const asked = () => new URLSearchParams(location.search).get('listing') ?? '';

leadFrom(document.querySelector('florin-overview'), SELLER);
const market = bind(createClient({ baseUrl: '/florin/listings', fetch: asSeller }), listings);

const WORDS = { active: 'for sale', soldOut: 'sold out', draft: 'draft', archived: 'archived' };

function line({ id, title, price, status }) {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), {
    href: `/sell.html?listing=${encodeURIComponent(id)}`,
    textContent: title,
  });
  if (id === form.listing) link.setAttribute('aria-current', 'true');
  const { lang } = document.documentElement;
  const state = Object.assign(document.createElement('span'), {
    className: 'together',
    textContent: `${formatAmount(price, lang)} · ${WORDS[status] ?? status}`,
  });
  item.append(link, state);
  return item;
}

async function show() {
  try {
    const { listings: found } = await market.listListings({ seller: 'me', sort: 'newest', limit: 100 });
    own.replaceChildren(...found.map(line));
    document.querySelector('#problem').textContent = '';
  } catch {
    document.querySelector('#problem').textContent =
      'Your listings could not be loaded. Reload the page to try again.';
  }
}

function name() {
  document.querySelector('#form-title').textContent = form.listing ? 'Change listing' : 'New listing';
  another.hidden = !form.listing;
}

form.addEventListener('florin-listing-saved', ({ detail }) => {
  const url = new URL(location.href);
  url.searchParams.set('listing', detail.id);
  history.replaceState(history.state, '', url);
  name();
  void show();
});
another.addEventListener('click', () => location.assign('/sell.html'));
form.listing = asked();
name();
await show();
