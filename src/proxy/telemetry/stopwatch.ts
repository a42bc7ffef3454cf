/** Whole milliseconds since it was called. Not by the clock, which may be set, or be ahead of time in a sandbox. */
export function stopwatch(): () => number {
  const started = performance.now();
  return () => Math.round(performance.now() - started);
}
