import { logEvent } from './log.js';
import type { ProxyEvent } from './proxy-event.js';
import type { Settings } from '../settings.js';

/** Writes the proxy's log, and tells the merchant's own. A log that fails is no reason to fail a payment. */
export function tellEvent(settings: Settings, event: ProxyEvent): void {
  const { meters } = settings;
  for (const tell of [
    () => meters.event(event),
    () => logEvent(settings, event),
    () => settings.options.onEvent?.(event),
  ])
    try {
      tell();
    } catch {
      continue;
    }
}
