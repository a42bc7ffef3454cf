import { parseAmount, type CallInput } from '../../../client/index.js';
import { createPaymentLink } from '../../../client/checkout/rows/sessions.js';
import { ASKED_OF_SHOPPERS, type PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import { amountInput } from '../../../client/amount-input.js';
import { CHECKS } from '../../parts/form/checks-kind.js';
import type { Read, Section } from '../../parts/form/field.js';
import { choice, text } from '../../parts/form/text-kinds.js';
import { amountIn, CURRENCY } from '../../parts/money-form/money-kinds.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/payment-links/detail/en.js';
import { LOCALE } from './link-locales.js';

export const createRow = /*@__PURE__*/ keyedRow('checkout', createPaymentLink);
export type LinkBody = CallInput<typeof createRow>;

const HOUR = 3_600_000;

/** Hours until a link ends. The platform takes 70 days at most; without a time of its own a link ends after one day. */
const HOURS = ['1', '24', '72', '168', '720', '1680'];

/** What a new payment link is for, and how it is paid. */
export const linkSections = (language: string): readonly Section<Word>[] => [
  {
    fields: [
      text<Word>('reference', 'reference', { need: 'saved', most: 80, hint: 'reference-hint' }),
      text<Word>('description', 'description', { most: 280, hint: 'description-hint' }),
      text<Word>('currency', 'currency', { kind: CURRENCY, need: 'saved' }),
      text<Word>('amount', 'amount', {
        kind: amountIn(language, (read) => read('currency')),
        need: 'saved',
        most: 20,
      }),
      choice<Word>('hours', 'expires-after', HOURS, { prefix: 'hours-', need: 'saved' }),
      choice<Word>('use', 'use', ['once', 'many'], { prefix: 'use-', need: 'saved' }),
      choice<Word>('capture', 'capture', ['usual', 'manual'], { prefix: 'capture-', need: 'saved' }),
      text<Word>('locale', 'locale', { kind: LOCALE, none: 'locale-none', hint: 'locale-hint' }),
      {
        path: 'asked',
        label: 'asked',
        kind: CHECKS,
        choices: ASKED_OF_SHOPPERS.map((value) => ({ value, word: `asked-${value}` })),
      },
    ],
  },
];

/** What stands in an empty form. */
export const freshLink = (currency: string): Readonly<Record<string, string>> => ({
  currency,
  hours: '24',
  use: 'once',
  capture: 'usual',
});

/** What a form begins with that makes a link like another one. Its time begins anew. */
export const likeLink = (link: PaymentLinkResponse, language: string): Readonly<Record<string, string>> => ({
  reference: link.reference,
  description: link.description ?? '',
  currency: link.amount.currency,
  amount: amountInput(link.amount, language),
  use: link.reusable ? 'many' : 'once',
  capture: link.manualCapture ? 'manual' : 'usual',
  locale: link.shopperLocale ?? '',
  asked: (link.requiredShopperFields ?? []).join(' '),
});

/** What is sent for what was typed and checked. @param now - Milliseconds since the epoch, by the proxy's clock. */
export function linkBody(
  read: Read,
  {
    language,
    returnUrl,
    now,
  }: { readonly language: string; readonly returnUrl: string; readonly now: number },
): LinkBody {
  const currency = read('currency').trim().toUpperCase();
  const description = read('description').trim();
  const asked = read('asked').split(' ');
  const requiredShopperFields = ASKED_OF_SHOPPERS.filter((field) => asked.includes(field));
  return {
    reference: read('reference').trim(),
    ...(description && { description }),
    amount: { currency, value: parseAmount(read('amount').trim(), currency, language) ?? 0 },
    expiresAt: new Date(now + Number(read('hours')) * HOUR).toISOString(),
    reusable: read('use') === 'many',
    ...(read('capture') === 'manual' && { manualCapture: true }),
    ...(read('locale') && { shopperLocale: read('locale') }),
    ...(requiredShopperFields.length > 0 && { requiredShopperFields }),
    ...(returnUrl && { returnUrl }),
  };
}
