import { tellEvent } from '../telemetry/events.js';
import { stopwatch } from '../telemetry/stopwatch.js';
import { HookTimedOut } from '../work/hooks.js';
import { LedgerFailed } from '../telemetry/observed-ledger.js';
import { COME_BACK } from '../work/running.js';
import { traceRequest } from '../telemetry/telemetry.js';
import type { ProxyEvent } from '../telemetry/proxy-event.js';
import { corsHeaders } from './origin.js';
import { Refusal, refuse } from '../refusal.js';
import type { Settings } from '../settings.js';

/** Facts about a request, collected while it is answered. Names only. */
export interface Trace {
  audience: ProxyEvent['audience'];
  outcome: string;
  readonly notes: string[];
  sqlState?: string | undefined;
  /** Headers of the answer, whatever it says. */
  readonly headers: Record<string, string>;
  /** Headers for the platform. */
  readonly traced: Readonly<Record<string, string>>;
}

/** Answers one request, turns what goes wrong into the proxy's own error, and tells `onEvent`. */
export async function trace(
  settings: Settings,
  operation: string,
  request: Request,
  answer: (trace: Trace) => Promise<Response>,
): Promise<Response> {
  const id = crypto.randomUUID();
  const elapsed = stopwatch();
  const traced = traceRequest(settings.options.telemetry, request, operation);
  const learnt: Trace = { audience: 'none', outcome: 'ok', notes: [], headers: {}, traced: traced.headers };
  const response = await answer(learnt).catch((error: unknown) => {
    const refused = temporary(error);
    learn(learnt, refused);
    if (error instanceof LedgerFailed) learnt.sqlState = error.sqlState;
    if (refused !== error) learnt.notes.push(error instanceof HookTimedOut ? error.hook : 'ledger-failed');
    return refuse(refused);
  });
  const headers = { ...corsHeaders(settings, request), ...learnt.headers, 'x-request-id': id };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  const { audience, outcome, notes, sqlState } = learnt;
  const { status } = response;
  traced.end({ status, outcome });
  const event = { id, operation, audience, outcome, status, duration: elapsed(), notes };
  tellEvent(settings, sqlState === undefined ? event : { ...event, sqlState });
  return response;
}

/** A database that is away or a hook that does not return is refused as temporary, so that the caller tries again. */
function temporary(error: unknown): unknown {
  const isPassing = error instanceof HookTimedOut || (error instanceof LedgerFailed && error.isTemporary);
  return isPassing ? new Refusal('unavailable', { retryAfter: COME_BACK }) : error;
}

/** A name of our own or of the error's class; a message could quote what was sent. */
function learn(learnt: Trace, error: unknown): void {
  learnt.outcome = error instanceof Refusal ? error.code : 'internal';
  if (!(error instanceof Refusal)) learnt.notes.push(error instanceof Error ? error.name : 'error');
  else if (error.code === 'internal' && error.facts.field) learnt.notes.push(error.facts.field);
}
