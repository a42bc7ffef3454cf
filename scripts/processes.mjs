import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const running = new Set();

/** Ends a child with all it started: browsers outlive a test runner that is merely killed. */
function end(child, signal) {
  if (process.platform === 'win32') return child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of running) end(child, signal);
    process.exit(1);
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
 * `limit` (ms) it is killed when it takes longer, and `timedOut` is true.
 */
export function run(command, args, { env = {}, inherit = false, limit, cwd = ROOT, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    // A group of its own can be ended as one; what talks to the terminal stays in the terminal's.
    const detached = !inherit && process.platform !== 'win32';
    const child = spawn(command, args, { cwd, env: environment(env), stdio, shell, detached });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    let timedOut = false;
    const timer = limit && setTimeout(() => ((timedOut = true), end(child, 'SIGKILL')), limit);
    const settle = (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 1, signal, output, timedOut });
    };
    child.on('error', reject);
    child.on('close', settle);
    // A browser left behind may hold the pipes open; what it still writes is not waited for.
    child.on('exit', (code, signal) => setTimeout(settle, 2000, code, signal).unref());
  });
}

/** Path of a development dependency's command, to be run by this Node (shell wrappers differ between systems). */
export function tool(name, command = name) {
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a program and fails with all it wrote if it does not end well. */
export async function runOrFail(what, args, options) {
  const { code, output } = await runNode(args, options);
  if (code !== 0) throw new Failure(`${what} failed:\n${output.trim()}`);
  return output;
}
