import { renderElements } from 'florin/server';

/** Shoppers see the checkout before its code is there. */
export default defineNitroPlugin(({ hooks }) => {
  hooks.hook('render:response', async (response) => {
    if (typeof response.body === 'string') response.body = await renderElements(response.body);
  });
});
