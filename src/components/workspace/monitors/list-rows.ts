import { getMonitor, listMonitors } from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { namedIn, readChoices, type Choices } from '../shell/choices.js';
import { MOST_MONITORS, unlessGone, type Listed } from '../shell/in-workspace.js';
import { detailsOf, type Details } from './details.js';
import type { Monitor } from './monitor.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listMonitors);
const readRow = /*@__PURE__*/ proxyRow('workspace', getMonitor);

export interface ListedMonitors {
  readonly monitors: readonly Listed[];
  readonly choices: Choices;
  /** What was read of some of them. */
  readonly details: ReadonlyMap<string, Details>;
  /** Monitors of which it is not known whether they are in the workspace. */
  readonly unseen: number;
}

/** Schedules and last runs, a call each: of the first ones, because the calls of a minute are shared. */
export async function readDetails(
  client: Client,
  monitors: readonly Listed[],
  options: CallOptions = {},
): Promise<ReadonlyMap<string, Details>> {
  const read = await Promise.all(
    monitors.slice(0, MOST_MONITORS).map(async ({ uid: monitorUid }) => {
      const found = await unlessGone(client.call(readRow, { monitorUid }, options));
      return found && ([monitorUid, detailsOf(found.monitor ?? {})] as const);
    }),
  );
  return new Map(read.filter((each) => each !== undefined));
}

/** All monitors, or those of one workspace's collections; and what one more could be made of. */
export async function readMonitors(
  client: Client,
  workspaceId: string,
  options: CallOptions,
): Promise<ListedMonitors> {
  const [{ monitors: all = [] }, choices] = await Promise.all([
    client.call(listRow, {}, options),
    readChoices(client, workspaceId, options),
  ]);
  const monitors = all.map(({ uid = '', name = '' }) => ({ uid, name: name || uid }));
  if (!workspaceId) return { monitors, choices, details: new Map(), unseen: 0 };
  // A monitor lies where its collection does, and the list does not say which that is.
  const details = await readDetails(client, monitors, options);
  const inside = new Set(choices.collections.map(({ uid }) => uid));
  return {
    monitors: monitors.filter(({ uid }) => inside.has(details.get(uid)?.collection ?? '')),
    choices,
    details,
    unseen: Math.max(0, monitors.length - MOST_MONITORS),
  };
}

/** Nothing where it is not there any more. */
export async function readMonitor(
  client: Client,
  monitorUid: string,
  options: CallOptions = {},
): Promise<Monitor | undefined> {
  const read = await unlessGone(client.call(readRow, { monitorUid }, options));
  if (!read) return undefined;
  const found = read.monitor ?? {};
  const { collectionUid, environmentUid, schedule = {}, notifications = {} } = found;
  const choices = await readChoices(client, '', options);
  const told = [...(notifications.onError ?? []), ...(notifications.onFailure ?? [])];
  return {
    uid: monitorUid,
    name: found.name || monitorUid,
    cron: schedule.cron ?? '',
    timezone: schedule.timezone || 'UTC',
    collection: namedIn(choices.collections, collectionUid) || (collectionUid ?? ''),
    environment: namedIn(choices.environments, environmentUid) || (environmentUid ?? ''),
    told: [...new Set(told.flatMap(({ email }) => email || []))],
    lastRun: detailsOf(found).lastRun,
  };
}
