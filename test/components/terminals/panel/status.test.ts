import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TerminalDetails } from '../../../../src/client/terminal-management/index.js';
import { cellsOf, COLUMNS } from '../../../../src/components/terminals/panel/file-cells.js';
import { connectionsOf, seenOf } from '../../../../src/components/terminals/panel/status.js';

const details: TerminalDetails = {
  companyAccount: 'Gulden',
  terminal: 'V400m-123',
  serialNumber: '123',
  terminalStatus: 'OnlineLast3Days',
  wifiIp: '192.0.2.1',
  iccid: '8931',
  lastActivityDateTime: '2027-01-01T12:30:00.500+01:00',
};

describe('the status of a terminal', () => {
  it('is one of four words', () => {
    assert.deepEqual(seenOf('OnlineToday'), { kind: 'online' });
    assert.deepEqual(seenOf('OnlineLast1Day'), { kind: 'days', days: 1 });
    assert.deepEqual(seenOf('OnlineLast7Days'), { kind: 'days', days: 7 });
    assert.deepEqual(seenOf('SwitchedOff'), { kind: 'off' });
    for (const to of ['Inventory', 'MerchantInventory', 'Store'] as const)
      assert.deepEqual(seenOf(`ReAssignTo${to}Pending`), { kind: 'moving' });
  });

  it('is the platform’s own word where it is new, and not known where it is missing', () => {
    assert.deepEqual(seenOf('unknown:Sleeping'), { kind: 'other', word: 'Sleeping' });
    assert.deepEqual(seenOf('unknown:OnlineTodayMaybe'), { kind: 'other', word: 'OnlineTodayMaybe' });
    assert.deepEqual(seenOf(undefined), { kind: 'untold' });
  });

  it('a connection is named where the terminal has an address there', () => {
    assert.deepEqual(connectionsOf(details), ['wifi', 'mobile']);
    assert.deepEqual(connectionsOf({ ...details, wifiIp: undefined, iccid: undefined, ethernetIp: '1' }), [
      'ethernet',
    ]);
  });

  it('stands in a file as the platform says it, with times in UTC and empty cells for what is not known', () => {
    const row = {
      id: 'V400m-123',
      model: 'V400m',
      serial: '123',
      place: { kind: 'store', account: 'Shops', store: 'Utrecht' },
    } as const;
    const known = Object.fromEntries(COLUMNS.map((name, at) => [name, cellsOf(row, details)[at]]));
    assert.deepEqual(
      [known['status'], known['last_seen_utc'], known['connection'], known['store'], known['firmware']],
      ['OnlineLast3Days', '2027-01-01T11:30:00Z', 'wifi mobile', 'Utrecht', ''],
    );
    const unknown = cellsOf({ ...row, place: { kind: 'inventory' } }, undefined);
    assert.equal(unknown.length, COLUMNS.length);
    assert.deepEqual(unknown.filter(Boolean), ['V400m-123', 'V400m', '123', 'inventory']);
  });
});
