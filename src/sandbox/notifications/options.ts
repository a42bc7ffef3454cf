import { importHmacKey } from '../../client/notifications/index.js';

/** Where the platform tells a merchant what has happened, see `florin/client/notifications` for the format. */
export interface NotificationOptions {
  /** Address they are posted to, for example `http://127.0.0.1:8080/florin/notifications`. */
  readonly url: string;
  /** The key they are signed with: 16 bytes or more in hexadecimal digits. */
  readonly hmacKey: string;
  /** Brings them there. Default: `fetch`. A proxy in the same process is one: `(request) => proxy(request)`. */
  readonly send?: (request: Request) => Promise<Response>;
  /** More headers, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Whether they go out by themselves as time goes by. Default: only where the sandbox has the real clock. A test that has
   * a clock of its own calls `notifications.deliver()` instead.
   */
  readonly isAutomatic?: boolean;
}

/** Throws where nothing could be sent with these: by name, when the sandbox starts. */
export async function checkNotifications({ url, hmacKey }: NotificationOptions): Promise<void> {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new TypeError(`notifications.url has to be a whole web address, not ${url}`);
  await importHmacKey(hmacKey, 'sign');
}

/** One attempt to deliver a notification. */
export interface NotificationAttempt {
  readonly eventCode: string;
  readonly pspReference: string;
  /** When it was tried, in milliseconds since the epoch. */
  readonly at: number;
  /** 1 for the first. */
  readonly attempt: number;
  readonly isAccepted: boolean;
}

/** The notifications of one sandbox. */
export interface Notifications {
  /** Sends all that is due by the clock, one after the other, and waits for the answers. */
  readonly deliver: () => Promise<void>;
  /** When `deliver` has something to do next, in milliseconds since the epoch; undefined where nothing is planned. */
  readonly nextAt: () => number | undefined;
  /** Attempts so far, oldest first. */
  readonly attempts: () => readonly NotificationAttempt[];
}
