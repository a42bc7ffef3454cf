/** How far each key moves in a list of so many columns; `Infinity` is the end. */
function stepOf(key: string, columns: number, isRightToLeft: boolean): number | undefined {
  const aside = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return aside;
    case 'ArrowLeft':
      return -aside;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    case 'Home':
      return -Infinity;
    case 'End':
      return Infinity;
    default:
      return undefined;
  }
}

/**
 * The listing that a key leads to, from the link of one to the link of another; undefined where the key means nothing here
 * or there is no listing in that direction.
 */
export function listingAfter(
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
  index: number,
  length: number,
  columns: number,
  isRightToLeft: boolean,
): number | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined;
  const step = stepOf(key, columns, isRightToLeft);
  if (step === undefined) return undefined;
  const next = Number.isFinite(step) ? index + step : step < 0 ? 0 : length - 1;
  return next >= 0 && next < length && next !== index ? next : undefined;
}
