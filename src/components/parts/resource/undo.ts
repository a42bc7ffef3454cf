/** Seconds in which a removal can be undone, where the page says nothing else. */
export const UNDO_SECONDS = 8;

/** Milliseconds for a change of mind. */
export const undoFor = (seconds: number): number => (seconds > 0 ? seconds : UNDO_SECONDS) * 1000;
