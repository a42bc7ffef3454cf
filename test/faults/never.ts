/**
 * What a page that is gone, or a process that was killed, waits for. A promise of its own each time, because one that all
 * share would keep every world that waited for it.
 */
export const never = (): Promise<never> => new Promise(() => undefined);
