import { florin } from 'florin/web';

import { options } from '../../../payments.mjs';

/** Where the one proxy outlives each reload while you develop, with all that it remembers. A build begins none. */
const kept = globalThis as { answer?: (request: Request) => Promise<Response> };

const answer = (request: Request) => (kept.answer ??= florin(options))(request);

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
