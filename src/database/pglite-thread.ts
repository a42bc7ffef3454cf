import type { Worker } from 'node:worker_threads';

import { DatabaseStopped, failureOf } from './failures.js';
import type { Answered, Asked, Engine, Place } from './pglite-engine.js';

/** Kept apart, so that no bundler takes the two for a file to copy. */
const HERE = import.meta.url;

/** What the thread runs: this library's own module of the engine, from where this module stands. */
const SCRIPT = `import { parentPort, workerData } from 'node:worker_threads';
const { module, place, niceness } = workerData;
const { serveEngine } = await import(module).catch(() => ({}));
if (serveEngine) await serveEngine(parentPort, place, niceness);
else parentPort.postMessage({ kind: 'absent' });`;

interface Waiting {
  resolve(result: { readonly rows: readonly unknown[] }): void;
  reject(error: Error): void;
}

/** PGlite in a thread of its own: a heavy statement holds up nothing but the statements behind it. */
class ThreadEngine implements Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #why: string | undefined;
  #count = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answered: Answered) => this.#take(answered));
    worker.on('error', (error: Error) => (this.#why ??= error.message));
    this.#ended = new Promise((resolve) => {
      worker.once('exit', (code) => {
        this.#why ??= `its thread ended with ${code}`;
        for (const { reject } of this.#waiting.values()) reject(new DatabaseStopped(this.#why, true));
        this.#waiting.clear();
        resolve();
      });
    });
  }

  query(sql: string, parameters: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }> {
    if (this.#why !== undefined) return Promise.reject(new DatabaseStopped(this.#why, false));
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ id, sql, parameters: [...parameters] } satisfies Asked);
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
    });
  }

  async close(): Promise<void> {
    this.#worker.ref();
    this.#worker.postMessage('close' satisfies Asked);
    await this.#ended;
  }

  stop(): void {
    void this.#worker.terminate();
  }

  #take(answered: Answered): void {
    if (answered.kind === 'closed') return this.stop();
    if (answered.kind !== 'rows' && answered.kind !== 'error') return;
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    // A process that waits for nothing else may end.
    if (this.#waiting.size === 0) this.#worker.unref();
    if (answered.kind === 'rows') waiting?.resolve({ rows: answered.rows });
    else waiting?.reject(failureOf(answered.failure));
  }
}

/** Starts a thread with the database in it. Nothing where there are no threads, or a bundler left the engine's module out. */
export async function openThread(place: Place, niceness: number): Promise<Engine | undefined> {
  const threads = await import('node:worker_threads').catch(() => undefined);
  if (typeof threads?.Worker !== 'function') return undefined;
  let module: string;
  try {
    module = new URL('./pglite-engine.js', HERE).href;
  } catch {
    return undefined;
  }
  const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
  const worker = new threads.Worker(script, { workerData: { module, place, niceness } });
  const answered = await firstWord(worker);
  if (answered.kind === 'open') {
    worker.unref();
    return new ThreadEngine(worker);
  }
  await worker.terminate();
  if (answered.kind === 'absent') return undefined;
  throw 'failure' in answered ? failureOf(answered.failure) : new DatabaseStopped(answered.kind, false);
}

function firstWord(worker: Worker): Promise<Answered> {
  return new Promise<Answered>((resolve, reject) => {
    const fail = (why: Error | number): void =>
      reject(typeof why === 'number' ? new DatabaseStopped(`its thread ended with ${why}`, false) : why);
    // Unheard, an error would end the process.
    worker.on('error', fail).once('exit', fail);
    worker.once('message', resolve);
  });
}
