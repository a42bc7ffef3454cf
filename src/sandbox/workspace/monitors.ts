import { timeOf } from '../../facts/instant.js';
import type { workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { begin, recordsOf, trace, type MonitorEntry } from './records.js';
import { byUid, listed, refer, uidOf, uidOrNone } from './lookup.js';
import { collectionFor, environmentFor } from './mocks/mocks.js';
import { required } from './refusal.js';
import { run } from './runs.js';
import { nextRunOf, readSchedule } from './schedule.js';

const OPTIONS = { strictSSL: false, followRedirects: true, requestDelay: 0 };

function lastRunOf({ lastRun }: MonitorEntry) {
  if (!lastRun) return undefined;
  const { status, startedAt, finishedAt } = lastRun.info ?? {};
  const stats = {
    assertions: lastRun.stats?.assertions,
    requests: { total: lastRun.stats?.requests?.total },
  };
  return { status, startedAt, finishedAt, stats };
}

export const monitorAnswers = {
  listMonitors: (state) => {
    const records = recordsOf(state);
    return { monitors: [...records.monitors.values()].map((entry) => listed(records, entry)) };
  },

  /** It lies where its collection does. Without a schedule it runs by hand alone. */
  createMonitor: (state, { input }) => {
    const records = recordsOf(state);
    const wanted = required(input.monitor, 'monitor');
    const name = required(wanted.name, 'monitor.name');
    const collection = collectionFor(records, wanted.collection, 'monitor.collection');
    const schedule = wanted.schedule && readSchedule(wanted.schedule);
    const monitor: MonitorEntry = {
      ...begin(state, name),
      workspaceId: collection.workspaceId,
      collectionId: collection.id,
      environmentId: environmentFor(records, wanted.environment, 'monitor.environment')?.id,
      schedule,
      nextRun: nextRunOf({ schedule }, state.now()),
      lastRun: undefined,
    };
    records.monitors.set(monitor.id, monitor);
    trace(state, 'monitor.created', name);
    return { monitor: refer(records, monitor) };
  },

  getMonitor: (state, { input }) => {
    const records = recordsOf(state);
    const monitor = byUid(records, records.monitors, 'monitor', input.monitorUid);
    const { schedule, nextRun } = monitor;
    return {
      monitor: {
        ...listed(records, monitor),
        collectionUid: uidOf(records, monitor.collectionId),
        environmentUid: uidOrNone(records, monitor.environmentId),
        options: OPTIONS,
        notifications: {
          onError: [{ email: records.owner.email }],
          onFailure: [{ email: records.owner.email }],
        },
        distribution: [],
        ...(schedule && {
          schedule: {
            cron: schedule.line,
            timezone: schedule.timezone,
            ...(nextRun !== undefined && { nextRun: timeOf(nextRun) }),
          },
        }),
        ...(monitor.lastRun && { lastRun: lastRunOf(monitor) }),
      },
    };
  },

  updateMonitor: (state, { input }) => {
    const records = recordsOf(state);
    const monitor = byUid(records, records.monitors, 'monitor', input.monitorUid);
    const wanted = required(input.monitor, 'monitor');
    if (wanted.schedule) {
      monitor.schedule = readSchedule(wanted.schedule);
      monitor.nextRun = nextRunOf(monitor, state.now());
    }
    monitor.name = wanted.name || monitor.name;
    monitor.updatedAt = state.now();
    return { monitor: refer(records, monitor) };
  },

  deleteMonitor: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name } = byUid(records, records.monitors, 'monitor', input.monitorUid);
    records.monitors.delete(id);
    trace(state, 'monitor.deleted', name);
    return { monitor: { id, uid: uidOf(records, id) } };
  },

  runMonitor: (state, { input }) => {
    const records = recordsOf(state);
    return { run: run(state, byUid(records, records.monitors, 'monitor', input.monitorUid), state.now()) };
  },
} satisfies Partial<Answers<typeof table>>;
