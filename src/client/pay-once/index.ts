/**
 * One purchase attempt, for everything that shows one: make a `PayOnce` for an order, show its `state`, and call `pay`,
 * `resume`, `complete`, `check` as the shopper goes along. It has no DOM and no timers: both come through its ports.
 */
export { AttemptFollower } from './attempt-follower.js';
export type { Details, PayInput } from './ledger.js';
export { PayOnce } from './pay-once.js';
export type { PayOncePorts, Prepare } from './ports.js';
export { isUnsent, problemOf, type Problem, type ProblemCode } from './problem.js';
export type { AttemptRecord, AttemptStorage } from './record.js';
export { canPay, isResting, type AttemptState, type Phase } from './state.js';
