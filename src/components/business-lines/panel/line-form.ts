import { CARD_CHANNELS } from '../../../facts/card-channels.js';
import { checkUrl } from '../../../client/url.js';
import type { BusinessLineUpdate } from '../../../client/legal-entity/business-line.js';
import { newBody } from '../../parts/form/body.js';
import { CHECKS } from '../../parts/form/checks-kind.js';
import { EMPTY, withText, type Entries } from '../../parts/form/entries.js';
import type { Kind, List, Section } from '../../parts/form/field.js';
import { choice, CODE, LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import type { Word } from '../../../words/compiled/business-lines/panel/en.js';

/** A code of an industry and what people call it. */
export interface IndustryCode {
  readonly code: string;
  readonly name: string;
}

/** The ways of selling that the platform tells apart. */
export const CHANNELS = [...CARD_CHANNELS, 'payByLink'] as const;

/** A new line, before anything is typed. */
export const FRESH: Entries = withText(EMPTY, 'service', 'paymentProcessing');

const WEBSITE: Kind = {
  name: 'website',
  type: 'url',
  isFromLeft: true,
  placeholder: 'https://',
  most: 8192,
  fault: (address) => (checkUrl(address)?.protocol === 'https:' ? undefined : 'not-secure'),
};

const websites: List<Word> = {
  path: 'webData',
  legend: 'addresses',
  row: 'address',
  add: 'add-address',
  columns: [
    { path: 'webAddress', label: 'addresses', kind: WEBSITE },
    // The platform's own id of an address that was there before.
    text('webAddressId', 'addresses', { isAsked: () => false }),
  ],
};

/** What is asked of a line. What it is for is said once: the platform does not change it. */
export function lineSections(isNew: boolean, codes: () => readonly IndustryCode[]): readonly Section<Word>[] {
  return [
    {
      fields: [
        choice('service', 'service', ['paymentProcessing', 'banking'], { isAsked: () => isNew }),
        {
          ...text('industryCode', 'industryCode', {
            hint: codes().length > 0 ? 'industry-search' : 'industry-hint',
            need: 'saved',
            suggestions: () => codes().map(({ code, name }) => ({ value: code, text: name })),
            check: (code) => (/^[\w.-]{1,20}$/.test(code) ? undefined : 'not-code'),
          }),
          kind: { ...CODE, isCapital: true },
        },
        {
          ...choice<Word>('salesChannels', 'channels', CHANNELS, {
            missing: 'no-channel',
            isOwed: (read) => read('service') !== 'banking',
          }),
          kind: CHECKS,
        },
      ],
      list: websites,
    },
    {
      fields: [
        choice('webDataExemption.reason', 'exemption', ['noOnlinePresence', 'notCollectedDuringOnboarding'], {
          none: 'exemption-none',
          missing: 'needs-address',
          isAsked: (read) => read('webData.*.webAddress') === '',
          isOwed: (read) => read('salesChannels').split(' ').includes('eCommerce'),
        }),
        choice('sourceOfFunds.adyenProcessedFunds', 'funds', ['true', 'false'], {
          prefix: 'funds-',
          none: 'funds-unsaid',
          isFlag: true,
        }),
        {
          path: 'sourceOfFunds.description',
          label: 'fundsDescription',
          kind: LONG_TEXT,
          need: 'saved',
          isAsked: (read) => read('sourceOfFunds.adyenProcessedFunds') === 'false',
        },
      ],
    },
  ];
}

/** What stands in the form, whole. */
export function bodyOf(sections: readonly Section[], entries: Entries): BusinessLineUpdate {
  const { sourceOfFunds, ...body } = newBody(sections, entries);
  return {
    salesChannels: [],
    webData: [],
    // A line that names a website is exempt from nothing.
    webDataExemption: {},
    ...body,
    ...(sourceOfFunds !== undefined && { sourceOfFunds: { type: 'business', ...sourceOfFunds } }),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is different from what stood in the form when it was opened. */
export function changesOf(
  sections: readonly Section[],
  opened: Entries,
  entries: Entries,
): BusinessLineUpdate {
  const before = bodyOf(sections, opened);
  const after = Object.entries(bodyOf(sections, entries));
  return Object.fromEntries(
    after.filter(([name, value]) => !isSame(value, before[name as keyof BusinessLineUpdate])),
  );
}
