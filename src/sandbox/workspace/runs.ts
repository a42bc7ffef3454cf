import { addressText, linesText } from '../../facts/collection-format.js';
import { timeOf } from '../../facts/instant.js';
import type {
  CollectionEvent,
  CollectionItem,
  CollectionRequest,
  Execution,
  MonitorRun,
  RunFailure,
} from '../../client/workspace/index.js';
import type { State } from '../state/state.js';
import { recordsOf, type MonitorEntry } from './records.js';
import { uidOf } from './lookup.js';
import { requestsIn, serve, serverAt } from './mocks/mock-server.js';

/** A test of a script, and the status that it wants; undefined where it looks at something else. */
interface Assertion {
  readonly name: string;
  readonly status: number | undefined;
}

/**
 * Scripts are not run, only looked at: `test('name', …)` is a test, and one that names a status, as in `status(200)`,
 * fails on another. All else passes.
 */
const assertionsOf = (events: readonly CollectionEvent[] | undefined): Assertion[] =>
  (events ?? [])
    .filter(({ listen }) => listen === 'test')
    .flatMap(({ script }) =>
      linesText(script?.exec)
        .split(/\btest\(/)
        .slice(1),
    )
    .map((text) => {
      const [, , name = 'test'] = /^\s*(["'`])(.*?)\1/.exec(text) ?? [];
      const [, status] = /\bstatus\((\d{3})\)/.exec(text) ?? [];
      return { name, status: status === undefined ? undefined : Number(status) };
    });

/** Fills variables in. An unknown one stays as it is. */
function filled(state: State, monitor: MonitorEntry, request: CollectionRequest): CollectionRequest {
  const values = recordsOf(state).environments.get(monitor.environmentId ?? '')?.values ?? [];
  const known = new Map(values.map(({ key, value }) => [key, value]));
  const fill = (text: string | undefined): string | undefined =>
    text?.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => known.get(name) ?? whole);
  const header = (request.header ?? []).map((each) => ({ ...each, value: fill(each.value) }));
  return { ...request, url: fill(addressText(request.url)), header };
}

/** Sends one request. Only mock servers answer here; whatever else there is in the world says 200 and nothing. */
function execute(
  state: State,
  monitor: MonitorEntry,
  item: CollectionItem,
  id: number,
  at: number,
): Execution {
  const request = filled(state, monitor, item.request ?? {});
  const mock = serverAt(state, addressText(request.url));
  const { status, body } = mock ? serve(state, mock, request, at) : { status: 200, body: '' };
  return {
    id,
    item: { id: item.id, name: item.name },
    request: {
      method: request.method ?? 'GET',
      url: addressText(request.url),
      timestamp: timeOf(at),
      headers: Object.fromEntries((request.header ?? []).map(({ key = '', value = '' }) => [key, value])),
      body: { mode: request.body?.mode ?? 'raw', contentLength: request.body?.raw?.length ?? 0 },
    },
    response: {
      code: status,
      headers: { 'content-type': 'application/json' },
      body: { contentLength: body.length },
      responseSize: body.length,
      responseTime: 20 + Number(state.random.digits(2)),
    },
  };
}

const failuresOf = (execution: Execution, assertions: readonly Assertion[]): RunFailure[] =>
  assertions
    .filter(({ status }) => status !== undefined && status !== execution.response?.code)
    .map(({ name, status }) => ({
      executionId: execution.id,
      name: 'AssertionError',
      message: `Expected status ${status}, got ${execution.response?.code}`,
      assertion: { [name]: false },
    }));

/** Runs a monitor's collection from its first request to its last, each begun when the one before is answered. */
export function run(state: State, monitor: MonitorEntry, startedAt: number): MonitorRun {
  const records = recordsOf(state);
  const items = requestsIn(records.collections.get(monitor.collectionId)?.content.item);
  const executions: Execution[] = [];
  const failures: RunFailure[] = [];
  let at = startedAt;
  let assertions = 0;
  for (const [index, item] of items.entries()) {
    const execution = execute(state, monitor, item, index + 1, at);
    const tests = assertionsOf(item.event);
    at += execution.response?.responseTime ?? 0;
    assertions += tests.length;
    executions.push(execution);
    failures.push(...failuresOf(execution, tests));
  }
  records.usage.sent += items.length;
  monitor.lastRun = {
    info: {
      jobId: state.random.uuid(),
      monitorId: monitor.id,
      collectionUid: uidOf(records, monitor.collectionId),
      name: monitor.name,
      status: failures.length > 0 ? 'failure' : 'success',
      startedAt: timeOf(startedAt),
      finishedAt: timeOf(at),
    },
    stats: {
      assertions: { total: assertions, failed: failures.length },
      requests: { total: items.length, failed: 0 },
    },
    executions,
    failures,
  };
  return monitor.lastRun;
}
