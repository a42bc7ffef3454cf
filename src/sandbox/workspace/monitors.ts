import type { workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import { begin, bookOf, timeOf, trace, type MonitorEntry } from './book.js';
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
    const book = bookOf(state);
    return { monitors: [...book.monitors.values()].map((entry) => listed(book, entry)) };
  },

  /** It lies where its collection does. Without a schedule it runs by hand alone. */
  createMonitor: (state, { input }) => {
    const book = bookOf(state);
    const wanted = required(input.monitor, 'monitor');
    const name = required(wanted.name, 'monitor.name');
    const collection = collectionFor(book, wanted.collection, 'monitor.collection');
    const schedule = wanted.schedule && readSchedule(wanted.schedule);
    const monitor: MonitorEntry = {
      ...begin(state, name),
      workspaceId: collection.workspaceId,
      collectionId: collection.id,
      environmentId: environmentFor(book, wanted.environment, 'monitor.environment')?.id,
      schedule,
      nextRun: nextRunOf({ schedule }, state.now()),
      lastRun: undefined,
    };
    book.monitors.set(monitor.id, monitor);
    trace(state, 'monitor.created', name);
    return { monitor: refer(book, monitor) };
  },

  getMonitor: (state, { input }) => {
    const book = bookOf(state);
    const monitor = byUid(book, book.monitors, 'monitor', input.monitorUid);
    const { schedule, nextRun } = monitor;
    return {
      monitor: {
        ...listed(book, monitor),
        collectionUid: uidOf(book, monitor.collectionId),
        environmentUid: uidOrNone(book, monitor.environmentId),
        options: OPTIONS,
        notifications: { onError: [{ email: book.owner.email }], onFailure: [{ email: book.owner.email }] },
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
    const book = bookOf(state);
    const monitor = byUid(book, book.monitors, 'monitor', input.monitorUid);
    const wanted = required(input.monitor, 'monitor');
    if (wanted.schedule) {
      monitor.schedule = readSchedule(wanted.schedule);
      monitor.nextRun = nextRunOf(monitor, state.now());
    }
    monitor.name = wanted.name || monitor.name;
    monitor.updatedAt = state.now();
    return { monitor: refer(book, monitor) };
  },

  deleteMonitor: (state, { input }) => {
    const book = bookOf(state);
    const { id, name } = byUid(book, book.monitors, 'monitor', input.monitorUid);
    book.monitors.delete(id);
    trace(state, 'monitor.deleted', name);
    return { monitor: { id, uid: uidOf(book, id) } };
  },

  runMonitor: (state, { input }) => {
    const book = bookOf(state);
    return { run: run(state, byUid(book, book.monitors, 'monitor', input.monitorUid), state.now()) };
  },
} satisfies Partial<Answers<typeof table>>;
