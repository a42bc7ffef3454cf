import type { APIRoute } from 'astro';
import { florin } from 'florin/web';

import { options } from '../../../payments.mjs';

/** Where the one proxy outlives each reload while you develop, with all that it remembers. A build begins none. */
const kept = globalThis as { answer?: (request: Request) => Promise<Response> };

/** Every method. */
export const ALL: APIRoute = ({ request }) => (kept.answer ??= florin(options))(request);
