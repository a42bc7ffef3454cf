import type { RunFailure } from '../../../client/workspace/index.js';
import { SCRIPT_NOT_RUN } from '../../../facts/workspace-words.js';
import { MOST_TESTS, type Asked } from './asked.js';
import { readResults } from './results.js';
import { runInThread } from './script-thread.js';
import type { RunVariables } from './variables.js';

/** What is left of the time that scripts may take before the sandbox answers, in milliseconds. */
export interface ScriptTime {
  left: number;
}

export const scriptTime = (): ScriptTime => ({ left: 10_000 });

const MOST_OF_RUN = 1000;

const LATE = 'The script took longer than one second';
const BROKEN = 'The script stopped the engine that runs it: it needs more memory or nests deeper than it may';
const UNREADABLE = 'The script has changed how its results are told, so they are not read';
const NO_TIME = 'The scripts before it took 10 seconds in all: this one was not run';
const NO_ROOM = `A run has ${MOST_OF_RUN} tests at most: this script was not run`;
const MORE_TESTS = `A script has ${MOST_TESTS} tests at most: the others were not run`;
const TOO_MUCH = 'The variables of this run are too long: the last ones are not set';

/** The scripts of one run, and what they found. */
export class RunScripts {
  readonly #variables: RunVariables;
  readonly #time: ScriptTime;
  readonly #notRun = new Set<number>();
  readonly failures: RunFailure[] = [];
  total = 0;
  failed = 0;

  constructor(variables: RunVariables, time: ScriptTime) {
    this.#variables = variables;
    this.#time = time;
  }

  /** What is not run is neither passed nor failed: a run that found nothing else wrong is unknown. */
  get status(): string {
    if (this.failures.some(({ name }) => name !== SCRIPT_NOT_RUN)) return 'failure';
    return this.failures.length > 0 ? 'unknown' : 'success';
  }

  /** Runs scripts of one request, one after the other. */
  run(
    executionId: number,
    scripts: readonly string[],
    { request, response }: Pick<Asked, 'request' | 'response'>,
  ): void {
    for (const code of scripts) {
      if (this.#time.left <= 0) return this.#leaveOut(executionId, NO_TIME);
      if (this.total >= MOST_OF_RUN) return this.#leaveOut(executionId, NO_ROOM);
      const began = Date.now();
      const told = runInThread({ code, request, response, values: this.#variables.told() });
      this.#time.left -= Date.now() - began;
      if (typeof told === 'string') return this.#leaveOut(executionId, told);
      if (told.kind !== 'ran') this.#fail(executionId, 'Error', BROKEN);
      else this.#take(executionId, told.results, told.isLate);
    }
  }

  #take(executionId: number, json: string | undefined, isLate: boolean): void {
    const results = json === undefined ? undefined : readResults(json);
    for (const { name, message } of results?.tests ?? []) {
      this.total += 1;
      if (message === undefined) continue;
      this.failed += 1;
      this.failures.push({ executionId, name: 'AssertionError', message, assertion: { [name]: false } });
    }
    const { problem, hasMore, changes } = results ?? {};
    if (isLate) this.#fail(executionId, 'Error', LATE);
    else if (!results) this.#fail(executionId, 'Error', UNREADABLE);
    else if (problem) this.#fail(executionId, problem.name, problem.message);
    if (hasMore) this.#leaveOut(executionId, MORE_TESTS);
    if (changes && !this.#variables.take(changes)) this.#fail(executionId, 'Error', TOO_MUCH);
  }

  #fail(executionId: number, name: string, message: string): void {
    this.failures.push({ executionId, name, message });
  }

  /** Said once of each request. */
  #leaveOut(executionId: number, message: string): void {
    if (this.#notRun.has(executionId)) return;
    this.#notRun.add(executionId);
    this.#fail(executionId, SCRIPT_NOT_RUN, message);
  }
}
