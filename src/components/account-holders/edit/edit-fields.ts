import { isTimeZone } from '../../../facts/wall-clock.js';
import type { Kind, List, Section } from '../../parts/form/field.js';
import { CURRENCY } from '../../parts/money-form/money-kinds.js';
import { choice, CODE, text } from '../../parts/form/text-kinds.js';
import type { Word } from '../../../words/compiled/account-holders/edit/en.js';

/** The most time zones that are offered while one is typed. */
const MOST_OFFERED = 20;
/** The hours at which a day of sales can end. */
const CLOSING_TIMES = Array.from({ length: 8 }, (_, hour) => `0${hour}:00`);

const ZONE: Kind = {
  ...CODE,
  name: 'zone',
  fault: (typed) => (isTimeZone(typed.trim()) ? undefined : 'not-zone'),
};

/** A time zone by its name, offered while it is typed. */
export const zoneField = (more: { readonly isNeeded: boolean; note?(): string }) =>
  text<'timeZone' | 'timeZone-hint'>('timeZone', 'timeZone', {
    kind: ZONE,
    hint: 'timeZone-hint',
    ...(more.isNeeded && { need: 'saved' as const }),
    note: () => more.note?.() ?? '',
    suggestions: (read) => {
      const typed = read('timeZone').trim().toLowerCase();
      if (!typed) return [];
      return Intl.supportedValuesOf('timeZone')
        .filter((zone) => zone.toLowerCase().includes(typed))
        .slice(0, MOST_OFFERED)
        .map((zone) => ({ value: zone, text: zone }));
    },
  });

const currencyField = () =>
  text<Word>('currency', 'currency', {
    kind: CURRENCY,
    hint: 'currency-hint',
    need: 'saved',
  });

const DAYS: Kind = {
  name: 'days',
  inputmode: 'numeric',
  isFromLeft: true,
  fault: (typed) => (/^(?:[1-9]|1\d|20)$/.test(typed.trim()) ? undefined : 'not-days'),
};

/** Your own words to keep beside it: each key once. */
const metadataList: List<Word> = {
  path: 'metadata',
  columns: [
    text<Word>('key', 'key', { need: 'saved', most: 60 }),
    text<Word>('value', 'value', { most: 200 }),
  ],
  row: 'entry',
  add: 'add-entry',
  title: ({ key }) => key,
  check: ({ key = '' }, earlier): Readonly<Record<string, string>> =>
    earlier.some((row) => row['key']?.trim() === key.trim()) ? { key: 'key-twice' } : {},
};

export interface EditFields {
  readonly isAccount: boolean;
  readonly isNew: boolean;
  /** What is there: the platform takes nothing back that it was told, but for texts. */
  has(name: string): boolean;
  /** What another time zone does. */
  zoneNote(): string;
}

/** What can be changed of an account holder, or of a balance account, or is said of a new one. */
export function editSections({ isAccount, isNew, has, zoneNote }: EditFields): readonly Section<Word>[] {
  const kept = (name: string) => (has(name) ? { need: 'saved' as const } : {});
  const times = choice<Word>('salesDayClosingTime', 'closing-time', [], {
    hint: 'closing-time-hint',
    ...(has('salesDayClosingTime') ? {} : { none: 'no-closing-time' as const }),
  });
  return [
    {
      fields: [
        ...(isNew ? [currencyField()] : []),
        text<Word>('description', 'description', { most: 300 }),
        text<Word>('reference', 'reference', { most: 150 }),
        zoneField({ isNeeded: has('timeZone'), note: zoneNote }),
        ...(isAccount
          ? [
              text<Word>('settlementDelayDays', 'settlement', {
                kind: DAYS,
                hint: 'settlement-hint',
                ...kept('settlementDelayDays'),
              }),
              {
                ...times,
                kind: {
                  name: 'choice',
                  options: () => CLOSING_TIMES.map((time) => ({ value: time, text: time })),
                },
              },
            ]
          : []),
      ],
      list: metadataList,
    },
  ];
}
