/** Where a shopper is. */
export const CHANNELS = ['iOS', 'Android', 'Web'] as const;
