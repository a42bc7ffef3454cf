import { textOf } from '../schema/values.js';

/** One field of a card as its frame encrypts it, a compact JWE. */
export const envelope = () => textOf(15_000, 5);
