import { bind, createClient } from '../../../src/client/index.js';
import { terminalManagement } from '../../../src/client/terminal-management/index.js';
import { createSandbox, type SandboxOptions } from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { ACCOUNT, ORIGIN } from '../shop.js';

export const company = { companyAccount: 'SandboxCompany' };
export const main = { ...company, merchantAccount: ACCOUNT };
export const second = { ...company, merchantAccount: `${ACCOUNT}Events` };

/** A company's terminals, under a path without version, whose answers are what the facts promise. */
export async function openCompany(options: Partial<SandboxOptions> = {}) {
  const clock = { now: Date.UTC(2027, 0, 1, 12) };
  const sandbox = await createSandbox({
    origin: ORIGIN,
    merchantAccount: ACCOUNT,
    now: () => clock.now,
    ...options,
  });
  const client = createClient({
    baseUrl: 'https://postfmapi.example/postfmapi/terminal',
    headers: { 'x-api-key': 'key' },
    fetch: answersByFacts(sandbox, 'terminal-management'),
  });
  const rows = bind(client, terminalManagement);
  /** Every terminal, by the place it is listed at. */
  const places = async (): Promise<Map<string, string>> => {
    const { inventoryTerminals = [], merchantAccounts = [] } = await rows.listTerminals(company);
    const listed = [
      ['company', inventoryTerminals] as const,
      ...merchantAccounts.flatMap((account) => [
        [`${account.merchantAccount} in use`, account.inStoreTerminals ?? []] as const,
        [`${account.merchantAccount} inventory`, account.inventoryTerminals ?? []] as const,
        ...(account.stores ?? []).map(
          ({ store, inStoreTerminals = [] }) => [store, inStoreTerminals] as const,
        ),
      ]),
    ];
    const pairs = listed.flatMap(([place, ids]) => ids.map((id) => [id, place] as const));
    if (new Set(pairs.map(([id]) => id)).size < pairs.length) throw new Error('a terminal is in two places');
    return new Map(pairs);
  };
  const at = async (place: string): Promise<string> =>
    [...(await places())].find(([, each]) => each === place)?.[0] ?? '';
  return { sandbox, clock, rows, places, at };
}
