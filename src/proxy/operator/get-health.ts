import type { Health } from '../../client/operator/index.js';
import { timeOf } from '../../facts/instant.js';
import { workspaceOffer } from '../policy/workspace.js';
import { callsLeft, connect } from '../rows/connection.js';
import { closedInterfaces } from '../rows/missing-options.js';
import type { Reply, Services } from '../services.js';

/** `GET /health`: which options are missing, when the platform last reported something, and what is left of the workspace's rate. */
export async function getHealth({ ledger, settings }: Services): Promise<Reply> {
  const { environment, now, options } = settings;
  const takenAt = now();
  const lastAt = options.notifications && (await ledger.latestReport());
  const isOpen = connect(settings, workspaceOffer, workspaceOffer.credential) !== undefined;
  const body: Health = {
    takenAt: timeOf(takenAt),
    environment,
    closed: [...closedInterfaces(settings)],
    ...(options.notifications && { notifications: lastAt === undefined ? {} : { lastAt: timeOf(lastAt) } }),
    ...(isOpen && { workspace: callsLeft(settings, takenAt) }),
  };
  return { status: 200, body };
}
