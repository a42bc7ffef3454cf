import type { CallInput } from '../../../client/index.js';
import { createSession } from '../../../client/checkout/rows/sessions.js';
import { DAY } from '../../../facts/instant.js';
import type { Read, Section } from '../../parts/form/field.js';
import { choice } from '../../parts/form/text-kinds.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { amountFields, referenceField, typedAmount } from '../panel/amount-fields.js';
import { addressField, countryField } from '../panel/kinds.js';

/** What the payment is for is the operator's to say; the rest is the merchant's `supply`. */
export const sessionRow = /*@__PURE__*/ proxyRow('checkout', {
  ...createSession,
  supplied: ['merchantAccount'] as const,
});
export type SessionBody = CallInput<typeof sessionRow>;

const HOUR = 3_600_000;

/** Hours until a session ends. The platform takes a day at most; without a time of its own it ends after one hour. */
const HOURS = ['1', '3', '12', '24'];

/** Milliseconds after which a session ends: of a whole day a minute less, for clocks that differ. */
export const lifeOf = (hours: number): number => Math.min(hours * HOUR, DAY - 60_000);

/** What is paid, where, and until when. */
export const sessionSections = (language: string): readonly Section<Word>[] => [
  {
    fields: [
      referenceField(),
      ...amountFields(language),
      choice<Word>('mode', 'mode', ['hosted', 'embedded'], { prefix: 'mode-', need: 'saved' }),
      addressField(),
      choice<Word>('hours', 'expires-after', HOURS, { prefix: 'hours-', need: 'saved' }),
      countryField(),
    ],
  },
];

export const freshSession = (currency: string, returnUrl: string): Readonly<Record<string, string>> => ({
  currency,
  returnUrl,
  mode: 'hosted',
  hours: '1',
});

const modeOf = (read: Read): 'hosted' | 'embedded' => (read('mode') === 'embedded' ? 'embedded' : 'hosted');

/** What is sent for what was typed and checked. @param now - Milliseconds since the epoch, by the proxy's clock. */
export function sessionBody(
  read: Read,
  { language, now }: { readonly language: string; readonly now: number },
): SessionBody & { readonly mode: 'hosted' | 'embedded' } {
  const countryCode = read('country').trim().toUpperCase();
  const hours = Number(read('hours')) || 1;
  return {
    reference: read('reference').trim(),
    amount: typedAmount(read, language),
    returnUrl: read('returnUrl').trim(),
    mode: modeOf(read),
    ...(countryCode && { countryCode }),
    // An hour is the platform's own: left out, a clock that goes wrong ends nothing early.
    ...(hours > 1 && { expiresAt: new Date(now + lifeOf(hours)).toISOString() }),
  };
}
