import { bareWord } from '../../../client/schema/values.js';
import { apart } from '../../base/apart.js';
import { clockText, cronText, weekdayText } from '../../parts/schedule/cron-text.js';
import { endText, moneyIn, type Plan, type View } from './view.js';

/** What the platform calls the clock of schedules with a name. */
const NAMED_CLOCK = 'CET';

function whenText(view: View, { type, cronExpression = '' }: Plan['schedule'], zone: string): string {
  const { words, language } = view;
  const time = `${clockText(language, 7, 0)} ${NAMED_CLOCK}`;
  if (type === 'cron') return cronText(view, cronExpression, zone);
  if (type === 'balance') return words.text('when-balance');
  if (type === 'daily') return words.text('when-day', { time });
  if (type === 'monthly')
    return words.text('when-date', { time, date: new Intl.NumberFormat(language).format(1) });
  if (type === 'weekly') return words.text('when-weekday', { time, day: weekdayText(language, 1) });
  // A schedule that is newer than this library, by the platform's own word.
  return words.text('when-other', { word: apart(bareWord(type)) });
}

function whatText(view: View, plan: Plan): string {
  const { words } = view;
  const { type, sweepAmount, targetAmount, triggerAmount, counterparty, currency } = plan;
  const end = endText(view, counterparty);
  const money = (value: number): string => moneyIn(view, currency, value);
  if (type === 'pull')
    return sweepAmount
      ? words.text('pull-exactly', { amount: money(sweepAmount.value), end })
      : words.text('pull-up-to', { amount: money(targetAmount?.value ?? triggerAmount?.value ?? 0), end });
  if (sweepAmount) return words.text('push-exactly', { amount: money(sweepAmount.value), end });
  return targetAmount && targetAmount.value !== 0
    ? words.text('push-above', { amount: money(targetAmount.value), end })
    : words.text('push-all', { end });
}

/** What a sweep does, in a sentence: when, how much, where, and from which balance on. */
export function sentenceOf(view: View, plan: Plan, zone: string): string {
  const { words } = view;
  const { type, schedule, triggerAmount, currency } = plan;
  const sentence = words.text('sentence', {
    when: whenText(view, schedule, zone),
    what: whatText(view, plan),
  });
  const isPull = type === 'pull';
  if (!triggerAmount || (!isPull && triggerAmount.value === 0)) return sentence;
  const amount = moneyIn(view, currency, triggerAmount.value);
  return words.text(isPull ? 'if-at-most' : 'if-at-least', { sentence, amount });
}
