import { DAY, timeOf } from '../../facts/instant.js';
import type { AuditLogsQuery, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { begin, recordsOf, trace, type Trace } from './records.js';
import { placeOf, uidOf } from './lookup.js';
import { collectionFor } from './mocks/mocks.js';
import { required, wrong } from './refusal.js';

const MOST = 300;

const allowance = (name: string, limit: number, usage: number) => ({
  name,
  limit,
  usage,
  overage: Math.max(0, usage - limit),
});

/** The last moment of a day, or the moment itself. */
const endOf = (until: string): number => Date.parse(until) + (until.length === 10 ? DAY - 1 : 0);

/** The latest first unless it is said otherwise, by either spelling. A cursor is the id of the event before. */
function selected(state: State, query: AuditLogsQuery): Trace[] {
  const { trail, owner } = recordsOf(state);
  const { userId = Number(owner.id), action, since, until, limit = MOST, cursor } = query;
  if (limit < 1 || limit > MOST) throw wrong('limit');
  const fitting = trail.filter(
    (event) =>
      userId === Number(owner.id) &&
      (action === undefined || event.action === action) &&
      !(event.at < Date.parse(since ?? '')) &&
      !(event.at > endOf(until ?? '')),
  );
  const ordered = (query.orderBy ?? query.order_by) === 'asc' ? fitting : fitting.toReversed();
  const before = cursor === undefined ? -1 : ordered.findIndex(({ id }) => String(id) === cursor);
  if (cursor !== undefined && before < 0) throw wrong('cursor');
  return ordered.slice(before + 1, before + 1 + limit);
}

export const teamAnswers = {
  getKeyOwner: (state) => {
    const { owner, webhooks, usage } = recordsOf(state);
    return {
      user: {
        id: owner.id,
        username: owner.username,
        fullName: owner.name,
        email: owner.email,
        avatar: `https://avatars.florin.invalid/${owner.id}.png`,
        isPublic: false,
      },
      operations: [
        allowance('mock_usage', 1000, usage.served),
        allowance('monitor_request_runs', 1000, usage.sent),
        allowance('webhooks', 100, webhooks.size),
        allowance('api_usage', 10_000, usage.calls),
      ],
    };
  },

  listAuditLogs: (state, { input }) => {
    const { owner, team } = recordsOf(state);
    const { name, username, email } = owner;
    const person = { id: Number(owner.id), name, username, email };
    return {
      trails: selected(state, input).map(({ id, at, action, message }) => ({
        id,
        action,
        message,
        timestamp: timeOf(at),
        ip: '127.0.0.1',
        userAgent: 'florin-sandbox',
        data: { actor: { ...person, active: true }, user: person, team, variables: {} },
      })),
    };
  },

  createWebhook: (state, { input }) => {
    const records = recordsOf(state);
    const workspaceId = placeOf(records, input.workspace);
    const wanted = required(input.webhook, 'webhook');
    const name = required(wanted.name, 'webhook.name');
    const collection = collectionFor(records, wanted.collection, 'webhook.collection');
    const entry = { ...begin(state, name), workspaceId, collectionId: collection.id };
    records.webhooks.set(entry.id, entry);
    trace(state, 'webhook.created', name);
    return {
      webhook: {
        id: entry.id,
        uid: uidOf(records, entry.id),
        name,
        collection: uidOf(records, collection.id),
        webhookUrl: `https://hooks.florin.invalid/${entry.id}`,
      },
    };
  },
} satisfies Partial<Answers<typeof table>>;
