import { timeText } from '../table/time-text.js';

/** When a schedule runs, as the clocks of a zone show it. */
export const runText = (language: string, at: number, timeZone: string): string =>
  timeText(language, at, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
