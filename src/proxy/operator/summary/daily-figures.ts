import type { DailyFigures, DailyFilter } from '../../../client/operator/index.js';
import { lastDays } from '../../../facts/calendar-days.js';
import { timeOf } from '../../../facts/instant.js';
import { isTimeZone } from '../../../facts/wall-clock.js';
import { Refusal } from '../../refusal.js';
import type { Reply, Services } from '../../services.js';

const KINDS: Readonly<Record<string, string>> = { capture: 'captured', refund: 'refunded' };

/** `GET /daily-figures`: what was captured and refunded on each of the last days, by the clocks of a zone. */
export async function getDailyFigures(
  { ledger, settings }: Services,
  { days = 30, timeZone = 'UTC' }: DailyFilter,
): Promise<Reply> {
  if (!isTimeZone(timeZone)) throw new Refusal('invalid-request', { field: 'timeZone' });
  const takenAt = settings.now();
  const calendar = lastDays(takenAt, days, timeZone);
  const counted = await ledger.countReportsByDay(calendar.map(({ from }) => from));
  const body: DailyFigures = {
    takenAt: timeOf(takenAt),
    timeZone,
    first: calendar[0]!.day,
    last: calendar.at(-1)!.day,
    sums: counted.map(({ at, name, currency, count, value }) => ({
      day: calendar[at]!.day,
      kind: KINDS[name] ?? name,
      currency,
      count,
      value,
    })),
  };
  return { status: 200, body };
}
