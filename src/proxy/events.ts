import type { ProxyEvent, ProxyOptions } from './options.js';

/** Tells the merchant's log. A log that fails is no reason to fail a payment. */
export function tellEvent({ onEvent }: ProxyOptions, event: ProxyEvent): void {
  try {
    onEvent?.(event);
  } catch {
    return;
  }
}
