import { SWEEP_SCHEDULES } from '../../../facts/sweeps.js';
import { TRANSFER_PRIORITIES } from '../../../facts/transfer-priorities.js';
import { readCron } from '../../../facts/cron.js';
import { amountKind, type Money } from '../../parts/form/amount-kind.js';
import { EMPTY, withText, type Entries } from '../../parts/form/entries.js';
import type { Kind, Read, Section } from '../../parts/form/field.js';
import { choice, CODE, text } from '../../parts/form/text-kinds.js';
import type { Word } from '../../../words/compiled/balances/sweep/en.js';
import type { Account, End } from '../panel/balances-record.js';
import { endOf, endValue, isBankEnd, isBankEndIn, type FormSweep } from './sweep-body.js';
import { ORDERED } from './ordered-kind.js';

/** What the fields of a sweep depend on. */
export interface Surroundings extends Money {
  readonly account: Account;
  /** The sweep as it was read; undefined for one to be. */
  readonly base: FormSweep | undefined;
  ends(): readonly End[];
  bankText(name: string): string;
}

/** A new sweep, before anything is chosen. */
export const freshEntries = (currency: string): Entries =>
  Object.entries({ type: 'push', currency, 'schedule.type': 'daily' }).reduce(
    (entries, [path, value]) => withText(entries, path, value),
    EMPTY,
  );

const CRON: Kind = {
  ...CODE,
  most: 100,
  fault: (expression) => (readCron(expression) ? undefined : 'not-cron'),
};

/** The accounts that a sweep can end at. One that exists keeps to its kind: the platform takes no other in its place. */
const endKind = ({ account, base, ends, bankText }: Surroundings): Kind => ({
  name: 'end',
  read: (counterparty) => endOf(counterparty as FormSweep['counterparty'] | undefined),
  options: () =>
    ends()
      .filter(({ id, isBank }) => id !== account.id && (!base || isBank === isBankEnd(base.counterparty)))
      .map((end) => ({ value: endValue(end), text: end.isBank ? bankText(end.name) : end.name })),
});

/** Ways to say how much. An exact amount and one that stays exclude each other, and a sweep keeps to what it has. */
function waysFor({ base }: Surroundings, read: Read): readonly FormSweep['amount'][] {
  if (base?.amount === 'sweepAmount') return ['sweepAmount'];
  const exact = base ? [] : (['sweepAmount'] as const);
  return read('type') === 'pull' ? [...exact, 'targetAmount'] : ['all', ...exact, 'targetAmount'];
}

const wayKind = (around: Surroundings): Kind => ({
  name: 'choice',
  options: ({ read, words }) =>
    waysFor(around, read).map((value) => ({ value, text: words.text(`${read('type') || 'push'}-${value}`) })),
  fault: (way, _field, read) => (waysFor(around, read).some((each) => each === way) ? undefined : 'required'),
});

const isToBank = (read: Read): boolean => isBankEndIn(read('counterparty'));

/** What is asked of a sweep. */
export function sweepSections(around: Surroundings): readonly Section<Word>[] {
  const { account, base } = around;
  const amount = amountKind(around);
  const currencies = account.balances.map(({ currency }) => currency);
  const isWay = (way: string) => (read: Read) => read('amount') === way;
  return [
    {
      fields: [
        choice('type', 'direction', ['push', 'pull'], { prefix: 'direction-', need: 'saved' }),
        {
          path: 'counterparty',
          label: 'counterparty',
          hint: 'counterparty-hint',
          kind: endKind(around),
          need: 'saved',
          missing: 'no-counterparty',
        },
        {
          ...text('counterparty.merchantAccount', 'merchantAccount', {
            hint: 'merchantAccount-hint',
            need: 'saved',
            isAsked: (read) => read('type') === 'pull' && isToBank(read),
          }),
          kind: CODE,
        },
        {
          path: 'currency',
          label: 'currency',
          need: 'saved',
          kind: {
            name: 'choice',
            options: () => currencies.map((value) => ({ value, text: value })),
          },
          isAsked: () => !base && currencies.length > 1,
        },
        choice('schedule.type', 'schedule', SWEEP_SCHEDULES, { prefix: 'schedule-', need: 'saved' }),
        {
          path: 'schedule.cronExpression',
          label: 'cron',
          hint: 'cron-hint',
          kind: CRON,
          need: 'saved',
          isAsked: (read) => read('schedule.type') === 'cron',
        },
        {
          path: 'amount',
          label: 'amount',
          ...(base && { hint: 'amount-fixed' as const }),
          kind: wayKind(around),
          need: 'saved',
          missing: 'no-amount',
          beside: ['type'],
        },
        {
          path: 'sweepAmount',
          label: 'sweepAmount',
          hint: 'amount-hint',
          kind: amountKind(around, { least: 1 }),
          need: 'saved',
          isAsked: isWay('sweepAmount'),
        },
        {
          path: 'targetAmount',
          label: 'targetAmount',
          hint: 'amount-hint',
          kind: amount,
          need: 'saved',
          isAsked: isWay('targetAmount'),
        },
        { path: 'triggerAmount', label: 'triggerAmount', hint: 'triggerAmount-hint', kind: amount },
        {
          ...choice<Word>('priorities', 'priorities', TRANSFER_PRIORITIES, {
            prefix: 'priority-',
            hint: 'priorities-hint',
            isAsked: (read) => read('type') !== 'pull' && isToBank(read),
          }),
          kind: ORDERED,
        },
        text('description', 'description', { hint: 'description-hint', most: 140 }),
        text('reference', 'reference', { most: 80 }),
      ],
    },
  ];
}
