import type { Outcome } from '../client/outcome.js';
import { TEST_CARDS } from '../sandbox/cards/cards.js';
import type { Sandbox, TestCard, TestCardId } from '../sandbox/index.js';
import type { TimeSpan } from './clock.js';

/** What a shopper does in a scenario, and how the payment ends. */
export interface Scenario {
  /** For `typeCard`. */
  readonly card: TestCard;
  /** For `answerChallenge`, where the bank asks for a code. */
  readonly code?: string;
  /** How long the shopper waits before they answer, by the clock of the sandbox. Default: not at all. */
  readonly late?: TimeSpan;
  readonly outcome: Outcome;
}

interface Row extends Omit<Scenario, 'card'> {
  readonly card: TestCardId;
  /** The platform carries the payment out, and its answers are lost. */
  readonly isLost?: boolean;
}

const ROWS = {
  paid: { card: 'paid-visa', outcome: 'paid' },
  challenged: { card: 'challenge', code: '1234', outcome: 'paid' },
  pending: { card: 'pending', outcome: 'pending' },
  unknown: { card: 'paid-visa', isLost: true, outcome: 'unknown' },
  expired: { card: 'challenge', code: '1234', late: { minutes: 11 }, outcome: 'refused' },
} as const satisfies Readonly<Record<string, Row>>;

/** A refusal goes by its test card: `refused-balance`. */
type Refusal = Extract<TestCardId, 'refused' | `refused-${string}`>;

/**
 * - `paid`: at once.
 * - `challenged`: the bank asks for a code, and the shopper knows it.
 * - `pending`: the bank approves after ten minutes.
 * - `unknown`: the platform takes the money, and its answer is lost until you call `sandbox.faults.clear()`.
 * - `expired`: the shopper answers the bank too late.
 * - `refused`, `refused-balance` and so on: as the test card of this `id`.
 */
export type ScenarioName = keyof typeof ROWS | Refusal;

const isRefusal = (id: string): id is Refusal => /^refused(?:-|$)/.test(id);
const refusals = TEST_CARDS.map(({ id }) => id).filter(isRefusal);

const TABLE: Readonly<Record<string, Row>> = {
  ...ROWS,
  ...Object.fromEntries(refusals.map((card) => [card, { card, outcome: 'refused' }] as const)),
};

/**
 * Prepares the sandbox for a scenario, and says what to do in it. Throws a `TypeError` where no scenario has the name.
 *
 * @param sandbox - The sandbox that takes the payment. `unknown` needs it; the other scenarios are played by a card alone.
 */
export function playScenario(name: ScenarioName, sandbox?: Sandbox): Scenario {
  const row = Object.hasOwn(TABLE, name) ? TABLE[name] : undefined;
  const card = TEST_CARDS.find(({ id }) => id === row?.card);
  if (!row || !card)
    throw new TypeError(`No scenario is called '${name}', only ${Object.keys(TABLE).join(', ')}.`);
  const { isLost, ...scenario } = row;
  if (isLost && !sandbox) throw new TypeError(`The scenario '${name}' needs the sandbox.`);
  if (isLost) sandbox?.faults.always('payments', 'drop-after');
  return { ...scenario, card };
}
