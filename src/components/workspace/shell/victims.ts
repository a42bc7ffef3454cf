import { getMonitor, listMonitors, type Monitor } from '../../../client/workspace/index.js';
import type { Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { MOST_MONITORS } from './in-workspace.js';

const monitorsRow = /*@__PURE__*/ proxyRow('workspace', listMonitors);
const monitorRow = /*@__PURE__*/ proxyRow('workspace', getMonitor);

export interface FoundMonitors {
  readonly monitors: readonly string[];
  /** Monitors that were not looked at: a call each would take the whole minute. */
  readonly unseen: number;
}

/** The monitors that use something, by name. */
export async function monitorsThat(
  client: Client,
  uses: (monitor: Monitor) => boolean,
): Promise<FoundMonitors> {
  const { monitors = [] } = await client.call(monitorsRow, {});
  const seen = monitors.slice(0, MOST_MONITORS).flatMap((each) => each.uid ?? []);
  const found: string[] = [];
  for (const monitorUid of seen) {
    const { monitor } = await client.call(monitorRow, { monitorUid });
    if (monitor && uses(monitor)) found.push(monitor.name || monitorUid);
  }
  return { monitors: found, unseen: monitors.length - seen.length };
}
