import type { MethodFamily } from './family.js';
import { redirect } from './redirect/redirect.js';
import { shortForm } from './short-form/short-form.js';

/** Every family but cards, whose frame is there before the answer is. The first that takes a method has it. */
export const FAMILIES: readonly MethodFamily[] = [redirect, shortForm];
