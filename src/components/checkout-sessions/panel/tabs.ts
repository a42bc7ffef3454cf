export const TABS = ['session', 'result', 'older', 'keys', 'paypal', 'closed'] as const;
/** What the element shows. */
export type CheckoutSessionsTab = (typeof TABS)[number];

export const tabOf = (name: string | undefined): CheckoutSessionsTab | '' =>
  TABS.find((each) => each === name) ?? '';
