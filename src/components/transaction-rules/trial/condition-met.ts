import { compares, type ConditionName } from '../../../facts/transaction-rules.js';
import { shownIn, sinceMidnight, type RuleInterval } from '../../../facts/rule-window.js';
import type { Condition } from '../rule/condition.js';
import type { Attempt, Shop } from './attempt.js';

/** Whether something is so; undefined where a transfer does not say. */
export type Verdict = boolean | undefined;

type Fields = Readonly<Record<string, unknown>>;

/** All of it holds: one no is enough, and a yes wants all. */
export const all = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether one of a list is it, by the operation. What is not known is neither in a list nor outside it. */
function isIn<Own>(
  { operation, value }: Condition,
  own: Own | undefined,
  fits: (one: never) => boolean,
): Verdict {
  if (own === undefined) return undefined;
  const isAny = listOf(value).some((one) => fits(one as never));
  return operation === 'noneMatch' ? !isAny : isAny;
}

function fitsName({ operation, value = '' }: { operation?: string; value?: string }, name: string): boolean {
  const [own, wanted] = [name.toLowerCase(), value.toLowerCase()];
  switch (operation) {
    case 'contains':
      return own.includes(wanted);
    case 'startsWith':
      return own.startsWith(wanted);
    case 'endsWith':
      return own.endsWith(wanted);
    default:
      return own === wanted;
  }
}

const isShop = (
  shop: Shop,
  { acquirerId, merchantId }: { acquirerId?: string; merchantId?: string },
): boolean => shop.acquirerId === acquirerId && shop.merchantId === merchantId;

function isWithin({ operation, value }: Condition, interval: RuleInterval, at: number): Verdict {
  const { startTime, endTime } = Object(value) as { startTime?: string; endTime?: string };
  if (!startTime || !endTime) return undefined;
  const [start, end] = [sinceMidnight(startTime), sinceMidnight(endTime)];
  const { time } = shownIn(interval, at);
  const isInside = start <= end ? time >= start && time < end : time >= start || time < end;
  return isInside === (operation !== 'notEquals');
}

/**
 * Whether a transfer meets a condition that counts nothing. Undefined where its data does not say: no transfer tells a risk
 * score, a brand variant, network tokens, or the country that a card is from.
 */
export function isMet(
  name: ConditionName,
  condition: Condition,
  attempt: Attempt,
  interval: RuleInterval,
): Verdict {
  const { shop, country } = attempt;
  switch (name) {
    case 'countries':
      return isIn(condition, country, (code: string) => code === country);
    case 'counterpartyBank':
      // By the country alone: who has the account is not compared.
      if (listOf(condition.value).some((bank) => (Object(bank) as Fields)['identification']))
        return undefined;
      if (shop) return condition.operation === 'noneMatch';
      return isIn(condition, country, (bank: { country?: string }) => bank.country === country);
    case 'mccs':
      return isIn(condition, shop?.mcc, (code: string) => code === shop?.mcc);
    case 'merchantNames':
      return isIn(condition, shop?.name, (wanted: object) => fitsName(wanted, shop?.name ?? ''));
    case 'merchants':
      return isIn(
        condition,
        shop?.merchantId,
        (wanted: object) => shop !== undefined && isShop(shop, wanted),
      );
    case 'entryModes':
      return isIn(condition, attempt.entryMode, (mode: string) => mode === attempt.entryMode);
    case 'processingTypes':
      return isIn(condition, attempt.processingType, (type: string) => type === attempt.processingType);
    case 'dayOfWeek': {
      const { weekday } = shownIn(interval, attempt.at);
      return isIn(condition, weekday, (day: string) => day === weekday);
    }
    case 'timeOfDay':
      return isWithin(condition, interval, attempt.at);
    default:
      return undefined;
  }
}

/** How a number that is only known within bounds is held against a rule's. */
export function comparesWithin(operation: string, least: number, most: number, value: number): Verdict {
  if (least === most) return compares(operation, least, value);
  if (operation === 'equals' || operation === 'notEquals')
    return least <= value && value <= most ? undefined : operation === 'notEquals';
  const [low, high] = [compares(operation, least, value), compares(operation, most, value)];
  return low === high ? low : undefined;
}
