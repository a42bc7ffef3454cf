/** How fast, and over which rails, a bank transfer goes: the usual ones first. */
export const TRANSFER_PRIORITIES = ['regular', 'fast', 'instant', 'wire', 'crossBorder', 'internal'] as const;
