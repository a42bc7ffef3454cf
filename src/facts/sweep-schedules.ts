/** The schedules of a sweep, in the order in which they are offered. `balance` runs as soon as the balance calls for it. */
export const SWEEP_SCHEDULES = ['daily', 'weekly', 'monthly', 'balance', 'cron'] as const;
