import { florin, type Routes } from 'florin/next';

import { options } from '../../../payments.mjs';

/** Where the one proxy outlives each reload while you develop, with all that it remembers. A build begins none. */
const kept = globalThis as { florin?: Routes };

const answer = (request: Request) => (kept.florin ??= florin(options)).POST(request);

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
