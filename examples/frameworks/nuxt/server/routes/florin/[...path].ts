import { florin } from 'florin/web';

import { options } from '~~/payments.mjs';

const answer = florin(options);

/** Every method. The address of the shopper is that of the connection. */
export default defineEventHandler((event) => answer(toWebRequest(event), { incoming: event.node.req }));
