import type { MessagePort, Worker } from 'node:worker_threads';

import { SCRIPT_TIME, type Asked, type Told } from './asked.js';

/** Kept apart, so that no bundler takes the two for a file to copy. */
const HERE = import.meta.url;

/** What the thread runs: this library's own module of the engine, from where this module stands. */
const PROGRAM = `import { workerData } from 'node:worker_threads';
const { module, port, flag } = workerData;
const { serveScripts } = await import(module);
await serveScripts(port, flag);`;

/** Milliseconds that a thread may take to start. */
const START = 15_000;
/** Milliseconds that a script may take in all: loops of the engine's own functions are not interrupted, but ended with their thread. */
const LONGEST = 2 * SCRIPT_TIME;

/** Why scripts are not run: said of a run, which is then neither passed nor failed. */
const NOT_INSTALLED =
  'Scripts are not run, because quickjs-emscripten is not installed. Install it: npm install --save-dev quickjs-emscripten';
const NO_THREADS = 'Scripts are not run here: the sandbox runs them on a server, in a thread of its own';
const NOT_STARTED = 'Scripts are not run, because their thread did not start';

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly flag: Int32Array;
  readonly receive: (port: MessagePort) => { message: unknown } | undefined;
}

let thread: Thread | string | undefined;

/** The thread's next word. A monitor's run waits for it: what comes after it sees what a script has set. */
function next({ flag, port, receive }: Thread, milliseconds: number): Told | undefined {
  Atomics.wait(flag, 0, 0, milliseconds);
  Atomics.store(flag, 0, 0);
  return receive(port)?.message as Told | undefined;
}

/** The thread that runs scripts, or why there is none. One that has ended is begun anew. */
function openThread(): Thread | string {
  const threads = globalThis.process?.getBuiltinModule?.('node:worker_threads');
  if (!threads) return NO_THREADS;
  const { port1: port, port2 } = new threads.MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  try {
    const module = new URL('./script-engine.js', HERE).href;
    const worker = new threads.Worker(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), {
      workerData: { module, port: port2, flag },
      transferList: [port2],
      env: {},
    });
    // Unheard, an error would end the process. A process that waits for nothing else may end.
    worker.on('error', () => undefined).unref();
    port.unref();
    const opened = { worker, port, flag, receive: threads.receiveMessageOnPort };
    const kind = next(opened, START)?.kind;
    if (kind === 'ready') return opened;
    void worker.terminate();
    return kind === 'absent' ? NOT_INSTALLED : NOT_STARTED;
  } catch {
    return NOT_STARTED;
  }
}

/** Runs a script, and waits until it has ended or is ended. A text says why it was not run. */
export function runInThread(asked: Asked): Told | string {
  thread ??= openThread();
  if (typeof thread === 'string') return thread;
  const { port, worker } = thread;
  port.postMessage(asked);
  const told = next(thread, LONGEST);
  if (told?.kind === 'ran') return told;
  thread = undefined;
  void worker.terminate();
  return told ?? { kind: 'ran', results: undefined, isLate: true };
}
