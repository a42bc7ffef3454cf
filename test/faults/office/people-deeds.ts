import { createPaymentInstrumentGroup } from '../../../src/client/balance-platform/rows/payment-instruments.js';
import { issueBody, createRow as issueRow } from '../../../src/components/issued-cards/issue/issue-fields.js';
import { linkBody, createRow as linkRow } from '../../../src/components/payment-links/detail/link-fields.js';
import { keyedRow } from '../../../src/components/parts/resource/proxy-row.js';
import { noticeBody, noticeRow } from '../../../src/components/recurring-contracts/notices/notice-fields.js';
import { permitBody, permitRow } from '../../../src/components/recurring-contracts/permits/permit-fields.js';
import { sessionBody, sessionRow } from '../../../src/components/checkout-sessions/session/session-fields.js';
import type { Deed } from './deed.js';
import { accountSender, disableSender, formSender, holderSender, withdrawSender } from './form-senders.js';
import { SHOPPER, type Platform } from './platform.js';

const groupRow = keyedRow('balance-platform', createPaymentInstrumentGroup);

/** What stands in the fields of a form; the others are empty. */
const typed =
  (fields: Readonly<Record<string, string>>) =>
  (path: string): string =>
    fields[path] ?? '';

const named = ({ detail }: Platform) => ({
  shopperReference: SHOPPER.shopperReference,
  recurringDetailReference: detail,
});

/** After the moment that schedules begin at. */
const BILLED_ON = '2030-06-01';

/** People and their accounts, cards, stored payment methods, and what they pay with. */
export const PEOPLE_DEEDS: readonly Deed[] = [
  {
    row: 'balancePlatform.createAccountHolder',
    who: 'olga',
    once: 'tab',
    sender: (tab, { legalEntity }, person) =>
      holderSender(tab, {
        holder: {
          legalEntityId: legalEntity,
          description: 'New',
          reference: `new-${person}`,
          timeZone: 'UTC',
        },
        account: { defaultCurrencyCode: 'EUR' },
      }),
    answers: { path: '/accountHolders', id: 'id' },
  },
  {
    row: 'balancePlatform.createBalanceAccount',
    who: 'olga',
    once: 'tab',
    sender: (tab, { holder }, person) =>
      accountSender(tab, holder, { defaultCurrencyCode: 'EUR', description: `new-${person}` }),
    done: async ({ holding, holder }) => {
      const { balanceAccounts } = await holding.listBalanceAccounts({ id: holder, limit: 100 });
      return balanceAccounts.filter(({ description = '' }) => description.startsWith('new-')).length;
    },
  },
  {
    row: 'balancePlatform.createPaymentInstrument',
    who: 'olga',
    once: 'form',
    sender: (tab, { from }) =>
      formSender(tab, issueRow, () =>
        issueBody(
          typed({
            account: from,
            form: 'virtual',
            brand: 'visa',
            variant: 'visadebit',
            country: 'NL',
            name: 'A. Klaassen',
          }),
        ),
      ),
    answers: { path: '/paymentInstruments', id: 'id' },
    done: async ({ holding, done }) =>
      (await Promise.all([...done].map((id) => holding.getPaymentInstrument({ id })))).length,
  },
  {
    row: 'balancePlatform.createPaymentInstrumentGroup',
    who: 'olga',
    once: 'form',
    sender: (tab) => formSender(tab, groupRow, () => ({ description: 'New', txVariant: 'mc' })),
    answers: { path: '/paymentInstrumentGroups', id: 'id' },
  },
  {
    row: 'recurring.createPermit',
    who: 'olga',
    once: 'form',
    sender: (tab, platform) =>
      formSender(tab, permitRow, () =>
        permitBody(
          typed({ partner: 'partner-1', currency: 'EUR', total: '100', use: 'many' }),
          named(platform),
          'en',
        ),
      ),
    answers: { path: '/createPermit', id: 'pspReference' },
  },
  {
    row: 'recurring.disablePermit',
    who: 'olga',
    once: 'all',
    sender: (tab, { permit }) => withdrawSender(tab, permit),
    answers: { path: '/disablePermit', id: 'pspReference' },
  },
  {
    row: 'recurring.disableRecurringDetail',
    who: 'olga',
    once: 'all',
    sender: (tab, { detail }) => disableSender(tab, SHOPPER.shopperReference, detail),
    done: async ({ contracts, detail }) => {
      const { details = [] } = await contracts.listRecurringDetails(SHOPPER);
      return details.some(({ RecurringDetail: each }) => each?.recurringDetailReference === detail) ? 0 : 1;
    },
  },
  {
    row: 'recurring.notifyShopper',
    who: 'olga',
    once: 'form',
    sender: (tab, platform) =>
      formSender(tab, noticeRow, () =>
        noticeBody(
          typed({ currency: 'EUR', amount: '9.99', day: BILLED_ON, reference: 'march' }),
          named(platform),
          'en',
        ),
      ),
    answers: { path: '/notifyShopper', id: 'shopperNotificationReference' },
  },
  {
    row: 'checkout.createPaymentLink',
    who: 'olga',
    once: 'form',
    sender: (tab) =>
      formSender(tab, linkRow, () =>
        linkBody(typed({ reference: 'link', currency: 'EUR', amount: '19.99', hours: '24', use: 'once' }), {
          language: 'en',
          returnUrl: '',
          now: tab.now,
        }),
      ),
    answers: { path: '/paymentLinks', id: 'id' },
  },
  {
    row: 'checkout.createSession',
    who: 'olga',
    once: 'form',
    sender: (tab) =>
      formSender(tab, sessionRow, () =>
        sessionBody(
          typed({
            reference: 'session',
            currency: 'EUR',
            amount: '19.99',
            returnUrl: 'https://shop.test/return',
            hours: '3',
          }),
          { language: 'en', now: tab.now },
        ),
      ),
    answers: { path: '/sessions', id: 'id' },
  },
];
