import { addressText } from '../../facts/collection-format.js';
import { timeOf } from '../../facts/instant.js';
import type { CollectionRequest, Execution, MonitorRun, RunFailure } from '../../client/workspace/index.js';
import type { State } from '../state/state.js';
import { recordsOf, type MonitorEntry } from './records.js';
import { uidOf } from './lookup.js';
import { serve, serverAt, type Served } from './mocks/mock-server.js';
import type { Asked } from './scripts/asked.js';
import { RunScripts, scriptTime } from './scripts/run-scripts.js';
import { scriptedItems, scriptsFor, type ScriptedItem } from './scripts/scripted-items.js';
import { RunVariables } from './scripts/variables.js';

const TYPE = 'content-type';
const JSON_TYPE = 'application/json';

/** The request as it is sent, with its variables filled in. */
function filled(variables: RunVariables, request: CollectionRequest): CollectionRequest {
  const fill = (text: string): string => variables.fill(text);
  const { body } = request;
  const header = (request.header ?? []).map((each) => ({ ...each, value: fill(each.value ?? '') }));
  return {
    ...request,
    url: fill(addressText(request.url)),
    header,
    ...(body?.raw !== undefined && { body: { ...body, raw: fill(body.raw) } }),
  };
}

/** One request, sent. The sandbox reaches mock servers alone: any other address has no answer. */
interface Sent {
  readonly execution: Execution;
  readonly answer: Served | undefined;
}

function send(
  state: State,
  { id, name }: ScriptedItem['item'],
  request: CollectionRequest,
  number: number,
  at: number,
): Sent {
  const url = addressText(request.url);
  const mock = serverAt(state, url);
  const answer = mock && serve(state, mock, request, at);
  const execution: Execution = {
    id: number,
    item: { id, name },
    request: {
      method: request.method ?? 'GET',
      url,
      timestamp: timeOf(at),
      headers: Object.fromEntries((request.header ?? []).map(({ key = '', value = '' }) => [key, value])),
      body: { mode: request.body?.mode ?? 'raw', contentLength: request.body?.raw?.length ?? 0 },
    },
    response: answer && {
      code: answer.status,
      headers: { [TYPE]: JSON_TYPE },
      body: { contentLength: answer.body.length },
      responseSize: answer.body.length,
      responseTime: 20 + Number(state.random.digits(2)),
    },
  };
  return { execution, answer };
}

/** A request that got no answer, in the words of Node: its tests are not run. */
function unanswered({ id, request }: Execution): RunFailure {
  const { url = '' } = request ?? {};
  const host = URL.canParse(url) ? new URL(url).hostname : url;
  return { executionId: id, name: 'Error', message: `getaddrinfo ENOTFOUND ${host}` };
}

/** A request as scripts are told of it. */
const toldRequest = ({ method = 'GET', url, header = [], body }: CollectionRequest): Asked['request'] => ({
  method,
  url: addressText(url),
  headers: header.map(({ key = '', value = '' }) => [key, value]),
  body: body?.raw ?? '',
});

const toldResponse = ({ status, headers, body }: Served, time = 0): Asked['response'] => ({
  code: status,
  headers: [[TYPE, JSON_TYPE], ...headers.map(({ key = '', value = '' }) => [key, value] as const)],
  body,
  time,
});

/**
 * Runs a monitor's collection from its first request to its last, each begun when the one before is answered, with the
 * scripts around it.
 */
export function run(state: State, monitor: MonitorEntry, startedAt: number, time = scriptTime()): MonitorRun {
  const records = recordsOf(state);
  const content = records.collections.get(monitor.collectionId)?.content ?? {};
  const environment = records.environments.get(monitor.environmentId ?? '')?.values ?? [];
  // Published as `variables`; the collection format calls it `variable`.
  const collectionVariables = [content.variables, content['variable']].find(Array.isArray) ?? [];
  const variables = new RunVariables(environment, collectionVariables as unknown[]);
  const scripts = new RunScripts(variables, time);
  const items = scriptedItems(content);
  const executions: Execution[] = [];
  let at = startedAt;
  let unreached = 0;
  for (const [index, { item, request, events }] of items.entries()) {
    const id = index + 1;
    scripts.run(id, scriptsFor(events, 'prerequest'), { request: toldRequest(request) });
    const wanted = filled(variables, request);
    const { execution, answer } = send(state, item, wanted, id, at);
    executions.push(execution);
    if (!answer) {
      unreached += 1;
      scripts.failures.push(unanswered(execution));
      continue;
    }
    const took = execution.response?.responseTime ?? 0;
    at += took;
    const response = toldResponse(answer, took);
    scripts.run(id, scriptsFor(events, 'test'), { request: toldRequest(wanted), response });
  }
  records.usage.sent += items.length;
  monitor.lastRun = {
    info: {
      jobId: state.random.uuid(),
      monitorId: monitor.id,
      collectionUid: uidOf(records, monitor.collectionId),
      name: monitor.name,
      status: scripts.status,
      startedAt: timeOf(startedAt),
      finishedAt: timeOf(at),
    },
    stats: {
      assertions: { total: scripts.total, failed: scripts.failed },
      requests: { total: items.length, failed: unreached },
    },
    executions,
    failures: scripts.failures,
  };
  return monitor.lastRun;
}
