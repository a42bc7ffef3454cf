import assert from 'node:assert/strict';
import { it } from 'node:test';

import fc from 'fast-check';

import { DAY } from '../../../src/facts/instant.js';
import {
  verifyJournal,
  type Deed,
  type DeedSearch,
  type Ledger,
  type NewDeed,
} from '../../../src/proxy/index.js';
import { exportJournal } from '../../../src/proxy/ledger/journal-export.js';

const at = 1_800_000_000_000;

export const newDeed = (id: string, changes: Partial<NewDeed> = {}): NewDeed => ({
  id,
  row: 'terminal-management.assignTerminals',
  kind: 'other',
  subject: [`subject-of-${id}`],
  audience: 'operator',
  person: 'digest-of-olga',
  by: 'olga@shop.example',
  digest: 'digest',
  at,
  ...changes,
});

export async function exported(ledger: Ledger, from?: number, until?: number): Promise<string[]> {
  const dates = [from, until].map((moment) => (moment === undefined ? undefined : new Date(moment)));
  const lines: string[] = [];
  for await (const line of exportJournal(ledger, { from: dates[0], until: dates[1] })) lines.push(line);
  return lines;
}

const linesOf = (lines: readonly string[], of: string | NewDeed): string[] =>
  lines.filter((line) => line.includes(`"id":"${typeof of === 'string' ? of : of.id}`));

