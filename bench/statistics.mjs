/** The value in the middle; half way between the two in the middle of an even number. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Median of the quotients of values measured side by side: firmer than a quotient of medians on a busy machine. */
export const pairedRatio = (values, references) =>
  median(values.map((value, index) => value / references[index]));
