import type { AttemptAnswer } from '../shopper/index.js';
import {
  Ledger,
  type Details,
  type Failure,
  type KnownAttempt,
  type PayInput,
  type PayRow,
  type RowInput,
  type Reply,
} from './ledger.js';
import type { PayOncePorts, Prepare } from './ports.js';
import { isUnsent } from './problem.js';
import { readRecord, removeRecord, writeRecord } from './record.js';
import { canPay, IDLE, isResting, next, type AttemptEvent, type AttemptState } from './state.js';

type Ask = 'pay' | 'details' | 'attempt' | 'fence';

const ROUNDS = 14;
const RETRIES = 3;

/** 2 s, 3 s, 4.5 s … 20 s; without an answer 5 s at most, so that the first answer after an outage comes in seconds. */
const longer = (pause: number, isAnswer: boolean): number =>
  Math.min(isAnswer ? 20_000 : 5000, Math.max(2000, pause * 1.5));

/**
 * One order, paid at most once from here: the single source of truth for a checkout, a return page and a result. An
 * attempt has one key from the click to its end; whatever gets lost is settled by asking the ledger, never by guessing.
 * This one follows an attempt that was made elsewhere; `PayOnce` makes one, too.
 */
export class AttemptFollower {
  readonly order: string;
  /** What to pay by. A page that has nothing to pay does without, and loads nothing of what a payment is made of. */
  protected readonly row: PayRow | undefined;
  readonly #ports: PayOncePorts;
  readonly #ledger: Ledger;
  #state: AttemptState = IDLE;
  /** Counts what was started, so that an answer to something older changes nothing. */
  #turn = 0;
  #retries = RETRIES;
  #prepare: Prepare<RowInput> | undefined;
  #amount: PayInput['amount'] | undefined;
  #details: Details | undefined;
  #waiting: (() => void)[] = [];

  constructor(order: string, ports: PayOncePorts) {
    this.order = order;
    this.#ports = ports;
    this.#ledger = new Ledger(order, () => ports.client());
  }

  get state(): AttemptState {
    return this.#state;
  }

