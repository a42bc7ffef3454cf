/** The days of the week as JavaScript counts them (`Date.getDay`): Sunday first. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
