import type { PlatformEvent } from '../ledger/event.js';

export interface ReportedEvent extends Omit<PlatformEvent, 'at'> {
  /** Whose account it is about. One of another account than its payment's is not taken. Left out: not looked at. */
  readonly merchantAccount?: string | undefined;
  /** Whether real money moved. What does not fit the proxy's environment is not believed. Left out: not looked at. */
  readonly isLive?: boolean | undefined;
}

/** Reads one format of what a platform reports. The address is public, so the adapter has to find out who posted. */
export interface NotificationAdapter {
  /** True where a key can be guessed: refused in live. */
  readonly hasWeakKey?: boolean | undefined;
  /**
   * All that is reported in one request, whose body is `text`. Nothing where it is not certain that the platform sent
   * every part of it; then none of it is believed.
   */
  read(text: string, request: Request): Promise<readonly ReportedEvent[] | undefined>;
  /** The answer that says it was taken and need not be sent again. */
  accepted(): Response;
}
