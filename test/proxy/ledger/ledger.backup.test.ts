import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';

import { pgliteLedger } from '../../../src/proxy/index.js';
import { staysPaid } from './backup-contract.js';

it('a paid order stays paid, and is not charged again, after PGlite’s folder was copied and put back', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'florin-backup-'));
  const [folder, copy] = [join(scratch, 'ledger'), join(scratch, 'restored')];
  try {
    await staysPaid(pgliteLedger(folder), async () => {
      cpSync(folder, copy, { recursive: true });
      rmSync(folder, { recursive: true });
      return pgliteLedger(copy);
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
