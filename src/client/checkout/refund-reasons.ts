/** Why a merchant gives money back, in the platform's words. */
export const REFUND_REASONS = ['FRAUD', 'CUSTOMER REQUEST', 'RETURN', 'DUPLICATE', 'OTHER'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
