import { bind, createClient, formatAmount } from 'florin/client';
import { listings } from 'florin/client/listings';
import 'florin/account-holders';
import 'florin/balances';
import 'florin/financing';
import 'florin/issued-cards';
import 'florin/listing-form';
import 'florin/overview';
import 'florin/provider';
import 'florin/sales';
import 'florin/transfers';
import { leadFrom } from './lead.js';
import './settings.js';

const provider = document.querySelector('florin-provider');
const form = document.querySelector('florin-listing-form');
const own = document.querySelector('#own');
const another = document.querySelector('#new');
const financing = document.querySelector('florin-financing');
const person = new URLSearchParams(location.search).get('person') ?? '';
const asked = () => new URLSearchParams(location.search).get('listing') ?? '';

// Of one person's roles in this shop, the seller's: see demo/sellers.mjs.
const asSeller = (input, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-demo-role', 'seller');
  if (person) headers.set('x-demo-person', person);
  return fetch(input, { ...init, headers });
};
provider.fetch = asSeller;
// The grant on screen stands in the address.
financing.grant = new URLSearchParams(location.search).get('grant') ?? '';
financing.addEventListener('florin-grant-opened', ({ detail }) => {
  const url = new URL(location.href);
  if (detail.grant) url.searchParams.set('grant', detail.grant);
  else url.searchParams.delete('grant');
  history.pushState(history.state, '', url);
});
addEventListener('popstate', () => {
  financing.grant = new URLSearchParams(location.search).get('grant') ?? '';
});
leadFrom(document.querySelector('florin-overview'), {
  'florin-balances': 'money',
  'florin-onboarding-launcher': '/become-a-seller.html',
});
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
    className: 'nowrap',
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
    document.querySelector('#problem').textContent = 'Your things could not be listed. Reload to try again.';
  }
}

function name() {
  document.querySelector('#form-title').textContent = form.listing ? 'Change a thing' : 'A new thing';
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
