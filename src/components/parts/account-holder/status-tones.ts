import type { STATUSES } from '../../../client/balance-platform/status.js';

/** How the mark of each status looks: one that can be used is good, one that is to be looked after is due. */
export const STATUS_TONES: Readonly<Record<(typeof STATUSES)[number], string>> = {
  active: 'good',
  suspended: 'due',
  inactive: 'due',
  closed: '',
};
