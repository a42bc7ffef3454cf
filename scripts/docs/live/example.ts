// A live example: an element in a shop of its own, and its markup to change.
import '../../../src/components/index.js';

import { isBackFromBank } from '../../../.storybook/sandbox.js';
import { BEFORE } from './before.js';
import examples from './examples.json' with { type: 'json' };
import { inShop, openLiveShop } from './shop.js';

const name = document.body.dataset['example'] as keyof typeof examples;
const place = document.querySelector('#example')!;
const editor = document.querySelector('textarea')!;

const shop = await openLiveShop(examples[name].settings);
// The books of a shopper who comes back from their bank have all that happened.
const filled = isBackFromBank() ? {} : await BEFORE[name]?.(shop);

const show = (): void => place.replaceChildren(inShop(editor.value, { order: shop.order, ...filled }, shop));

document.querySelector('form')!.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
show();
