const DAY = 86_400_000;

/** What Olga submitted to be paid to people outside of the platform, and whether Arno has confirmed it. */
const PAYOUTS = [
  { days: 24, name: 'Anna Klaassen', value: 12_500, reference: 'refund-by-bank-118', isConfirmed: true },
  { days: 12, name: 'Bakkerij Visser', value: 84_050, reference: 'photographer-oct', isConfirmed: true },
  { days: 2, name: 'Joris de Boer', value: 4_995, reference: 'prize-winter-draw' },
  { days: 1, name: 'Sofia Lindqvist', value: 31_000, reference: 'photographer-nov' },
];

/** Links that Olga sent to shoppers who are not on a page of the shop; the first was not paid in time. */
const LINKS = [
  { days: 9, lasts: 2, reference: 'repair-311', value: 4_500, description: 'Repair of a desk lamp' },
  { days: 2, lasts: 14, reference: 'repair-318', value: 7_250, description: 'New strap for a travel bag' },
  {
    days: 1,
    lasts: 30,
    reference: 'workshop-12',
    value: 12_000,
    description: 'Bookbinding workshop, two people',
  },
];

/** Rules that Olga has made: one stops transfers, the other is not in force yet. */
const RULES = [
  {
    days: 20,
    reference: 'large',
    description: 'Block transfers over €25,000',
    ruleRestrictions: {
      totalAmount: { operation: 'greaterThan', value: { value: 2_500_000, currency: 'EUR' } },
    },
    isActive: true,
  },
  {
    days: 6,
    reference: 'night',
    description: 'Block payments at night',
    ruleRestrictions: { timeOfDay: { operation: 'equals', value: { startTime: '23:00', endTime: '06:00' } } },
  },
];

/** What the staff of the office did: through the proxy, which writes it into its journal. */
export function openOfficeWork({ ask, clock }) {
  const asStaff = (role, path, body, key) => ask(path, body, key, { 'x-demo-office': role });

  const work = {
    async payout({ name, value, reference, isConfirmed }) {
      const { pspReference } = await asStaff(
        'open',
        '/payout/storeDetailAndSubmitThirdParty',
        {
          amount: { value, currency: 'EUR' },
          reference,
          recurring: { contract: 'PAYOUT' },
          shopperEmail: 'payee@example.org',
          shopperReference: `payee-${reference}`,
          dateOfBirth: '1982-02-01',
          entityType: 'NaturalPerson',
          nationality: 'NL',
          bank: { iban: 'NL91ABNA0417164300', ownerName: name },
        },
        reference,
      );
      if (isConfirmed)
        await asStaff(
          'approve',
          '/payout/confirmThirdParty',
          { originalReference: pspReference },
          `ok-${reference}`,
        );
    },
    link: ({ value, reference, description, lasts }) =>
      asStaff(
        'open',
        '/checkout/paymentLinks',
        {
          amount: { value, currency: 'EUR' },
          reference,
          description,
          expiresAt: new Date(clock.now() + lasts * DAY).toISOString(),
          reusable: false,
        },
        reference,
      ),
    rule: ({ reference, description, ruleRestrictions, isActive }) =>
      asStaff(
        'open',
        '/balance-platform/transactionRules',
        {
          description,
          reference,
          entityKey: { entityType: 'balancePlatform', entityReference: 'FlorinPlatform' },
          type: 'blockList',
          requestType: 'bankTransfer',
          outcomeType: 'hardBlock',
          interval: { type: 'perTransaction', timeZone: 'Europe/Amsterdam' },
          ruleRestrictions,
          status: isActive ? 'active' : 'inactive',
        },
        reference,
      ),
    refund: ({ pspReference, amount }) =>
      asStaff('open', `/checkout/payments/${pspReference}/refunds`, { amount }, `refund-${pspReference}`),
  };

  const begunOn = (list, days) => list.filter((each) => each.days === days);

  return {
    refund: work.refund,
    /** Does what the office began so many days ago. */
    async on(days) {
      for (const payout of begunOn(PAYOUTS, days)) await work.payout(payout);
      for (const link of begunOn(LINKS, days)) await work.link(link);
      for (const rule of begunOn(RULES, days)) await work.rule(rule);
    },
  };
}
