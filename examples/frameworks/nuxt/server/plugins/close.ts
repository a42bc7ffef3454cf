import { options } from '~~/payments.mjs';

/** Nuxt starts its development server anew after each change: the next one can open the database only once it is closed. */
export default defineNitroPlugin(({ hooks }) => {
  hooks.hook('close', () => options.ledger?.close());
});
