import type { Kind } from './field.js';

const ADULT = 18;
const OLDEST = 120;

/** A day that is in the calendar: February has no 30th. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The same day of the year, so many years before; as text, it compares as days do. */
const yearsBefore = (today: string, years: number): string =>
  String(Number(today.slice(0, 4)) - years).padStart(4, '0') + today.slice(4);

/** A day of the past on which a person was born who is of age now. */
export const BIRTHDAY: Kind = {
  name: 'birthday',
  type: 'date',
  days: (today) => ({ min: yearsBefore(today, OLDEST), max: yearsBefore(today, ADULT) }),
  fault: (text, _field, _read, today) => {
    if (!isDay(text)) return 'not-day';
    if (text > today || text < yearsBefore(today, OLDEST)) return 'not-born';
    return text > yearsBefore(today, ADULT) ? 'too-young' : undefined;
  },
};

export const PAST_DAY: Kind = {
  name: 'past-day',
  type: 'date',
  days: (today) => ({ min: '1000-01-01', max: today }),
  fault: (text, _field, _read, today) => (isDay(text) ? (text > today ? 'not-past' : undefined) : 'not-day'),
};

export const COMING_DAY: Kind = {
  name: 'coming-day',
  type: 'date',
  days: (today) => ({ min: today, max: '9999-12-31' }),
  fault: (text, _field, _read, today) =>
    isDay(text) ? (text < today ? 'not-coming' : undefined) : 'not-day',
};
