import { florin, type WebHandler } from 'florin/web';

import { options } from '../../../../payments.mjs';
import type { RequestHandler } from './$types';

/** Where the one proxy outlives each reload while you develop, with all that it remembers. A build begins none. */
const kept = globalThis as { answer?: WebHandler };

/** Every method. */
export const fallback: RequestHandler = ({ request, getClientAddress }) =>
  (kept.answer ??= florin(options))(request, { clientAddress: getClientAddress() });
