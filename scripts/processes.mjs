import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Ways to end what runs now. */
const running = new Set();

/** Carried by whatever a run starts: what left its group, or outlived its parent, is still known by it. */
const MARK = 'FLORIN_RUNS';

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Linux tells what stands in a process's environment; elsewhere none is found. */
function processesOf(mark) {
  if (process.platform !== 'linux') return [];
  const isMarked = (pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isMarked(name));
}

/** Ends a run with all it started: browsers outlive a test runner that is merely killed. */
function endAll(child, mark) {
  if (process.platform === 'win32') return child.kill();
  kill(-child.pid);
  for (const pid of processesOf(mark)) kill(Number(pid));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    // What was asked to end may have a payment to finish, or a database to close. A second signal ends all at once.
    void Promise.all(Array.from(running, (end) => end(signal))).then(() => process.exit(1));
  });

/** Progress goes to stderr, so that what a command is for stands alone on stdout. */
export const say = (text) => process.stderr.write(`florin: ${text}\n`);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A failure whose message says all there is to say; no stack is printed for it. */
export class Failure extends Error {}

/** What children see: no NODE_ENV of the caller, because tools take `production` for an order to leave things out. */
export function environment(extra = {}) {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1', ...extra };
}

/**
 * Runs a program to its end; resolves to its exit code and, unless it `inherit`s the terminal, what it wrote. With
 * `limit` (ms) it is killed when it takes longer, and `timedOut` is true. `onOutput` is called with each piece of what it
 * writes. Nothing it started outlives it.
 */
export function run(
  command,
  args,
  { env = {}, inherit = false, limit, cwd = ROOT, shell = false, onOutput } = {},
) {
  return new Promise((resolve, reject) => {
    const stdio = inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const mark = randomUUID();
    const marks = `${process.env[MARK] ?? ''} ${mark}`;
    // A group of its own can be ended as one; what talks to the terminal stays in the terminal's, and ends in its own way.
    const detached = !inherit && process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd,
      env: { ...environment(env), [MARK]: marks },
      stdio,
      shell,
      detached,
    });
    const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    const end = (signal) => {
      if (inherit) child.kill(signal);
      else endAll(child, mark);
      return ended;
    };
    running.add(end);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        onOutput?.(chunk);
      });
    let timedOut = false;
    const timer = limit && setTimeout(() => ((timedOut = true), end('SIGKILL')), limit);
    const settle = (code, signal) => {
      clearTimeout(timer);
      running.delete(end);
      resolve({ code: code ?? 1, signal, output, timedOut });
    };
    child.on('error', reject);
    child.on('close', settle);
    child.on('exit', (code, signal) => {
      if (!inherit) endAll(child, mark);
      // What still holds the pipes open, where a system does not tell whose it is, is not waited for.
      setTimeout(settle, 2000, code, signal).unref();
    });
  });
}

/** Path of a development dependency's command, to be run by this Node (shell wrappers differ between systems). */
export function tool(name, command = name) {
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** For tools written in Go: they spend a quarter of their time on giving memory back that is there to be used. */
export const GO = { GOGC: '400' };

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a program and fails with all it wrote if it does not end well. */
export async function runOrFail(what, args, options) {
  const { code, output } = await runNode(args, options);
  if (code !== 0) throw new Failure(`${what} failed:\n${output.trim()}`);
  return output;
}
