import { florin } from 'florin/web';

import { options } from '~~/payments.mjs';

/** Every method. */
export default fromWebHandler(florin(options));
