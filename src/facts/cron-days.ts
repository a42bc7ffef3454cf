import { DAY } from './instant.js';

/** Whether a cron expression means a day, by the start of it in universal time. */
type IsDay = (day: Date) => boolean;

/** The start of the last day of the same month. */
const lastOf = (day: Date): number => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0);

/** The day of work that is nearest to a day, and in its month. */
function workdayNear(day: number): number {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  if (weekday === 6) return date.getUTCDate() === 1 ? day + 2 * DAY : day - DAY;
  if (weekday === 0) return day === lastOf(date) ? day - 2 * DAY : day + DAY;
  return day;
}

/**
 * Days of a month that are not counted from its first: `L` is the last, `L-2` the third from the end, `LW` the last day of
 * work, `15W` the day of work nearest to the fifteenth. A month without that day has none.
 */
export function dayInMonth(part: string): IsDay | undefined {
  const [, last, before, work] = /^(L)(?:-(\d\d?))?(W)?$/i.exec(part) ?? [];
  if (last && before === undefined)
    return (day) => day.getTime() === (work ? workdayNear(lastOf(day)) : lastOf(day));
  if (last && !work && Number(before) <= 30)
    return (day) => day.getTime() === lastOf(day) - Number(before) * DAY;
  const number = Number(/^(\d\d?)W$/i.exec(part)?.[1]);
  if (!(number >= 1 && number <= 31)) return undefined;
  return (day) => {
    const meant = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), number);
    return meant <= lastOf(day) && day.getTime() === workdayNear(meant);
  };
}

/** Weekdays that are counted in their month: `FRI#2` is the second Friday, `5L` the last one. */
export function weekdayInMonth(part: string, numberOf: (word: string) => number): IsDay | undefined {
  const [, word = '', place] = /^(\w+?)(?:L|#([1-5]))$/i.exec(part) ?? [];
  const weekday = numberOf(word);
  if (!word || !(weekday >= 0 && weekday <= 7)) return undefined;
  return (day) => {
    if (day.getUTCDay() !== weekday % 7) return false;
    if (place === undefined) return lastOf(day) - day.getTime() < 7 * DAY;
    return Math.ceil(day.getUTCDate() / 7) === Number(place);
  };
}
