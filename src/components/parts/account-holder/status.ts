import type { STATUSES } from '../../../client/balance-platform/status.js';

/** How the mark of each status looks: one that can be used is good, one that is to be looked after is due. */
export const STATUS_TONES: Readonly<Record<(typeof STATUSES)[number], string>> = {
  active: 'good',
  suspended: 'due',
  inactive: 'due',
  closed: '',
};

/** What something is asked to become by each change of its status. */
export const STATUS_AFTER = { suspend: 'suspended', resume: 'active', close: 'closed' } as const;

export type StatusChange = keyof typeof STATUS_AFTER;
