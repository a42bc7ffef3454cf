import { florin } from 'florin/web';

import { options } from './payments.mjs';

let kept;
/** The first call makes the proxy: a worker may do nothing before. */
const answering = () => (kept ??= florin(options));

/** Pages are files of the worker. All other requests come here, and every five minutes it does what was left undone. */
export default {
  fetch: (request, env, context) => answering()(request, env, context),
  scheduled: (event, env, context) => context.waitUntil(answering().proxy.reconcile()),
};
