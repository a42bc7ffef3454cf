import type { APIRoute } from 'astro';
import { florin, type WebHandler } from 'florin/web';

import { options } from '../../../payments.mjs';

/** Where the one proxy outlives each reload while you develop, with all that it remembers. A build begins none. */
const kept = globalThis as { answer?: WebHandler };

/** Every method. */
export const ALL: APIRoute = ({ request, clientAddress }) =>
  (kept.answer ??= florin(options))(request, { clientAddress });
