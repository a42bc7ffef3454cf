import type { Criterion } from './criterion.js';
import { OPERABLE } from './operable.js';
import { PERCEIVABLE } from './perceivable.js';
import { UNDERSTANDABLE } from './understandable.js';

/** The success criteria of WCAG 2.2 at the levels A and AA: what the statement says of each is written here alone. */
export const CRITERIA: readonly Criterion[] = [...PERCEIVABLE, ...OPERABLE, ...UNDERSTANDABLE];
