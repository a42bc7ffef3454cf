import { oneOf } from '../values.js';

/** The state that a thing is in. */
export const conditionOf = () => oneOf('new', 'refurbished', 'likeNew', 'good', 'fair', 'forParts');
