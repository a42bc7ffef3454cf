import { textOf } from '../schema/values.js';

/** 254 characters are all that a mail server takes. A browser may say `me` instead: the proxy knows who that is. */
export const emailOf = () => textOf(254, 1);
