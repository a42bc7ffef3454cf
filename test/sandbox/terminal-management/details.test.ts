import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { openCompany } from './company.js';

/** Days without a word, and what the platform then says. */
const WORDS = [
  'OnlineToday',
  'OnlineLast1Day',
  ...[2, 3, 4, 5, 6, 7].map((days) => `OnlineLast${days}Days`),
  'SwitchedOff',
];

test('a terminal says what it is and when it was last heard of, which grows old by the clock', async () => {
  const { rows, places, clock } = await openCompany();
  const details = async () =>
    Promise.all([...(await places()).keys()].map((terminal) => rows.getTerminal({ terminal })));
  const counts = async () => {
    const all = (await details()).map(({ terminalStatus }) => terminalStatus);
    return WORDS.map((word) => all.filter((each) => each === word).length);
  };
  assert.deepEqual(await counts(), [14, 1, 1, 1, 1, 1, 1, 1, 2]);
  clock.now += 5 * DAY;
  assert.deepEqual(await counts(), [17, 0, 0, 0, 0, 0, 1, 1, 7]);
  const off = (await details()).filter(({ terminalStatus }) => terminalStatus === 'SwitchedOff');
  assert.ok(off.some(({ lastActivityDateTime }) => lastActivityDateTime === undefined));
  assert.ok(off.some(({ lastActivityDateTime }) => lastActivityDateTime !== undefined));
});

test('its name is its model and serial number', async () => {
  const { rows, places } = await openCompany();
  for (const terminal of (await places()).keys()) {
    const { deviceModel, serialNumber, ethernetMac } = await rows.getTerminal({ terminal });
    assert.equal(terminal, `${deviceModel}-${serialNumber?.replaceAll('-', '')}`);
    assert.match(ethernetMac ?? '', /^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$/);
  }
});
