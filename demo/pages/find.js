import 'florin/command-palette';
import 'florin/provider';
import { addressIn } from './lead.js';

/** Puts the search into the head of a page, for the person who is signed in. What it finds opens on the page of its element. */
export function placeFinder(fetch, pages) {
  const provider = Object.assign(document.createElement('florin-provider'), { proxy: '/florin', fetch });
  const palette = Object.assign(document.createElement('florin-command-palette'), {
    addressOf: (result) => addressIn(pages, result)?.href,
  });
  provider.append(palette);
  document.querySelector('#find').replaceChildren(provider);
}
