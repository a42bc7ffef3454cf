import { OFFICE_INVARIANTS, type OfficeInvariant, type OfficePlayed } from './run.js';

type Counts = Record<string, number>;

/** What many schedules of the office came to. Adds up, so that several processes can share a run. */
export class OfficeTally {
  schedules = 0;
  faultFree = 0;
  readonly byInvariant: Counts = {};
  /** How often each write was done, in so many schedules. */
  readonly done: Counts = {};
  readonly played: Counts = {};

  add({ schedule, done, violations }: OfficePlayed): void {
    this.schedules++;
    if (schedule.troubles.length === 0) this.faultFree++;
    this.#count(this.played, schedule.deed, 1);
    this.#count(this.done, schedule.deed, done);
    for (const invariant of new Set(violations.map((violation) => violation.invariant)))
      this.#count(this.byInvariant, invariant, 1);
  }

  merge(other: OfficeTally): void {
    this.schedules += other.schedules;
    this.faultFree += other.faultFree;
    for (const name of ['byInvariant', 'done', 'played'] as const)
      for (const [key, count] of Object.entries(other[name])) this.#count(this[name], key, count);
  }

  get violations(): number {
    return Object.values(this.byInvariant).reduce((sum, count) => sum + count, 0);
  }

  text(): string {
    return [
      '',
      `${this.schedules} schedules of the office (${this.faultFree} without a fault)`,
      ...Object.entries(OFFICE_INVARIANTS).map(
        ([name, what]) =>
          `  ${name}  ${String(this.byInvariant[name as OfficeInvariant] ?? 0).padStart(5)}  ${what}`,
      ),
      ...Object.entries(this.played).map(
        ([row, count]) =>
          `  ${String(this.done[row]).padStart(5)}  ${row}, done in ${count} schedules for one or two people`,
      ),
    ].join('\n');
  }

  #count(counts: Counts, name: string, count: number): void {
    counts[name] = (counts[name] ?? 0) + count;
  }
}
