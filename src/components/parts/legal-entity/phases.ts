/**
 * `needs-input`: the seller can do something. `pending`: only time helps, or nobody can tell. `rejected`: turned down.
 * `verified`: all that was asked for is allowed, and nothing is wrong.
 */
export const PHASES = ['needs-input', 'pending', 'rejected', 'verified'] as const;
export type Phase = (typeof PHASES)[number];