  protected async begin(prepare: Prepare<RowInput>, key: string): Promise<AttemptState> {
    if (!canPay(this.#state)) return this.rested();
    this.#prepare = prepare;
    this.#details = this.#amount = undefined;
    this.#record(key, 'sealing');
    this.#dispatch({ type: 'begun', key });
    void this.#run('pay');
    return this.rested();
  }

  /** Takes up the attempt that storage, or the server in `key`, knows of. False where there is none or one is under way. */
  resume(key = readRecord(this.#ports.storage, this.order)): boolean {
    if (!key || this.#state.phase !== 'idle') return false;
    void this.#run(this.#follow(key));
    return true;
  }

  /** Asks the proxy for the attempt of the order, where this browser remembers none: another tab may have made it. */
  find(): Promise<KnownAttempt> {
    return this.#ledger.knownAttempt();
  }

  /** Hands in the result of an action. Works on a return page too, where only the ledger still knows the attempt. */
  async complete(details: Details): Promise<AttemptState> {
    this.#details = details;
    this.#dispatch({
      type: 'found',
      key: this.#state.key ?? readRecord(this.#ports.storage, this.order),
    });
    if (this.#state.phase === 'verifying') void this.#run('details');
    return this.rested();
  }

  /** Asks again, for the shopper's "check again": `unknown` becomes `verifying`. */
  async check(): Promise<AttemptState> {
    if (this.#state.phase !== 'unknown') return this.look();
    this.#dispatch({ type: 'found', key: this.#state.key });
    this.wake();
    return this.rested();
  }

  /** Asks once, without a word, when a page comes back into view: what has ended meanwhile is shown. */
  async look(): Promise<AttemptState> {
    const { key, phase, outcome } = this.#state;
    const turn = this.#turn;
    if (!key || !(phase === 'action' || phase === 'unknown' || outcome === 'pending')) return this.#state;
    const reply = await this.#ledger.attempt(key);
    if (turn !== this.#turn || !('answer' in reply)) return this.#state;
    const event = this.#answered(reply.answer, false);
    if (next(this.#state, event).phase === 'settled') this.#dispatch(event);
    return this.#state;
  }

  /** Says that this page cannot do what the bank asks for: the outcome is `action-required`. */
  strand(): void {
    this.#dispatch({ type: 'stranded' });
  }

  /** Forgets an attempt that ended without a payment. */
  reset(): void {
    this.#dispatch({ type: 'reset' });
  }

  /** Stops asking; a payment on its way stays so. `wake` takes it up again. */
  sleep(): void {
    if (this.#state.phase === 'verifying') this.#turn++;
  }

  wake(): void {
    if (this.#state.phase === 'verifying') void this.#run(this.#state.key ? 'attempt' : 'details');
  }

  /** Resolves once the attempt stands still until the shopper acts. */
  async rested(): Promise<AttemptState> {
    if (!isResting(this.#state)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#state;
  }

  async #run(first: Ask): Promise<void> {
    const turn = ++this.#turn;
    this.#retries = RETRIES;
    let ask: Ask | undefined = first;
    let pause = 0;
    for (let round = 0; ask && round < ROUNDS; round++) {
      if (pause) await this.#ports.wait(pause);
      if (turn !== this.#turn) return;
      const reply: Reply = await this.#send(ask);
      if (turn !== this.#turn) return;
      const isAnswer = 'answer' in reply;
      const isQuestion = ask === 'attempt' || ask === 'fence';
      ask = isAnswer ? this.#afterAnswer(ask, reply.answer) : await this.#afterFailure(ask, reply);
      if (isAnswer || isQuestion) pause = longer(pause, isAnswer);
      else pause = ask === 'fence' ? 0 : (reply.problem.retryAfter ?? 0);
      if (turn !== this.#turn) return;
    }
    if (ask) this.#dispatch({ type: 'exhausted' });
  }

  #send(ask: Ask): Promise<Reply> {
    const { key } = this.#state;
    const { row } = this;
    const prepare = this.#prepare;
    if (key && ask === 'fence') return this.#ledger.fence(key);
    if (!key || ask === 'details') return this.#ledger.details(key, this.#details ?? {});
    if (ask === 'attempt' || !prepare || !row) return this.#ledger.attempt(key);
    return this.#ledger.pay(row, key, async () => {
      const request = await prepare(key);
      this.#amount = request.amount;
      if (this.#state.phase === 'sealing') this.#record(key, 'sending');
      this.#dispatch({ type: 'sent' });
      return request;
    });
  }

  /** What to ask next, if anything. */
  #afterAnswer(asked: Ask, answer: AttemptAnswer): Ask | undefined {
    if (asked === 'details') this.#details = undefined;
    else if (this.#details && answer.outcome === 'action-required' && this.#retries-- > 0) return 'details';
    this.#dispatch(this.#answered(answer, asked === 'pay' || asked === 'details'));
    const { phase, problem } = this.#state;
    if (phase !== 'verifying') return undefined;
    return problem && asked !== 'pay' && asked !== 'details'
      ? this.#dispatch({ type: 'exhausted' })
      : 'attempt';
  }

  async #afterFailure(asked: Ask, { error, problem }: Failure): Promise<Ask | undefined> {
    const { phase, key } = this.#state;
    const { code } = problem;
    const isFirst = phase === 'sealing' || phase === 'sending';
    if (code === 'order-paid' || code === 'attempt-open') {
      const { key: other } = await this.#ledger.knownAttempt();
      if (other && other !== key) return this.#follow(other);
      if (isFirst && !other) return this.#dispatch({ type: 'unsent', problem });
    } else if (isFirst && isUnsent(error) && code !== 'rate-limited')
      return this.#dispatch({ type: 'unsent', problem });
    this.#dispatch({ type: 'doubted', problem });
    const isMissing = code === 'unknown-attempt';
    if (code === 'unauthorised' || code === 'forbidden' || (isMissing && !key))
      return this.#dispatch({ type: 'exhausted' });
    if (isMissing && asked === 'fence') return this.#dispatch({ type: 'exhausted' });
    // This copy of it did nothing, and none that is still on its way shall: what is too much now is not a minute later.
    if (asked === 'pay' && isUnsent(error)) return 'fence';
    // It may still be on its way: only once the ledger has promised never to begin it is it over.
    if (isMissing && this.#retries-- <= 0) return 'fence';
    if (isMissing && this.#prepare) return 'pay';
    return asked === 'fence' ? asked : key ? 'attempt' : 'details';
  }

  #follow(key: string): Ask {
    this.#prepare = this.#amount = undefined;
    this.#record(key, 'sending');
    this.#dispatch({ type: 'found', key });
    return 'attempt';
  }

  #answered(answer: AttemptAnswer, isFresh: boolean): AttemptEvent & { type: 'answered' } {
    return { type: 'answered', answer, isFresh, expected: { order: this.order, amount: this.#amount } };
  }

  #record(key: string, phase: 'sealing' | 'sending'): void {
    const createdAt = (this.#ports.now ?? Date.now)();
    const isKept = writeRecord(this.#ports.storage, { key, order: this.order, phase, createdAt });
    if (!isKept && phase === 'sealing') this.#ledger.reserve(key);
  }

  #dispatch(event: AttemptEvent): undefined {
    const before = this.#state;
    this.#state = next(before, event);
    if (this.#state === before) return;
    if (canPay(this.#state)) removeRecord(this.#ports.storage, this.order);
    if (this.#state.phase === 'settled') this.#prepare = undefined;
    this.#ports.onChange(this.#state);
    if (isResting(this.#state)) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
