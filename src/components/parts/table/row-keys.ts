/** How far a key leads from the row that has the focus. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The row that a key leads to; undefined where the key means nothing here. */
export function rowAfter(
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
  index: number,
  length: number,
): number | undefined {
  const step = STEPS[key];
  if (step === undefined || ctrlKey || altKey || metaKey || shiftKey) return undefined;
  return Math.min(Math.max(index + step, 0), length - 1);
}
