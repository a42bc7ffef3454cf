import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers';

import { Chance } from './seeded.js';

interface Entry {
  readonly at: number;
  readonly order: number;
  run: (() => void) | undefined;
}

export const START = Date.UTC(2030, 0, 1);

/**
 * Time that stands still until all work is done, then jumps to whatever is due next. While it is installed, timers,
 * clocks, chance and digests of the whole process are its own, so that a run repeats to the letter.
 */
export class VirtualTime {
  now = START;
  readonly #chance: Chance;
  #queue: Entry[] = [];
  #count = 0;
  #restore: (() => void)[] = [];
  /** Whether something works that takes real time, a database: until it is done, time stands still. */
  isWorking = (): boolean => false;

  constructor(seed: number) {
    this.#chance = new Chance(seed);
  }

  /** Runs something after so many milliseconds; the answer takes it back. */
  after(milliseconds: number, run: () => void): () => void {
    const entry: Entry = { at: this.now + Math.max(0, milliseconds), order: this.#count++, run };
    let place = this.#queue.length;
    while (place > 0 && isLater(this.#queue[place - 1] as Entry, entry)) place--;
    this.#queue.splice(place, 0, entry);
    return () => (entry.run = undefined);
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve));
  }

  /** Until this moment; `look` sees the world after each step. */
  async run(until: number, look: () => void): Promise<void> {
    await this.#drained();
    for (let entry = this.#queue[0]; entry && entry.at <= until; entry = this.#queue[0]) {
      this.#queue.shift();
      if (!entry.run) continue;
      this.now = Math.max(this.now, entry.at);
      entry.run();
      await this.#drained();
      look();
    }
    this.now = Math.max(this.now, until);
  }

  install(): void {
    const timer = (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
      const stop = this.after(milliseconds, () => run(...given));
      const handle = { stop, ref: () => handle, unref: () => handle, hasRef: () => false };
      return handle;
    };
    const clear = (handle: { stop?: () => void } | undefined) => handle?.stop?.();
    this.#put(globalThis, 'setTimeout', timer);
    this.#put(globalThis, 'clearTimeout', clear);
    this.#put(Date, 'now', () => this.now);
    this.#put(performance, 'now', () => this.now - START);
    this.#put(Math, 'random', () => this.#chance.next());
    this.#put(crypto, 'randomUUID', () => this.#uuid());
    this.#put(crypto, 'getRandomValues', (bytes: Uint8Array) =>
      bytes.map(() => this.#chance.between(0, 255)),
    );
    this.#put(AbortSignal, 'timeout', () => new AbortController().signal);
    this.#put(crypto.subtle, 'importKey', importKey);
    this.#put(
      crypto.subtle,
      'digest',
      async (_: unknown, data: Uint8Array) =>
        Uint8Array.from(createHash('sha256').update(data).digest()).buffer,
    );
    for (const [name, atOnce] of [
      ['encrypt', encrypt],
      ['decrypt', decrypt],
    ] as const) {
      const real = crypto.subtle[name].bind(crypto.subtle);
      const either = (how: never, key: Key | CryptoKey, data: Uint8Array<ArrayBuffer>) =>
        'secret' in key ? atOnce(how, key, data) : real(how, key, data);
      this.#put(crypto.subtle, name, either);
    }
    this.#put(
      crypto.subtle,
      'sign',
      async (_: unknown, key: Key, data: Uint8Array) => digest(key, data).buffer,
    );
    this.#put(
      crypto.subtle,
      'verify',
      async (_: unknown, key: Key, signature: Uint8Array, data: Uint8Array) =>
        digest(key, data).every((byte, at) => byte === signature[at]),
    );
  }

  uninstall(): void {
    for (const restore of this.#restore.splice(0).reverse()) restore();
  }

  /** All that follows from what has happened, without any time going by. */
  async #drained(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (this.isWorking());
  }

  #put(holder: object, name: string, value: unknown): void {
    const known = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { value, configurable: true, writable: true });
    this.#restore.push(() => {
      if (known) Object.defineProperty(holder, name, known);
      else Reflect.deleteProperty(holder, name);
    });
  }

  #uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.#chance.between(0, 15).toString(16)).join('');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5').slice(0, 36);
  }
}

const isLater = (a: Entry, b: Entry): boolean => a.at > b.at;

interface Key {
  readonly secret: Uint8Array;
}

const realImport = crypto.subtle.importKey.bind(crypto.subtle) as (...given: unknown[]) => Promise<unknown>;

/** HMAC and AES-GCM at once instead of on another thread; only the clock sees the difference. */
async function importKey(
  format: string,
  secret: unknown,
  algorithm: unknown,
  ...rest: unknown[]
): Promise<unknown> {
  const name = typeof algorithm === 'string' ? algorithm : (algorithm as { name?: unknown }).name;
  const isAtOnce = name === 'HMAC' || (name === 'AES-GCM' && format === 'raw');
  return isAtOnce ? { secret } : realImport(format, secret, algorithm, ...rest);
}

const digest = ({ secret }: Key, data: Uint8Array): Uint8Array =>
  new Uint8Array(createHmac('sha256', secret).update(data).digest());

interface Gcm {
  readonly iv: Uint8Array;
  readonly additionalData?: Uint8Array;
}

/** Bytes that WebCrypto puts after what is encrypted. */
const TAG = 16;

async function encrypt(
  { iv, additionalData }: Gcm,
  { secret }: Key,
  data: Uint8Array,
): Promise<ArrayBufferLike> {
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  if (additionalData) cipher.setAAD(additionalData);
  const parts = [cipher.update(data), cipher.final(), cipher.getAuthTag()];
  return Uint8Array.from(Buffer.concat(parts)).buffer;
}

async function decrypt(
  { iv, additionalData }: Gcm,
  { secret }: Key,
  data: Uint8Array,
): Promise<ArrayBufferLike> {
  const decipher = createDecipheriv('aes-256-gcm', secret, iv);
  if (additionalData) decipher.setAAD(additionalData);
  decipher.setAuthTag(data.subarray(-TAG));
  return Uint8Array.from(Buffer.concat([decipher.update(data.subarray(0, -TAG)), decipher.final()])).buffer;
}
