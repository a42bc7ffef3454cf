import { canPay, type AttemptState } from '../../src/client/pay-once/index.js';
import type { BookEntry } from '../../src/sandbox/index.js';
import { NotPaid } from './not-paid.js';
import { AMOUNT } from './processes.js';
import { ORDER, type Page } from './page.js';
import { AT_A_TILL, type World } from './world.js';

export const INVARIANTS = {
  I1: 'an order is charged at most once',
  I2: 'a key is sent with one body for its whole life',
  I3: 'what was shown as not paid never is charged',
  I4: 'what is shown as paid is paid in the ledger, and at the platform',
  I5: 'nothing is sent while another attempt of the order is open',
  I6: 'once the faults have stopped, an attempt comes to its end',
  I7: 'a page that is loaded anew tells what the ledger holds',
  I8: 'nothing of a card, an account or a person is stored',
  I9: 'a result counts for its own attempt, once',
  I10: 'the requests of an attempt are bounded',
  I11: 'what gift cards and vouchers have paid is what the ledger counts, once nothing is open',
  I12: 'money that comes beside a payment goes back by itself, or is listed for an operator',
  I13: 'what is left on a gift card, and what it has paid, is what was on it',
} as const;
export type Invariant = keyof typeof INVARIANTS;

export interface Violation {
  readonly invariant: Invariant;
  readonly what: string;
}

/**
 * As many requests as one attempt may cost on one page, from the click until the page says what became of it, what the bank
 * asks for, or that it does not know. A step at the bank that is handed in, or a shopper who has the page ask again, may
 * cost as many.
 */
const MOST_REQUESTS = 22;

/** Steps of a bank in one attempt: it looks at the browser, and then asks the shopper. */
const MOST_STEPS = 2;

/** Looks at everything that is shown and sent, and notes what must not be. */
export class Watch {
  readonly violations: Violation[] = [];
  readonly notPaid: NotPaid;
  readonly shownPaid = new Set<string>();
  readonly attempts = new Set<string>();
  readonly requests = new Map<string, number>();
  /** How often a page showed what the bank asks for. */
  readonly #steps = new Map<string, number>();
  /** How often a page had said that it does not know, and a shopper had it ask again. */
  readonly #checks = new Map<string, number>();
  /** How often a page asked because it waits for an app. */
  readonly #polls = new Map<string, number>();
  /** Pages that showed an attempt. */
  readonly pages = new Map<string, Set<Page>>();
  readonly #bodies = new Map<string, string>();
  /** Under which key each redirect's result was handed in. */
  readonly #results = new Map<string, string>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    this.notPaid = new NotPaid(world);
  }

  note(invariant: Invariant, what: string): void {
    const isKnown = this.violations.some((known) => known.invariant === invariant && known.what === what);
    if (!isKnown) this.violations.push({ invariant, what });
  }

  saw(page: Page, state: AttemptState, previous: AttemptState): void {
    const key = state.key ?? previous.key;
    if (page.order !== ORDER || !key) return;
    this.pages.set(key, (this.pages.get(key) ?? new Set()).add(page));
    if (state.phase === 'action' && previous.phase !== 'action')
      this.#steps.set(key, (this.#steps.get(key) ?? 0) + 1);
    const wasSent = previous.phase !== 'idle' && previous.phase !== 'sealing';
    const isPart = state.answer?.remaining !== undefined;
    if (canPay(state) && !isPart && (wasSent || state.outcome))
      void this.notPaid.show(key, this.#world.processes.ledger);
    if (state.outcome !== 'paid') return;
    this.shownPaid.add(key);
    if (this.#world.schedule.isOwnProxy) return;
    void this.#world.processes.ledger.find(key).then((attempt) => {
      if (attempt?.leg !== 'authorised' && !this.#world.isGivenBack(attempt?.reference))
        this.note('I4', `${key} is shown as paid and is ${attempt?.outcome ?? 'not known'}`);
    });
  }

  /** What a proxy sends to the platform. */
  sent(path: string, key: string, body: string): void {
    if (!key) return;
    const known = this.#bodies.get(`${path} ${key}`) ?? body;
    this.#bodies.set(`${path} ${key}`, known);
    if (known !== body) this.note('I2', `${path} under one key with two bodies`);
    if (path === '/payments/details') this.#checkResult(key, body);
    if (path !== '/payments' || this.#world.schedule.isOwnProxy) return;
    const { reference } = JSON.parse(body) as { reference: string };
    void this.#checkGuard(reference);
  }

  /** What a page sends to a proxy that may not know what it was sent before. */
  sentCard(key: string): void {
    if (this.attempts.has(key)) this.note('I2', `${key} is sent with a second card`);
    this.attempts.add(key);
  }

  checkedAgain(key: string | undefined): void {
    if (key) this.#checks.set(key, (this.#checks.get(key) ?? 0) + 1);
  }

  /** Attempts that a page has waited for an app for. */
  get inApps(): number {
    return this.#polls.size;
  }

  /** A page that shows that it waits for an app asks once more. */
  waits(key: string | undefined): void {
    if (key) this.#polls.set(key, (this.#polls.get(key) ?? 0) + 1);
  }

  asked(key: string): void {
    this.requests.set(key, (this.requests.get(key) ?? 0) + 1);
  }

  /** The most that an attempt may have asked for. */
  mostRequests(key: string): number {
    const pages = this.pages.get(key)?.size ?? 1;
    const steps = Math.min(MOST_STEPS, this.#steps.get(key) ?? 0);
    const polls = this.#polls.get(key) ?? 0;
    return MOST_REQUESTS * (pages + steps + (this.#checks.get(key) ?? 0)) + polls;
  }

  /** At every step: money that is with the merchant, by the platform's own books. */
  look(): void {
    for (const reference of this.notPaid.charged())
      this.note('I3', `${reference} was shown as not paid and is charged`);
    if (this.#world.isForgetful || this.#world.schedule.isOwnProxy) return;
    const charged = this.#world.charges().filter((entry) => !this.#isKept(entry));
    const sum = charged.reduce((all, { amount }) => all + amount.value, 0);
    if (sum > AMOUNT.value) this.note('I1', `${charged.length} charges at once`);
  }

  /**
   * Money at a till whose shopper took another method: a till gives nothing back, and once the platform has agreed to end it, the
   * order is free, whenever its report comes. I12 sees to it that an operator is told. A payment without such an agreement holds its order.
   */
  #isKept({ brand, reference }: BookEntry): boolean {
    return brand === AT_A_TILL && this.notPaid.isLetGo(reference);
  }

  #checkResult(key: string, body: string): void {
    const { redirectResult } = (JSON.parse(body) as { details: { redirectResult?: string } }).details;
    // A page that cannot store anything does not know what it handed in before: its proxy has to.
    if (redirectResult === undefined || this.#world.schedule.isOwnProxy) return;
    const known = this.#results.get(redirectResult) ?? key;
    this.#results.set(redirectResult, known);
    if (known !== key) this.note('I9', 'a result is handed in for two attempts');
  }

  async #checkGuard(reference: string): Promise<void> {
    const { ledger } = this.#world.processes;
    const attempt = await ledger.findByReference(reference);
    if (attempt) this.attempts.add(attempt.key);
    const standing = attempt && (await ledger.findOrder(attempt.order));
    // A try for an attempt that was settled meanwhile goes out under its old key, and is known there.
    const isOpen = attempt?.leg !== 'open' || standing?.openAttempt === attempt.key;
    if (!attempt || !isOpen) this.note('I5', `${reference} is sent, without having been written down before`);
  }
}
