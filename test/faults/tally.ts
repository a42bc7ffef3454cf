import type { Played } from './run.js';
import { INVARIANTS, type Invariant } from './watch.js';

type Counts = Record<string, number>;

const addTo = (counts: Counts, name: string, count = 1): void => {
  counts[name] = (counts[name] ?? 0) + count;
};

const listOf = (counts: Counts): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** What many schedules came to. Adds up, so that several processes can share a run. */
export class Tally {
  schedules = 0;
  faultFree = 0;
  attempts = 0;
  inApps = 0;
  inParts = 0;
  /** Money beside payments: given back, not to be given back and listed, or never reported. */
  givenBack = 0;
  listed = 0;
  unreported = 0;
  doubleCharges = 0;
  falseNegatives = 0;
  readonly byInvariant: Counts = {};
  readonly ends: Counts = {};
  readonly methods: Counts = {};
  readonly causes: Counts = {};
  readonly requests: Counts = {};

  add({ schedule, verdict, violations }: Played): void {
    this.schedules++;
    if (schedule.troubles.length === 0) this.faultFree++;
    this.attempts += verdict.attempts;
    this.inApps += verdict.inApps;
    if (verdict.isInParts) this.inParts++;
    this.givenBack += verdict.beside.givenBack;
    this.listed += verdict.beside.listed;
    this.unreported += verdict.beside.unreported;
    this.doubleCharges += verdict.doubleCharges;
    this.falseNegatives += verdict.falseNegatives;
    for (const invariant of new Set(violations.map((violation) => violation.invariant)))
      addTo(this.byInvariant, invariant);
    addTo(this.ends, verdict.end);
    for (const method of verdict.paidBy) addTo(this.methods, method);
    if (verdict.cause) addTo(this.causes, verdict.cause);
    for (const count of verdict.requests) addTo(this.requests, String(count));
  }

  merge(other: Tally): void {
    for (const name of [
      'schedules',
      'faultFree',
      'attempts',
      'inApps',
      'inParts',
      'givenBack',
      'listed',
      'unreported',
      'doubleCharges',
      'falseNegatives',
    ] as const)
      this[name] += other[name];
    for (const name of ['byInvariant', 'ends', 'methods', 'causes', 'requests'] as const)
      for (const [key, count] of Object.entries(other[name])) addTo(this[name], key, count);
  }

  get violations(): number {
    return Object.values(this.byInvariant).reduce((sum, count) => sum + count, 0);
  }

  text(): string {
    const { schedules, attempts, causes, ends } = this;
    const unknown = ends['unknown'] ?? 0;
    const share = attempts === 0 ? 0 : (unknown / attempts) * 100;
    return [
      '',
      `${schedules} schedules (${this.faultFree} without a fault), ${attempts} attempts, ${this.inApps} of them in an app`,
      ...Object.entries(INVARIANTS).map(
        ([name, what]) =>
          `  ${name.padEnd(3)} ${String(this.byInvariant[name as Invariant] ?? 0).padStart(5)}  ${what}`,
      ),
      `double charges by the platform's books: ${this.doubleCharges}`,
      `shown as not paid, and charged: ${this.falseNegatives}`,
      `paid in parts: ${this.inParts}`,
      `paid twice or too late: ${this.givenBack} given back, ${this.listed} listed for an operator, ${this.unreported} never reported`,
      `how orders ended: ${listOf(ends)}`,
      `what they were paid by: ${listOf(this.methods)}`,
      `honestly unknown: ${unknown} (${share.toFixed(2)} % of attempts)`,
      ...Object.entries(causes).map(([cause, count]) => `  ${String(count).padStart(5)}  ${cause}`),
      `requests of an attempt: ${this.#requestsText()}`,
    ].join('\n');
  }

  #requestsText(): string {
    const all = Object.entries(this.requests)
      .map(([count, times]) => ({ count: Number(count), times }))
      .toSorted((a, b) => a.count - b.count);
    const total = all.reduce((sum, { times }) => sum + times, 0);
    const at = (share: number): number => {
      let seen = 0;
      return all.find(({ times }) => (seen += times) >= total * share)?.count ?? 0;
    };
    return `median ${at(0.5)}, 99 of 100 at most ${at(0.99)}, most ${all.at(-1)?.count ?? 0}`;
  }
}
