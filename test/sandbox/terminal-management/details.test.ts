import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openCompany } from './company.js';

const DAY = 86_400_000;

test('a terminal says what it is and when it was last heard of, which grows old by the clock', async () => {
  const { rows, places, clock } = await openCompany();
  const statuses = async () => {
    const all = [...(await places()).keys()].map((terminal) => rows.getTerminal({ terminal }));
    return (await Promise.all(all)).map(({ terminalStatus }) => terminalStatus);
  };
  const count = (all: readonly unknown[], word: string) => all.filter((each) => each === word).length;
  const today = await statuses();
  assert.deepEqual(
    ['OnlineToday', 'OnlineLast1Day', 'OnlineLast2Days', 'SwitchedOff'].map((word) => count(today, word)),
    [7, 1, 1, 1],
  );
  clock.now += 5 * DAY;
  const later = await statuses();
  assert.deepEqual(
    ['OnlineToday', 'OnlineLast6Days', 'OnlineLast7Days', 'SwitchedOff'].map((word) => count(later, word)),
    [7, 1, 1, 1],
  );
  clock.now += DAY;
  assert.equal(count(await statuses(), 'SwitchedOff'), 2);
});

test('its name is its model and serial number', async () => {
  const { rows, places } = await openCompany();
  for (const terminal of (await places()).keys()) {
    const { deviceModel, serialNumber, ethernetMac } = await rows.getTerminal({ terminal });
    assert.equal(terminal, `${deviceModel}-${serialNumber?.replaceAll('-', '')}`);
    assert.match(ethernetMac ?? '', /^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$/);
  }
});
