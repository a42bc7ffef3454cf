import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { ACCOUNT, call } from '../shop.js';
import { refusal } from '../payout/payee.js';
import { company, main, openCompany, second } from './company.js';

const RESTART = 5_000;

test('a terminal in an inventory moves at once, and is found, listed and detailed where it went', async () => {
  const { rows, at, places } = await openCompany();
  const terminal = await at('company');
  const { stores = [] } = await rows.listStores(main);
  const store = stores[0]?.store ?? '';
  const assigned = await rows.assignTerminals({ ...main, store, terminals: [terminal] });
  assert.deepEqual(assigned.results, { [terminal]: 'Done' });
  assert.equal((await places()).get(terminal), store);
  const place = { ...main, store, merchantInventory: false, terminal };
  assert.deepEqual(await rows.findTerminal({ terminal }), place);
  assert.equal((await rows.getTerminal({ terminal })).storeDetails?.store, store);
});

test('a terminal in use is where it was until it has been restarted', async () => {
  const { rows, at, places, clock } = await openCompany();
  const terminal = await at(`${ACCOUNT} in use`);
  const scheduled = async (changes: object) =>
    (await rows.assignTerminals({ ...company, ...changes, terminals: [terminal] })).results[terminal];
  const status = async () => (await rows.getTerminal({ terminal })).terminalStatus;
  assert.equal(await scheduled({}), 'AssignmentScheduled');
  assert.equal(await status(), 'ReAssignToInventoryPending');
  const inStock = { merchantAccount: second.merchantAccount, merchantInventory: true };
  assert.equal(await scheduled(inStock), 'AssignmentScheduled');
  assert.equal(await status(), 'ReAssignToMerchantInventoryPending');
  clock.now += RESTART - 1;
  assert.equal((await places()).get(terminal), `${ACCOUNT} in use`);
  clock.now += 1;
  assert.equal((await places()).get(terminal), `${second.merchantAccount} inventory`);
  assert.equal(await status(), 'OnlineToday');
  assert.equal((await rows.findTerminal({ terminal })).merchantInventory, true);
});

test('a move that is thought better of does not happen', async () => {
  const { rows, at, places, clock } = await openCompany();
  const terminal = await at(`${ACCOUNT} in use`);
  const assign = async (input: object) =>
    (await rows.assignTerminals({ ...company, ...input, terminals: [terminal] })).results[terminal];
  assert.equal(await assign({}), 'AssignmentScheduled');
  assert.equal(await assign({ merchantAccount: ACCOUNT }), 'Done');
  clock.now += RESTART;
  assert.equal((await places()).get(terminal), `${ACCOUNT} in use`);
});

test('a terminal that was not heard of for some days moves once it calls home', async () => {
  const { rows, places, clock } = await openCompany();
  const all = [...(await places()).keys()];
  const details = await Promise.all(all.map((terminal) => rows.getTerminal({ terminal })));
  const unheard = details.find(({ terminalStatus }) => terminalStatus === 'OnlineLast2Days') ?? assert.fail();
  const { results } = await rows.assignTerminals({ ...company, terminals: [unheard.terminal] });
  assert.equal(results[unheard.terminal], 'AssignmentScheduled');
  clock.now += 10 * 60_000 - 1;
  assert.equal((await places()).get(unheard.terminal), unheard.store);
  clock.now += 1;
  assert.equal((await places()).get(unheard.terminal), 'company');
});

test('terminals that are on their way when the sandbox opens arrive within the hour', async () => {
  const { rows, places, clock } = await openCompany();
  const all = [...(await places()).keys()];
  const pending = async () => {
    const details = await Promise.all(all.map((terminal) => rows.getTerminal({ terminal })));
    return details.filter(({ terminalStatus }) => terminalStatus?.endsWith('Pending'));
  };
  const moving = await pending();
  assert.equal(new Set(moving.map(({ terminalStatus }) => terminalStatus)).size, 3);
  clock.now += 3_600_000;
  assert.deepEqual(await pending(), []);
  for (const { terminal, store } of moving) assert.notEqual((await places()).get(terminal), store);
});

test('a terminal that is switched off stays where it is', async () => {
  const { rows, places, clock } = await openCompany();
  const all = [...(await places()).keys()];
  const details = await Promise.all(all.map((terminal) => rows.getTerminal({ terminal })));
  const off = details.find(({ terminalStatus }) => terminalStatus === 'SwitchedOff') ?? assert.fail();
  const { results } = await rows.assignTerminals({ ...company, terminals: [off.terminal] });
  assert.equal(results[off.terminal], 'AssignmentScheduled');
  clock.now += 100 * RESTART;
  assert.equal((await places()).get(off.terminal), off.store);
});

test('a terminal that is not there fails alone; a place that is not there moves none', async () => {
  const { rows, at, places } = await openCompany();
  const terminal = await at('company');
  const { results } = await rows.assignTerminals({ ...main, terminals: ['V400m-none', terminal] });
  assert.deepEqual(results, { 'V400m-none': 'Error', [terminal]: 'Done' });
  const before = await places();
  const { stores = [] } = await rows.listStores(second);
  const bad = [
    { store: 'nowhere' },
    { ...main, store: stores[0]?.store ?? '' },
    { ...main, store: stores[0]?.store ?? '', merchantInventory: true },
    { merchantInventory: true },
    { merchantAccount: 'Other' },
    { companyAccount: 'Other' },
    { terminals: [] },
  ];
  for (const changes of bad) {
    const [status] = await refusal(rows.assignTerminals({ ...company, terminals: [terminal], ...changes }));
    assert.ok(status === 422 || status === 403, JSON.stringify(changes));
  }
  assert.deepEqual(await places(), before);
  assert.equal((await refusal(rows.findTerminal({ terminal: 'V400m-none' })))[0], 422);
});

test('a yes or no is written in words where the path has a version', async () => {
  const { sandbox, at } = await openCompany();
  const terminal = await at(`${ACCOUNT} inventory`);
  const found = async (path: string) =>
    (await call(sandbox, `/postfmapi/terminal${path}`, { terminal })).body.merchantInventory;
  assert.equal(await found('/v1/findTerminal'), 'true');
  assert.equal(await found('/findTerminal'), true);
  const { body } = await call(sandbox, '/postfmapi/terminal/v1/getTerminalDetails', { terminal });
  assert.deepEqual([body.merchantInventory, body.dhcpEnabled], ['true', 'true']);
});

test('however terminals are moved, each is in one place, and none is lost', async () => {
  const move = fc.record({
    terminal: fc.nat(25),
    place: fc.nat(6),
    wait: fc.integer({ min: 0, max: 6_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
      const { rows, places, clock } = await openCompany({ seed: 1 });
      const all = [...(await places()).keys()].toSorted();
      const { stores = [] } = await rows.listStores(company);
      const targets = [
        {},
        main,
        { ...main, merchantInventory: true },
        { ...second, merchantInventory: true },
        ...stores.map(({ store }) => ({ store })),
      ];
      for (const { terminal, place, wait } of moves) {
        await rows.assignTerminals({ ...company, ...targets[place], terminals: [all[terminal] ?? ''] });
        clock.now += wait;
        assert.deepEqual([...(await places()).keys()].toSorted(), all);
      }
    }),
    { numRuns: 20 },
  );
});
