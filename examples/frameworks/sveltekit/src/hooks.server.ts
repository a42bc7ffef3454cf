import type { Handle } from '@sveltejs/kit/hooks';
import { renderElements } from 'florin/server';

/** Shoppers see the checkout before its code is there. */
export const handle: Handle = ({ event, resolve }) => {
  let page = '';
  return resolve(event, {
    transformPageChunk: ({ html, done }) => {
      page += html;
      return done ? renderElements(page) : '';
    },
  });
};
