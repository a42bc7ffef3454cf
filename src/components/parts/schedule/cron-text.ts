import { DAY } from '../../../facts/instant.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { timeText, zoneText } from '../table/time-text.js';
import type { Word } from '../../../words/compiled/parts/schedule/en.js';
import { shapeOf } from './cron-shape.js';

/** A language with its words, and who reads them when. */
export interface ScheduleTexts {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The time zone of who reads. */
  readonly viewerZone: string;
}

/** A Sunday, as a clock in universal time shows it. */
const SUNDAY = Date.UTC(2026, 0, 4);

export const clockText = (language: string, hour: number, minute: number): string =>
  timeText(language, SUNDAY + (hour * 60 + minute) * 60_000, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });

/** A day of the week by its name; Sunday is 0. */
export const weekdayText = (language: string, weekday: number): string =>
  timeText(language, SUNDAY + weekday * DAY, { weekday: 'long', timeZone: 'UTC' });

/** When a cron expression comes due, in a few words where it has a usual shape; else the expression itself. */
export function cronText({ words, language, now }: ScheduleTexts, expression: string, zone: string): string {
  const place = zoneText(language, zone, now);
  const shape = shapeOf(expression);
  if (!shape) return words.text('when-cron', { expression: apart(expression), zone: place });
  const { kind, hour, minute, weekday, date } = shape;
  if (kind === 'minutes') return words.text('when-minutes', { count: minute });
  const number = (value: number): string => new Intl.NumberFormat(language).format(value);
  if (kind === 'hour') return words.text('when-hour', { minute: number(minute), zone: place });
  const time = words.text('time-in-zone', { time: clockText(language, hour, minute), zone: place });
  return words.text(`when-${kind}`, { time, day: weekdayText(language, weekday), date: number(date) });
}
