import { STATUS_CODES } from 'node:http';
import type { MessagePort } from 'node:worker_threads';
import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten';

import { SCRIPT_TIME, type Asked, type Told } from './asked.js';
import { PRELUDE } from './prelude.js';

const MEMORY = 16 * 1024 * 1024;
const STACK = 256 * 1024;
/** Milliseconds in which a script that took too long may still be asked for the tests that it had ended. */
const AFTERWARDS = 100;
/** Jobs of promises that are run before the clock is looked at. */
const AT_ONCE = 100;

/** Gives a value back when its block ends, whether or not it ended well. */
function using<Result>(handle: QuickJSHandle, use: (handle: QuickJSHandle) => Result): Result {
  try {
    return use(handle);
  } finally {
    handle.dispose();
  }
}

/** Calls a function of the prelude. Nothing where it threw, which only a script that has come to an end makes it do. */
function call(context: QuickJSContext, prelude: QuickJSHandle, name: string, argument?: QuickJSHandle) {
  return using(context.getProp(prelude, name), (it) => {
    const called = context.callFunction(it, context.undefined, ...(argument ? [argument] : []));
    if (!called.error)
      return using(called.value, (value) =>
        context.typeof(value) === 'string' ? context.getString(value) : '',
      );
    called.error.dispose();
    return undefined;
  });
}

/**
 * Runs one script in a context of its own, which has no way out: it is told texts, and tells a text. `now`, in milliseconds, is what
 * its time is measured by.
 */
export function runScript(engine: QuickJSWASMModule, { code, ...told }: Asked, now = Date.now): Told {
  const runtime = engine.newRuntime({ memoryLimitBytes: MEMORY, maxStackSizeBytes: STACK });
  const context = runtime.newContext();
  let ends = Infinity;
  let isLate = false;
  runtime.setInterruptHandler(() => now() > ends);
  const { response } = told;
  const answer = response && { ...response, status: STATUS_CODES[response.code] ?? '' };
  try {
    return using(context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js')), (prelude) => {
      using(context.newString(JSON.stringify({ ...told, response: answer })), (text) =>
        call(context, prelude, 'open', text),
      );
      ends = now() + SCRIPT_TIME;
      const failWith = (error: QuickJSHandle): void => {
        isLate ||= now() > ends;
        if (isLate) ends = now() + AFTERWARDS;
        using(error, (thrown) => call(context, prelude, 'fail', thrown));
      };
      const ran = context.evalCode(code, 'script.js');
      if (ran.error) failWith(ran.error);
      else ran.value.dispose();
      while (!isLate && runtime.hasPendingJob()) {
        const done = runtime.executePendingJobs(AT_ONCE);
        if (done.error) failWith(done.error);
        else if (now() > ends) isLate = true;
      }
      ends = now() + AFTERWARDS;
      return { kind: 'ran', results: call(context, prelude, 'finish'), isLate };
    });
  } finally {
    context.dispose();
    runtime.dispose();
  }
}

/** Answers the thread that began this one, for as long as its engine is whole. */
export async function serveScripts(port: MessagePort, flag: Int32Array): Promise<void> {
  const tell = (told: Told): void => {
    port.postMessage(told);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
  const quickjs = await import('quickjs-emscripten').catch(() => undefined);
  if (!quickjs) return tell({ kind: 'absent' });
  const engine = await quickjs.getQuickJS();
  port.on('message', (asked: Asked) => {
    try {
      tell(runScript(engine, asked));
    } catch {
      tell({ kind: 'broken' });
    }
  });
  tell({ kind: 'ready' });
}
