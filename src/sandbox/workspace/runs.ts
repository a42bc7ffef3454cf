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
import { filler } from './environments.js';

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

/** The request as it is sent: filled from the monitor's environment. */
function filled(state: State, monitor: MonitorEntry, request: CollectionRequest): CollectionRequest {
  const fill = filler(state, monitor.environmentId);
  const header = (request.header ?? []).map((each) => ({ ...each, value: fill(each.value ?? '') }));
  return { ...request, url: fill(addressText(request.url)), header };
}

/** Sends one request. The sandbox reaches mock servers alone: an execution of any other address has no answer. */
function execute(
  state: State,
  monitor: MonitorEntry,
  item: CollectionItem,
  id: number,
  at: number,
): Execution {
  const request = filled(state, monitor, item.request ?? {});
  const url = addressText(request.url);
  const mock = serverAt(state, url);
  const answer = mock && serve(state, mock, request, at);
  return {
    id,
    item: { id: item.id, name: item.name },
    request: {
      method: request.method ?? 'GET',
      url,
      timestamp: timeOf(at),
      headers: Object.fromEntries((request.header ?? []).map(({ key = '', value = '' }) => [key, value])),
      body: { mode: request.body?.mode ?? 'raw', contentLength: request.body?.raw?.length ?? 0 },
    },
    response: answer && {
      code: answer.status,
      headers: { 'content-type': 'application/json' },
      body: { contentLength: answer.body.length },
      responseSize: answer.body.length,
      responseTime: 20 + Number(state.random.digits(2)),
    },
  };
}

/** A request that got no answer, in the words of Node: its tests are not run. */
function unanswered({ id, request }: Execution): RunFailure {
  const { url = '' } = request ?? {};
  const host = URL.canParse(url) ? new URL(url).hostname : url;
  return { executionId: id, name: 'Error', message: `getaddrinfo ENOTFOUND ${host}` };
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
  let [assertions, failed, unreached] = [0, 0, 0];
  for (const [index, item] of items.entries()) {
    const execution = execute(state, monitor, item, index + 1, at);
    executions.push(execution);
    if (!execution.response) {
      unreached += 1;
      failures.push(unanswered(execution));
      continue;
    }
    const tests = assertionsOf(item.event);
    const found = failuresOf(execution, tests);
    at += execution.response.responseTime ?? 0;
    assertions += tests.length;
    failed += found.length;
    failures.push(...found);
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
      assertions: { total: assertions, failed },
      requests: { total: items.length, failed: unreached },
    },
    executions,
    failures,
  };
  return monitor.lastRun;
}
