import 'florin/provider';
import { placeFinder } from '../find.js';
import '../settings.js';
import { SELLER } from './leads.js';

const person = new URLSearchParams(location.search).get('person') ?? '';

/** Of one person's roles in this shop, the seller's: see demo/sellers.mjs. */
export const asSeller = (input, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-demo-role', 'seller');
  if (person) headers.set('x-demo-person', person);
  return fetch(input, { ...init, headers });
};
document.querySelector('#main florin-provider').fetch = asSeller;
placeFinder(asSeller, SELLER);
// An <iframe> is asked for without headers of this page.
document.cookie = `demo-role=seller-${person}; Path=/florin/secret-frame; SameSite=Strict`;

// The other seller stays the other seller on the next page.
if (person)
  for (const link of document.querySelectorAll('.shell > header a')) {
    const url = new URL(link.href);
    url.searchParams.set('person', person);
    link.href = url.href;
  }
