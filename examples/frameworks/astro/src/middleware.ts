import { defineMiddleware } from 'astro:middleware';
import { renderElements } from 'florin/server';

/** Shoppers see the checkout before its code is there. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || url.pathname.startsWith('/florin/')) return response;
  return new Response(await renderElements(await response.text()), response);
});
