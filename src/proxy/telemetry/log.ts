import type { LogEntry, LogLevel, ProxyEvent } from './proxy-event.js';
import type { Settings } from '../settings.js';

/** Words that the operator has to look at although the request was answered. */
const FAILURES = /^(?:ledger-failed|hook-failed|hook-given-up|internal|reversal-failed|unsettled)$/;
const ODD =
  /^(?:answer-mismatch|order-unknown|rate-limited|unavailable|platform-(?!refused).*|credentials\..*)$/;

function levelOf({ outcome, status, notes }: ProxyEvent): LogLevel {
  const words = [outcome, ...notes];
  if (status === 500 || words.some((word) => FAILURES.test(word))) return 'error';
  return status > 500 || words.some((word) => ODD.test(word)) ? 'warn' : 'info';
}

/** For the eye, where a developer tries things out: `12:00:01 pay: paid (200, 34 ms)`. */
function readable({ time, level, operation, outcome, status, duration, notes, sqlState }: LogEntry): string {
  const more = [...notes, ...(sqlState ? [sqlState] : [])].join(', ');
  const mark = level === 'info' ? '' : ` ${level}:`;
  const facts = [...(status > 0 ? [status] : []), `${Math.round(duration)} ms`].join(', ');
  return `${time.slice(11, 19)}${mark} ${operation}: ${outcome} (${facts})${more && ` · ${more}`}`;
}

/** Writes one line; errors and warnings where a console keeps those apart. */
function print(level: LogLevel, line: string): void {
  if (level === 'info') console.log(line);
  else if (level === 'warn') console.warn(line);
  else console.error(line);
}

/**
 * Writes an event down: as the option `log` says, else one line of JSON, or in the sandbox one for the eye. A proxy inside a
 * page writes nothing.
 */
export function logEvent({ options, environment, inPage }: Settings, event: ProxyEvent): void {
  const { log } = options;
  if (log === false || (log === undefined && inPage)) return;
  const entry: LogEntry = { level: levelOf(event), time: new Date().toISOString(), ...event };
  if (log) log(entry);
  else print(entry.level, environment === 'sandbox' ? readable(entry) : JSON.stringify(entry));
}
