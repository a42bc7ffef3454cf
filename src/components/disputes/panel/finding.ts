import type { DisputeSummary } from '../../../client/operator/index.js';
import { groupOfReason } from '../../../facts/dispute-reasons.js';
import { schemeOf } from '../../parts/dispute/dispute-texts.js';
import { startOfDay } from '../../parts/table/calendar-day.js';
import type { DisputeFilter } from './dispute-filter.js';
import { deadlineOf, standingOf, tabOf } from './standing.js';

/** The disputes that a filter asks for: of those to answer the most urgent first, of others the latest. */
export function findDisputes(
  disputes: readonly DisputeSummary[],
  filter: DisputeFilter,
): readonly DisputeSummary[] {
  const { tab, search, state, reason, scheme, currency, from, until } = filter;
  const wanted = search.trim().toLowerCase();
  const [start = -Infinity, end = Infinity] = [startOfDay(from), startOfDay(until, 1)];
  const isDated = from !== '' || until !== '';
  const found = disputes.filter((dispute) => {
    const { pspReference, paymentReference, reference, order, told, lastFour, amount } = dispute;
    const at = deadlineOf(dispute);
    const texts = [pspReference, paymentReference, reference, order, told.reason, lastFour];
    return (
      tabOf(dispute) === tab &&
      (!wanted || texts.some((text) => text?.toLowerCase().includes(wanted))) &&
      (!state || standingOf(dispute) === state) &&
      (!reason || groupOfReason(told.reason) === reason) &&
      (!scheme || schemeOf(dispute) === scheme) &&
      (!currency || amount?.currency === currency) &&
      (!isDated || (at !== undefined && at >= start && at < end))
    );
  });
  if (tab !== 'open') return found;
  const urgency = (dispute: DisputeSummary): number => deadlineOf(dispute) ?? Infinity;
  return found.toSorted((one, other) =>
    urgency(one) < urgency(other) ? -1 : Number(urgency(one) > urgency(other)),
  );
}
