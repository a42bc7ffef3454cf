/** How a session stands, in the platform's words. */
export const SESSION_STATUSES = [
  'active',
  'canceled',
  'completed',
  'expired',
  'paymentPending',
  'refused',
] as const;
