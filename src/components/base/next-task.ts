/** Lets go of the main thread: what follows is a task of its own, behind whatever else waits. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
