import { COMING_DAY } from '../../parts/form/day-kinds.js';
import type { Kind } from '../../parts/form/field.js';

/** `2026-05-05` after `2026-05-04`. */
function dayAfter(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}

/** A day after today. */
export const FUTURE_DAY: Kind = {
  ...COMING_DAY,
  name: 'future-day',
  days: (today) => ({ min: dayAfter(today), max: '9999-12-31' }),
  fault: (text, field, read, today) => COMING_DAY.fault?.(text, field, read, dayAfter(today)),
};
