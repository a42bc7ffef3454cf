import { florin, type Routes } from 'florin/next';

import { options } from '../../../../payments.mjs';
import type { RequestHandler } from './$types';

/** Where the one proxy outlives each reload while you develop, with all that it remembers. A build begins none. */
const kept = globalThis as { florin?: Routes };

/** Every method. */
export const fallback: RequestHandler = ({ request }) => (kept.florin ??= florin(options)).POST(request);
