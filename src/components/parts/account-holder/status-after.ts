/** What something is asked to become by each change of its status. */
export const STATUS_AFTER = { suspend: 'suspended', resume: 'active', close: 'closed' } as const;

export type StatusChange = keyof typeof STATUS_AFTER;
