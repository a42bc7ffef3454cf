import { signNotification, type NotificationItem } from '../../client/notifications/index.js';
import { DAY } from '../../facts/instant.js';
import type { Fault, FaultPlans } from '../faults/faults.js';
import { createRandom, type Random } from '../state/random.js';
import type { State } from '../state/state.js';
import { itemOf, type Announcement } from '../state/announcement.js';
import type { NotificationAttempt, NotificationOptions, Notifications } from './options.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** From a failed attempt to the next; the last of them again and again. */
const RETRY_AFTER = [2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
const RETRY_LAST = 8 * HOUR;
const GIVE_UP_AFTER = 30 * DAY;

/** Milliseconds of real time that a receiver has to answer. */
const TIME_LIMIT = 10 * SECOND;

interface Letter {
  readonly item: NotificationItem;
  readonly writtenAt: number;
  readonly faults: readonly Fault[];
  /** Waits for another one to go first. */
  isHeldBack: boolean;
  due: number;
  attempts: number;
}

const has = (faults: readonly Fault[], kind: Fault['kind']): boolean =>
  faults.some((fault) => fault.kind === kind);

const ACCEPTED = '[accepted]';

/**
 * Writes down what is to be told and sends it when it is due: a moment after it happened, again where it was not accepted.
 * How long each takes comes from the seed, so that two that happened together arrive in either order.
 */
export class Outbox implements Notifications {
  readonly #state: State;
  readonly #options: NotificationOptions;
  readonly #faults: FaultPlans;
  readonly #random: Random;
  readonly #attempts: NotificationAttempt[] = [];
  #letters: Letter[] = [];
  #running: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    state: State,
    options: NotificationOptions,
    { seed, faults }: { seed: string | number | undefined; faults: FaultPlans },
  ) {
    this.#state = state;
    this.#options = options;
    this.#faults = faults;
    // Its own, so that references are the same whether a merchant is told of them or not.
    this.#random = createRandom(seed === undefined ? undefined : `${seed} notifications`);
  }

  readonly announce = (announcement: Announcement): void => {
    const faults = this.#faults.takeNotification(announcement.eventCode);
    if (has(faults, 'never')) return;
    const late = faults.find(({ kind }) => kind === 'late');
    const extra = late ? ((late as { ms?: number }).ms ?? 10 * MINUTE) : 0;
    const letter: Letter = {
      item: itemOf(announcement),
      writtenAt: announcement.at,
      faults,
      isHeldBack: has(faults, 'reordered'),
      due: announcement.at + this.#between(0.5 * SECOND, 2.5 * SECOND) + extra,
      attempts: 0,
    };
    if (letter.isHeldBack) letter.due += MINUTE;
    this.#letters.push(letter);
    if (has(faults, 'twice'))
      this.#letters.push({ ...letter, faults: [], due: letter.due + this.#between(SECOND, MINUTE) });
  };

  readonly attempts = (): readonly NotificationAttempt[] => this.#attempts;

  readonly nextAt = (): number | undefined => {
    const moments = [this.#state.calendar.nextAt(), ...this.#letters.map(({ due }) => due)];
    const planned = moments.filter((at) => at !== undefined);
    return planned.length > 0 ? Math.min(...planned) : undefined;
  };

  readonly deliver = (): Promise<void> => {
    this.#running = this.#running.then(() => this.#sendDue());
    return this.#running;
  };

  /** Sends what is due by itself, by the real clock. To be called after whatever may have written something. */
  readonly wind = (): void => {
    clearTimeout(this.#timer);
    const at = this.nextAt();
    if (at === undefined) return;
    const wait = Math.min(Math.max(0, at - this.#state.now()), HOUR);
    this.#timer = setTimeout(() => void this.deliver().then(this.wind), wait);
    // A process that has nothing else to do may end.
    if (typeof this.#timer === 'object') this.#timer.unref();
  };

  #between(least: number, most: number): number {
    return least + (Number(this.#random.digits(6)) / 1_000_000) * (most - least);
  }

  async #sendDue(): Promise<void> {
    for (;;) {
      this.#state.catchUp();
      const now = this.#state.now();
      const due = this.#letters.filter((letter) => letter.due <= now);
      const letter = due.toSorted((a, b) => a.due - b.due)[0];
      if (!letter) return;
      await this.#send(letter);
    }
  }

  async #send(letter: Letter): Promise<void> {
    const now = this.#state.now();
    letter.attempts += 1;
    const isAccepted = await this.#attempt(letter);
    const { eventCode, pspReference } = letter.item;
    this.#attempts.push({ eventCode, pspReference, at: now, attempt: letter.attempts, isAccepted });
    if (isAccepted) {
      const earlier = this.#letters.slice(0, this.#letters.indexOf(letter));
      for (const held of earlier.filter(({ isHeldBack }) => isHeldBack))
        Object.assign(held, { isHeldBack: false, due: Math.min(held.due, now) });
      this.#remove(letter);
      return;
    }
    letter.due = now + (RETRY_AFTER[letter.attempts - 1] ?? RETRY_LAST);
    if (letter.due - letter.writtenAt > GIVE_UP_AFTER) this.#remove(letter);
  }

  #remove(letter: Letter): void {
    this.#letters = this.#letters.filter((other) => other !== letter);
  }

  async #attempt({ item, faults, attempts }: Letter): Promise<boolean> {
    const struck = attempts === 1 ? faults : [];
    if (has(struck, 'drop-before')) return false;
    const { url, hmacKey, headers, send = fetch } = this.#options;
    const key = has(struck, 'forged') ? hmacKey.replaceAll(/[\da-f]/gi, '0') : hmacKey;
    const hmacSignature = await signNotification(item, key);
    const signed = { ...item, additionalData: { ...item.additionalData, hmacSignature } };
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    try {
      const response = await send(request);
      const isAccepted = response.ok && (await response.text()).includes(ACCEPTED);
      return isAccepted && !has(struck, 'drop-after');
    } catch {
      // A receiver that cannot be reached is one that did not accept.
      return false;
    }
  }
}
