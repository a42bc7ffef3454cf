import type { Operation } from '../../client/index.js';
import { operator, type OwnRows } from '../../client/operator/index.js';
import { offeredRows, operationOf, opensTo } from '../rows/offered-rows.js';
import type { Call, Reply, Services } from '../services.js';
import { opensToStaff } from './staff-rows.js';

/** `GET /rows`: what the caller may call, by their audience, the policy and what the merchant enabled. Nothing else is named. */
export function listOwnRows({ settings }: Services, { caller: { audience } }: Call): Reply {
  const ofLedger = Object.entries<Operation>(operator)
    .filter(([, row]) => opensToStaff(row, audience))
    .map(([name]) => `operator.${name}`);
  const ofPlatform = offeredRows()
    .filter((offered) => opensTo(settings.options, audience, offered))
    .map(operationOf);
  const body: OwnRows = { audience, rows: [...ofLedger, ...ofPlatform] };
  return { status: 200, body };
}
