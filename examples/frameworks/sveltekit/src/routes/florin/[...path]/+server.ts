import { florin } from 'florin/web';

import { options } from '../../../../payments.mjs';
import type { RequestHandler } from './$types';

/** Where the one proxy outlives each reload while you develop, with all that it remembers. A build begins none. */
const kept = globalThis as { answer?: (request: Request) => Promise<Response> };

/** Every method. */
export const fallback: RequestHandler = ({ request }) => (kept.answer ??= florin(options))(request);
