import type { PlatformEvent } from '../ledger/event.js';

export type ReportedEvent = Omit<PlatformEvent, 'at'>;

/** Reads one format of what a platform reports. Anybody can post to the address, so it has to find out who did. */
export interface NotificationAdapter {
  /**
   * All that is reported in one request, whose body is `text`. Nothing where it is not certain that the platform sent
   * every part of it; then none of it is believed.
   */
  read(text: string, request: Request): Promise<readonly ReportedEvent[] | undefined>;
  /** The answer that says it was taken and need not be sent again. */
  accepted(): Response;
}