/** What the journal of every ledger does, wherever it is kept. */
export function journalContract(open: () => Ledger): void {
  let count = 0;
  const fresh = () => {
    const run = `deed-${++count}`;
    return (name: string, changes: Partial<NewDeed> = {}) =>
      newDeed(`${run}-${name}`, { person: run, ...changes });
  };
  const find = (ledger: Ledger, search: Partial<DeedSearch>) =>
    ledger.findDeeds({ lostBefore: 0, limit: 100, ...search });
  const ids = (deeds: readonly Deed[]) => deeds.map(({ id }) => id.replace(/^deed-\d+-/, ''));

  it('keeps each write with who asked for it, and how it ended', async () => {
    const [ledger, make] = [open(), fresh()];
    const deed = make('a', { amount: { value: 500, currency: 'EUR' }, reference: 'R-1' });
    await ledger.askDeed(deed);
    const { at: _, ...asked } = deed;
    const read = async () => {
      const [found = assert.fail()] = await find(ledger, { person: deed.person });
      const { sequence, ...rest } = found;
      assert.ok(sequence > 0);
      return JSON.parse(JSON.stringify(rest)) as Deed;
    };
    assert.deepEqual(await read(), { ...asked, state: 'asked', askedAt: at, changedAt: at });
    const answer = { pspReference: 'PSP-1' };
    await ledger.endDeed({ id: deed.id, row: deed.row, answer, at: at + 5 }, 'done');
    assert.deepEqual(await read(), { ...asked, state: 'done', answer, askedAt: at, changedAt: at + 5 });
  });

  it('writes what moves money down in one step with the intent, once for each time that it is sent', async () => {
    const [ledger, make] = [open(), fresh()];
    const deed = make('a', { kind: 'money', row: 'transfers.createTransfer' });
    const intent = {
      id: deed.id,
      key: 'key',
      operation: deed.row,
      subject: 'X',
      who: 'w',
      fingerprint: 'f',
      at,
    };
    const stands = async () => (await find(ledger, { person: deed.person })).map(({ state }) => state);
    await Promise.all([1, 2].map(() => ledger.beginIntent(intent, 0, deed)));
    assert.deepEqual(await stands(), ['asked']);
    await ledger.endIntent(deed.id, { state: 'unknown', at: at + 1 });
    assert.deepEqual(await stands(), ['unknown']);
    await ledger.beginIntent({ ...intent, at: at + 2 }, 0, { ...deed, at: at + 2 });
    assert.deepEqual(await stands(), ['asked']);
    await ledger.endIntent(deed.id, { state: 'refused', at: at + 3 });
    assert.deepEqual(await stands(), ['unknown'], 'a refusal after a doubt proves nothing');
    await ledger.endIntent(deed.id, { state: 'answered', receipt: { id: 'T-1' }, at: at + 4 });
    await ledger.endIntent(deed.id, { state: 'answered', receipt: { id: 'T-2' }, at: at + 5 });
    const [known = assert.fail()] = await find(ledger, { person: deed.person });
    assert.deepEqual(
      [known.state, known.answer, known.askedAt, known.changedAt],
      ['done', { id: 'T-1' }, at, at + 4],
    );
    assert.equal(linesOf(await exported(ledger), deed.id).length, 5);
  });

  it('keeps nothing in the journal of what a shopper asks for', async () => {
    const ledger = open();
    const id = `shopper-${++count}`;
    await ledger.beginIntent(
      { id, key: 'k', operation: 'o', subject: 's', who: 'w', fingerprint: 'f', at },
      0,
    );
    await ledger.endIntent(id, { state: 'answered', at });
    assert.deepEqual(linesOf(await exported(ledger), id), []);
  });

  it('finds deeds by time, row, kind, state, person and how a name begins, the latest first', async () => {
    const [ledger, make] = [open(), fresh()];
    const { person } = make('');
    const money = { kind: 'money', row: 'checkout.refundPayment' } as const;
    await ledger.askDeed(make('a', { at: at - DAY, reference: 'INV_1' }));
    await ledger.askDeed(make('b', { ...money, subject: ['PSP%B', 'second-B'] }));
    await ledger.askDeed(make('c', { kind: 'workspace', row: 'workspace.updateMock', at: at + DAY }));
    await ledger.endDeed({ ...make('b'), answer: { pspReference: 'ANSWER-B' } }, 'done');
    await ledger.endDeed({ ...make('c'), refusal: { code: 'not-found' } }, 'refused');
    await ledger.askDeed(make('other', { person: `${person}-other` }));
    const found = async (search: Partial<DeedSearch>) => ids(await find(ledger, { person, ...search }));
    assert.deepEqual(await found({}), ['c', 'b', 'a']);
    assert.deepEqual(await found({ from: at, until: at + DAY }), ['b']);
    assert.deepEqual(await found({ rows: ['checkout.refundPayment', 'workspace.updateMock'] }), ['c', 'b']);
    assert.deepEqual(await found({ kind: 'other' }), ['a']);
    assert.deepEqual(await found({ state: 'done' }), ['b']);
    assert.deepEqual(await found({ state: 'refused' }), ['c']);
    assert.deepEqual(await found({ state: 'asked' }), ['a']);
    assert.deepEqual(await found({ state: 'unknown' }), []);
    assert.deepEqual(await found({ state: 'unknown', lostBefore: at }), ['a'], 'lost with its process');
    assert.deepEqual(await found({ state: 'asked', lostBefore: at }), []);
    for (const [search, expected] of [
      ['INV_', ['a']],
      ['INVX', []],
      ['PSP%', ['b']],
      ['second-', ['b']],
      ['ANSWER', ['b']],
      ['NSWER', []],
    ] as const)
      assert.deepEqual(await found({ search }), expected, search);
    assert.deepEqual(await found({ subjects: ['PSP%B'] }), ['b']);
    assert.deepEqual(await found({ subjects: ['second-B'] }), []);
    const [latest = assert.fail()] = await find(ledger, { person, limit: 1 });
    assert.deepEqual(await found({ after: latest.sequence, limit: 1 }), ['b']);
    assert.deepEqual(ids(await find(ledger, { person: `${person}-other` })), ['other']);
  });

  it('chains what many write at the same time, so that an export proves by itself that nothing is missing', async () => {
    const ledger = open();
    const text = fc
      .oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('","hash":"x"}'))
      .map((each) => each.replaceAll('\0', ''));
    const deeds = fc.array(fc.record({ names: fc.array(text, { maxLength: 3 }), reference: text }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(deeds, async (asked) => {
        const make = fresh();
        await Promise.all(
          asked.map(async ({ names, reference }, index) => {
            const deed = make(String(index), { subject: names, reference });
            await ledger.askDeed(deed);
            await ledger.endDeed({ ...deed, at: at + index }, index % 2 === 0 ? 'done' : 'unknown');
          }),
        );
        const lines = await exported(ledger);
        const { isWhole, entries, fault } = await verifyJournal(lines);
        assert.deepEqual([isWhole, fault, entries], [true, undefined, lines.length - 1]);
      }),
      { numRuns: 12 },
    );
  });

  it('finds every line that was changed, removed, inserted, repeated or moved in an export', async () => {
    const ledger = open();
    const make = fresh();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await ledger.askDeed(make(name));
    const lines = await exported(ledger);
    const index = fc.nat({ max: lines.length - 2 });
    const spoilt = fc.oneof(
      index.map((place) => lines.toSpliced(place, 1)),
      index.map((place) => lines.toSpliced(place, 0, lines[place] ?? '')),
      fc
        .tuple(index, index)
        .filter(([one, other]) => one !== other)
        .map(([one, other]) => lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '')),
      fc.tuple(index, fc.nat(), fc.nat()).map(([place, letter, by]) => {
        const line = lines[place] ?? '';
        const where = letter % (line.length - 1);
        const code = 32 + ((line.charCodeAt(where) + 1 + (by % 90)) % 95);
        const other = String.fromCharCode(code === line.charCodeAt(where) ? code + 1 : code);
        return lines.with(place, line.slice(0, where) + other + line.slice(where + 1));
      }),
      fc.constant(lines.slice(0, -1)),
      fc.constant(lines.with(0, '[]')),
    );
    assert.equal((await verifyJournal(lines)).isWhole, true);
    await fc.assert(
      fc.asyncProperty(spoilt, async (each) => assert.equal((await verifyJournal(each)).isWhole, false)),
      { numRuns: 200 },
    );
  });

  it('exports a window of time, which follows the window before it', async () => {
    const ledger = open();
    const make = fresh();
    const start = at + 1000 * DAY + count * 10 * DAY;
    for (const day of [0, 1, 2]) await ledger.askDeed(make(String(day), { at: start + day * DAY }));
    const early = await exported(ledger, start, start + DAY);
    const late = await exported(ledger, start + DAY, start + 3 * DAY);
    const none = await exported(ledger, start + 3 * DAY, start + 4 * DAY);
    const written = [early, late, none].map((lines) => linesOf(lines, make('')).length);
    assert.deepEqual(written, [1, 2, 0]);
    assert.match(late[0] ?? '', /"at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/);
    const before = await verifyJournal(early);
    assert.equal((await verifyJournal(late, { after: before.last })).isWhole, true);
    assert.equal((await verifyJournal(late.toSpliced(0, 1), { after: before.last })).fault, 'out-of-order');
    assert.equal((await verifyJournal(none)).isWhole, true);
  });
}
