import { register } from 'node:module';

/** Lets a process import `florin/…` from this repository's sources, without a build. Needs tsx beside it. */
const hook = `export const resolve = (specifier, context, next) => {
  const [, entry] = /^florin\\/(proxy|sandbox|client(?:\\/[a-z-]+)?)$/.exec(specifier) ?? [];
  const path = specifier === 'florin/wallets' ? 'client/shopper/register-wallet' : entry && entry + '/index';
  return next(path ? new URL('src/' + path + '.ts', ${JSON.stringify(new URL('../../', import.meta.url).href)}).href : specifier, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
