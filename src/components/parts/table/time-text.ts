import { DAY } from '../../../facts/instant.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A list asks for the same format in each of its rows, and to make one takes twenty times as long as to use it. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([language, options]);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(language, options);
  formats.set(name, format);
  return format;
}

/** A moment as a language writes it. Empty where it is not known. */
export function timeText(
  language: string,
  at: string | number | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  const time = new Date(at ?? '');
  return Number.isNaN(time.getTime()) ? '' : formatOf(language, options).format(time);
}

/** `2026-11-21T20:46:47Z`, in a file: the same moment for each reader, anywhere. Empty where it is not known. */
export function utcText(at: string | number | undefined): string {
  const time = new Date(at ?? '');
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** `2026-11-21 20:46:47`, as clocks of a zone show it, in a file. */
export const wallText = (at: string, timeZone: string): string =>
  timeText('sv', at, { dateStyle: 'short', timeStyle: 'medium', timeZone });

/** The day, `2026-11-21`, on which a moment is by the clocks of a zone. Empty where it is no moment. */
export const dayOf = (at: string | number, timeZone: string): string =>
  timeText('sv', at, { dateStyle: 'short', timeZone });

/** In `1:12 PM`, the space after the figures: a narrow column would break there. */
const BEFORE_HALF_OF_DAY = /(?<=\d) (?=[ap]\.?\s?m)/i;

/** A day with its time in a zone. The year is left out where it is that of `now`. */
export function shortTime(language: string, at: string, now: number, timeZone: string): string {
  const yearOf = (moment: string | number): string => timeText('en', moment, { year: 'numeric', timeZone });
  const text = timeText(language, at, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
  });
  return text.replace(BEFORE_HALF_OF_DAY, '\u00a0');
}

let zone: string | undefined;

/** The time zone of the reader by its IANA name, looked up once: a list asks for it with each of its rows. */
export const ownZone = (): string => (zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The zone that days and times are shown in: the one that is named, else the reader's own. */
export const zoneOf = ({ timeZone }: { readonly timeZone: string }): string => timeZone || ownZone();

/** A time zone as a language calls it: `Chatham Time`. */
export function zoneText(language: string, timeZone: string, at: number): string {
  // It would be called `GMT+00:00`.
  if (timeZone === 'UTC') return timeZone;
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const HOUR = 3_600_000;

/** How long is left, such as `in 3 days`; on the last two days in hours, of which the last one is not cut down. */
export function leftText(language: string, left: number): string {
  const format = new Intl.RelativeTimeFormat(language);
  return left < 2 * DAY
    ? format.format(Math.max(Math.floor(left / HOUR), 1), 'hour')
    : format.format(Math.floor(left / DAY), 'day');
}
