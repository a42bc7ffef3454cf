/** What a stored payment method will be used for. */
export const RECURRING_MODELS = ['CardOnFile', 'Subscription', 'UnscheduledCardOnFile'] as const;
