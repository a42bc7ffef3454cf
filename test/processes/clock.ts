/** How much faster than ours the processes' time runs: what takes a proxy minutes is waited for in seconds. */
const SPEED = 30;

/** A clock that processes share, whenever each of them was started. */
export const clockFrom =
  (start: number): (() => number) =>
  () =>
    start + (Date.now() - start) * SPEED;

/** What a process is told when it is started. */
export interface Orders {
  readonly start: number;
  readonly port: number;
  readonly platform: string;
  readonly database: string;
  readonly publicKey: string;
  /** Where the platform reports to. */
  readonly proxies: readonly number[];
}

export const SECRET = 'a secret that three processes share, for tests';
export const HMAC_KEY = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';
export const ACCOUNT = 'FlorinTests';
export const ORDER_VALUE = 1999;
