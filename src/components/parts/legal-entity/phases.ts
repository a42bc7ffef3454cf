/**
 * `needs-input`: the seller can do something. `pending`: only time helps, or the state is unknown. `rejected`: turned down.
 * `verified`: all that was asked for is allowed, and nothing is wrong.
 */
export type Phase = 'needs-input' | 'pending' | 'rejected' | 'verified';
