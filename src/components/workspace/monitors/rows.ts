import {
  deleteMonitor,
  runMonitor,
  updateMonitor,
  type MonitorRun,
  type MonitorUpdate,
} from '../../../client/workspace/index.js';
import { listDeeds, type DeedRecord } from '../../../client/operator/index.js';
import { browserRow, type Client } from '../../../client/index.js';
import type { Page } from '../../parts/record/loaded-list.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

const updateRow = /*@__PURE__*/ proxyRow('workspace', updateMonitor);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteMonitor);
const runRow = /*@__PURE__*/ proxyRow('workspace', runMonitor);
const deedsRow = /*@__PURE__*/ browserRow(listDeeds);

/** A run sends one request after the other, so it takes longer than other calls. */
const LONGEST_RUN = 180_000;

/** What the journal calls a run that a person began. */
const RUN = 'workspace.runMonitor';

/** Changes what is named, and nothing else. */
export const changeMonitor = (client: Client, monitorUid: string, monitor: MonitorUpdate): Promise<unknown> =>
  client.call(updateRow, { monitorUid, monitor });

export const removeMonitor = (client: Client, monitorUid: string): Promise<unknown> =>
  client.call(deleteRow, { monitorUid });

/** Sends all its requests now; resolves once the last one is answered. */
export async function runNow(client: Client, monitorUid: string): Promise<MonitorRun> {
  const { run } = await client.call(runRow, { monitorUid }, { timeout: LONGEST_RUN });
  return run ?? {};
}

/** Who ran it by hand, the latest first: the platform tells of its last run alone. */
export async function readRunsByHand(
  client: Client,
  search: string,
  cursor: string | undefined,
): Promise<Page<DeedRecord>> {
  const read = await client.call(deedsRow, { row: RUN, search, limit: 10, ...(cursor && { cursor }) });
  return { items: read.deeds, next: read.nextCursor };
}
