import type { Fields } from '../refusals/fields.js';

/**
 * Where a fault can strike: one platform operation, one page of the bank, the hosted onboarding, the
 * hosted payment page, a mock server, or everything. An
 * operation goes by the folder of its interface and the name of its row, `transfers.createTransfer`; the first rows of
 * checkout have names of their own.
 * A notification goes by its event, `notifications.CAPTURE`, or all of them by `notifications`; `*` leaves them alone.
 */
export type FaultPlace =
  | 'payments'
  | 'details'
  | 'paymentMethods'
  | 'storedPaymentMethods'
  | 'result'
  | 'cancels'
  | 'clientKeys'
  | 'bank-method'
  | 'bank-challenge'
  | 'bank-redirect'
  | 'notifications'
  | 'hosted-onboarding'
  | 'hosted-payment'
  | 'mock-server'
  | `${string}.${string}`
  | '*';

/**
 * - `drop-before`, `drop-after`: the connection breaks before the platform has the request, or after it has carried it
 *   out; the handler rejects as a broken `fetch` does.
 * - `429-before`, `500-before`, `503-before`: refused and nothing executed. `503-after`: executed, and the answer lost.
 * - `redirect`: `307` to another host, nothing executed.
 * - `duplicate`: the network delivers the request twice. `evict-keys`: every idempotency key is forgotten first.
 *   `parallel`: this request is carried out whatever is known of its key.
 * - `truncate`, `wrong-type`, `html`, `reset-body`, `slow-body`: executed, and the answer's body is spoilt.
 * - `unknown-result`, `unknown-action`, `wrong-amount`, `wrong-reference`, `no-reference`, `authorised-with-action`:
 *   executed, and the answer says something it should not.
 * - Of notifications only: `late`, `twice`, `reordered` (after the one that follows it), `never`, and `forged` (signed with
 *   another key at first). `drop-before` loses the first attempt, `drop-after` its answer.
 */
export type SimpleFault =
  | 'drop-before'
  | 'drop-after'
  | '429-before'
  | '500-before'
  | '503-before'
  | '503-after'
  | 'redirect'
  | 'duplicate'
  | 'evict-keys'
  | 'parallel'
  | 'truncate'
  | 'wrong-type'
  | 'html'
  | 'reset-body'
  | 'slow-body'
  | 'unknown-result'
  | 'unknown-action'
  | 'wrong-amount'
  | 'wrong-reference'
  | 'no-reference'
  | 'authorised-with-action'
  | 'late'
  | 'twice'
  | 'reordered'
  | 'never'
  | 'forged';

export type Fault =
  | { readonly kind: SimpleFault }
  /** Seconds in the `Retry-After` header. Default: 1. */
  | { readonly kind: '429-before' | '503-before'; readonly retryAfter?: number }
  /** Milliseconds between two pieces of the body. Default: 1,000. */
  | { readonly kind: 'slow-body'; readonly ms?: number }
  /** Milliseconds by which a notification comes later than it would. Default: ten minutes. */
  | { readonly kind: 'late'; readonly ms?: number }
  /** Waits before the request is carried out (default) or before the answer is given: a time, or until a promise settles. */
  | {
      readonly kind: 'delay';
      readonly ms?: number;
      readonly until?: Promise<unknown>;
      readonly when?: 'before' | 'after';
    }
  /** Answers with any status and JSON body; nothing is executed unless `when` is `after`. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: Fields;
      readonly when?: 'before' | 'after';
    }
  /** Executed, and the answer's body changed by your own function. */
  | { readonly kind: 'edit'; readonly edit: (body: Fields) => unknown };

/** One fault, or several that strike one request together. */
export type FaultPlan = Fault | SimpleFault | readonly (Fault | SimpleFault)[];

/** Rehearses failure. Plans for the next requests queue up: the second strikes once the first has. */
export interface Faults {
  /** Strikes the next `count` requests (default 1) at this place. */
  next(place: FaultPlace, plan: FaultPlan, count?: number): void;
  /** Strikes every request at this place until `clear`, beside what is planned for the next ones. */
  always(place: FaultPlace, plan: FaultPlan): void;
  /** Ends the faults of one place, or all of them. */
  clear(place?: FaultPlace): void;
}

interface Plan {
  readonly place: FaultPlace;
  readonly faults: readonly Fault[];
  left: number;
}

const faultsOf = (plan: FaultPlan): Fault[] =>
  [plan].flat().map((fault) => (typeof fault === 'string' ? { kind: fault } : fault) as Fault);

export class FaultPlans implements Faults {
  #plans: Plan[] = [];

  next(place: FaultPlace, plan: FaultPlan, count = 1): void {
    this.#plans.push({ place, faults: faultsOf(plan), left: count });
  }

  always(place: FaultPlace, plan: FaultPlan): void {
    this.next(place, plan, Number.POSITIVE_INFINITY);
  }

  clear(place?: FaultPlace): void {
    this.#plans = place === undefined ? [] : this.#plans.filter((plan) => plan.place !== place);
  }

  /** The faults of one request: the first plan in the queue, and every lasting one. */
  take(place: FaultPlace): readonly Fault[] {
    return this.#takeFrom((plan) => plan.place === place || plan.place === '*');
  }

  /** The same for what the platform itself sends. */
  takeNotification(eventCode: string): readonly Fault[] {
    const places = ['notifications', `notifications.${eventCode}`];
    return this.#takeFrom(({ place }) => places.includes(place));
  }

  #takeFrom(strikes: (plan: Plan) => boolean): readonly Fault[] {
    const here = this.#plans.filter(strikes);
    const first = here.find(({ left }) => Number.isFinite(left));
    if (first) first.left -= 1;
    this.#plans = this.#plans.filter(({ left }) => left > 0);
    return here
      .filter((plan) => plan === first || !Number.isFinite(plan.left))
      .flatMap(({ faults }) => faults);
  }
}
