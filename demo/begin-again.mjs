import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pgliteLedger } from 'florin/proxy';

/**
 * Empties the books of an earlier start, whose payments a simulated platform does not know any more: their pages would say
 * so everywhere. Books that another process has open are left to it.
 */
export async function beginAgain(folder) {
  const path = join(folder, 'ledger');
  if (!existsSync(path)) return;
  const ledger = pgliteLedger(path);
  const isUsed = (await ledger.list({ limit: 1 })).length > 0;
  await ledger.close();
  if (!isUsed) return;
  for (const name of ['ledger', 'listings']) rmSync(join(folder, name), { recursive: true, force: true });
  console.log(
    '\n  The simulated platform starts empty each time, so the shop begins again, too. FLORIN_HISTORY=none keeps its books.\n',
  );
}
