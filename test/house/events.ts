import type { Source } from './sources.js';

/** What an event can be about, with what can happen to it. A new event takes its words from here, or adds one. */
const NOUNS = [
  'account-holder',
  'account-holders',
  'account-updates',
  'balances',
  'bank-account',
  'business-line',
  'card-group',
  'card-secret',
  'card',
  'cards',
  'cart',
  'category',
  'checkout-session',
  'checkout-sessions',
  'data',
  'device',
  'dispute',
  'dispute-document',
  'disputes',
  'document',
  'donation',
  'figure',
  'grant',
  'issued-card',
  'issued-cards',
  'journal',
  'journal-entry',
  'legal-entity',
  'listing',
  'network-token',
  'notice',
  'onboarding',
  'order',
  'orders',
  'origin-keys',
  'overview',
  'payment',
  'payment-link',
  'payment-links',
  'payment-session',
  'payments',
  'payout',
  'payouts',
  'paypal-order',
  'permit',
  'questionnaires',
  'recurring-details',
  'result',
  'sale',
  'sales',
  'standing',
  'subject',
  'sweep',
  'task',
  'tax-form',
  'terminal',
  'terminals',
  'terms',
  'transaction-rule',
  'transaction-rules',
  'transfer',
  'transfers',
  'wallets',
  'workspace',
].join('|');
const VERBS =
  'accept|add|answer|change|close|confirm|create|delete|erase|import|move|open|pay|remove|repeat|return|review|save|send|sign|submit|take|upload';
const DONE =
  'accepted|added|answered|challenged|changed|closed|confirmed|created|deleted|erased|exported|followed|hidden|imported|looked-up|moved|opened|removed|requested|returned|reviewed|saved|sent|settled|shown|signed|submitted|taken|uploaded';
const BEFORE = new RegExp(`^florin-before-(?:${NOUNS})-(?:${VERBS})$`);
const AFTER = new RegExp(`^florin-(?:${NOUNS})-(?:${DONE})$`);
const FIRES = /@fires \{CustomEvent<(\w+)>\} (florin-[\w-]+)/g;

interface Fired {
  readonly element: string;
  readonly name: string;
  readonly detail: string;
}

/** The documented events of elements, each with the element that fires it. */
const fired = (files: readonly Pick<Source, 'path' | 'code'>[]): Fired[] =>
  files.flatMap(({ path, code }) => {
    const element = path.replace(/^.*\/|\.ts$/g, '');
    return [...code.matchAll(FIRES)].map(([, detail = '', name = '']) => ({ element, name, detail }));
  });

/** Events whose name breaks the rule of CONTRIBUTING.md, and names that have two details. */
export function wrongEvents(files: readonly Pick<Source, 'path' | 'code'>[]): string[] {
  const events = fired(files);
  const details = new Map(events.map(({ name, detail }) => [name, detail]));
  return events
    .filter(
      ({ element, name, detail }) =>
        details.get(name) !== detail ||
        !(BEFORE.test(name) || AFTER.test(name) || name === `florin-${element}-failed`),
    )
    .map(({ element, name, detail }) => `${element}: ${name} of ${detail}`);
}

/** Elements that ask a server, and have no event to say that it failed. */
export const withoutFailure = (
  names: readonly string[],
  files: readonly Pick<Source, 'path' | 'code'>[],
): string[] => {
  const told = new Set(fired(files).map(({ name }) => name));
  return names.filter((name) => name !== 'provider' && !told.has(`florin-${name}-failed`));
};
