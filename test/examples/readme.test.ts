import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { loadCode } from '../bundled-module.js';
import { snippet } from '../end-to-end/readme-blocks.js';

const SNIPPETS = ['client', 'client-key', 'client-retries', 'client-pages', 'client-errors'];
const BASE = 'https://platform.example/btl/v4';
const HEADERS = { 'x-api-key': 'key' };

interface History {
  readonly data: readonly { readonly balanceAccount: { readonly id: string }; readonly reference?: string }[];
}

/** What stands around the snippets in a merchant's own program. */
interface Program {
  readonly invoice: { key?: string; readonly transfer: object };
  readonly added: (readonly [string, object])[];
  readonly logged: unknown[][];
  readonly warned: string[];
}

describe('the client as the documentation shows it', () => {
  const started = { fetch: globalThis.fetch, key: process.env['TRANSFERS_KEY'] };
  let sandbox: Sandbox;
  let program: Program;

  const history = async (query: string): Promise<History['data']> => {
    const answer = await sandbox.fetch(`${BASE}/transfers?${query}`, { headers: HEADERS });
    return ((await answer.json()) as History).data;
  };

  before(async () => {
    const now = (): number => Date.parse('2026-05-04T10:00:00Z');
    sandbox = await createSandbox({ origin: 'https://sandbox.example', apiKey: 'key', seed: 1, now });
    const year = 'createdSince=2026-01-01T00:00:00Z&createdUntil=2026-12-31T00:00:00Z';
    const [known] = await history(year);
    program = {
      invoice: {
        transfer: {
          amount: { value: 100, currency: 'EUR' },
          balanceAccountId: known?.balanceAccount.id,
          category: 'bank',
          counterparty: {
            bankAccount: {
              accountHolder: { fullName: 'Anna Berg' },
              accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
            },
          },
          reference: 'invoice-7',
        },
      },
      added: [],
      logged: [],
      warned: [],
    };
    globalThis.fetch = sandbox.fetch;
    process.env['TRANSFERS_KEY'] = 'key';
    sandbox.faults.next('transfers.getTransfer', '500-before');
    const around = `const { invoice, added, logged, warned } = globalThis.program;
const add = (...all) => added.push(all);
const console = { log: (...all) => logged.push(all), warn: (text) => warned.push(text) };\n`;
    Object.assign(globalThis, { program });
    await loadCode(around + SNIPPETS.map((name) => snippet(name)).join('\n'));
  });

  after(() => {
    globalThis.fetch = started.fetch;
    if (started.key === undefined) delete process.env['TRANSFERS_KEY'];
  });

  it('sends money once, under a key that is kept', async () => {
    assert.match(program.invoice.key ?? '', /^.{16,64}$/);
    const sent = await history(
      'reference=invoice-7&createdSince=2026-05-01T00:00:00Z&createdUntil=2026-06-01T00:00:00Z',
    );
    assert.equal(sent.length, 1);
  });

  it('asks again where a read failed, and tells of it', () => {
    assert.equal(program.warned.length, 1);
    assert.match(program.warned[0] ?? '', /^GET \/transfers\/\{id\}: refused, again in \d/);
  });

  it('reads a list of many pages through', () => {
    assert.ok(program.added.length > 100, String(program.added.length));
    assert.ok(program.added.every(([category, amount]) => category && amount));
  });

  it('says of an error what it was, and in which words of the platform', () => {
    const [[kind, status, code] = []] = program.logged;
    assert.deepEqual([kind, status, program.logged.length], ['refused', 422, 1]);
    assert.ok(code);
  });
});
