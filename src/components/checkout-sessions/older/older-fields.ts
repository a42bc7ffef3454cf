import { CHANNELS } from '../../../client/checkout/fields/channels.js';
import { createPaymentSession } from '../../../client/checkout/rows/sessions.js';
import type { Field, Read, Section } from '../../parts/form/field.js';
import { choice, CODE, LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { amountFields, referenceField, typedAmount } from '../panel/amount-fields.js';
import { addressField, countryField, isWebAddress, PASTED_MOST } from '../panel/kinds.js';

export const setupRow = /*@__PURE__*/ proxyRow('checkout', {
  ...createPaymentSession,
  supplied: ['merchantAccount'] as const,
});

/** Version of Checkout that is asked. */
export type Version = '71' | '52';

const versionField = (path: string): Field<Word> =>
  choice<Word>(path, 'version', ['71', '52'], { prefix: 'version-', need: 'saved' });

export const versionOf = (read: Read, path = 'version'): Version => (read(path) === '52' ? '52' : '71');

/** Both forms of the tab ask for a version: a page has each id once. */
export const PAYLOAD_VERSION = 'payloadVersion';

const isWeb = (read: Read): boolean => read('channel') === 'Web';

export const setupSections = (language: string): readonly Section<Word>[] => [
  {
    fields: [
      versionField('version'),
      referenceField(),
      ...amountFields(language),
      countryField({ need: 'saved' }),
      choice<Word>('channel', 'channel', CHANNELS, { prefix: 'channel-', need: 'saved' }),
      text<Word>('origin', 'origin', {
        kind: CODE,
        need: 'saved',
        hint: 'origin-hint',
        isAsked: isWeb,
        check: (typed) => (isOrigin(typed.trim()) ? undefined : 'not-origin'),
      }),
      text<Word>('token', 'token', {
        kind: { ...LONG_TEXT, isFromLeft: true },
        most: PASTED_MOST,
        need: 'saved',
        hint: 'token-hint',
        isAsked: (read) => !isWeb(read),
      }),
      text<Word>('sdk', 'sdk', { kind: CODE, most: 20 }),
      addressField(),
    ],
  },
];

/** An origin, without a path: scheme, host, and a port where it is not the usual one. */
export const isOrigin = (typed: string): boolean => isWebAddress(typed) && new URL(typed).origin === typed;

export const freshSetup = (currency: string, returnUrl: string): Readonly<Record<string, string>> => ({
  version: '71',
  currency,
  returnUrl,
  channel: 'Web',
});

/** What is sent for what was typed and checked: both versions take it. */
export function setupBody(read: Read, language: string) {
  const sdkVersion = read('sdk').trim();
  return {
    reference: read('reference').trim(),
    amount: typedAmount(read, language),
    countryCode: read('country').trim().toUpperCase(),
    returnUrl: read('returnUrl').trim(),
    channel: CHANNELS.find((each) => each === read('channel')) ?? 'Web',
    ...(isWeb(read) ? { origin: read('origin').trim() } : { token: read('token').trim() }),
    ...(sdkVersion && { sdkVersion }),
  };
}

export const payloadSections = (): readonly Section<Word>[] => [
  {
    fields: [
      versionField(PAYLOAD_VERSION),
      text<Word>('payload', 'payload', {
        kind: { ...LONG_TEXT, isFromLeft: true },
        most: PASTED_MOST,
        need: 'saved',
        hint: 'payload-hint',
      }),
    ],
  },
];
