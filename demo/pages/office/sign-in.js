import 'florin/provider';
import { placeFinder } from '../find.js';
import '../settings.js';
import { OFFICE } from './leads.js';

// The demonstration's sign-in: see demo/office.mjs.
const asOperator = (input, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-demo-office', 'open');
  return fetch(input, { ...init, headers });
};
document.querySelector('#main florin-provider').fetch = asOperator;
placeFinder(asOperator, OFFICE);
