import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  AssignTerminalsRequest,
  TerminalDetails,
  TerminalPlace,
} from '../../../src/client/terminal-management/index.js';
import { leniently, strictly } from '../../../src/client/schema/validate.js';

const place = { companyAccount: 'Company', terminal: 'V400m-500000042' };

test('C2-55: a yes or no is a boolean, whether the path it came from has a version or not', () => {
  for (const [written, read] of [
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
  ]) {
    const { value, fault } = leniently(TerminalDetails(), {
      ...place,
      dhcpEnabled: written,
      merchantInventory: written,
    });
    assert.equal(fault, undefined);
    assert.deepEqual(value, { ...place, dhcpEnabled: read, merchantInventory: read });
  }
});

test('a yes or no that is missing stays missing', () => {
  assert.deepEqual(leniently(TerminalPlace(), place).value, place);
});

test('what is neither yes nor no is a fault, not a guess', () => {
  for (const odd of ['TRUE', '', 'yes', 1, 0, null, ['true'], {}])
    assert.equal(
      leniently(TerminalPlace(), { ...place, merchantInventory: odd }).fault,
      'merchantInventory',
      JSON.stringify(odd),
    );
});

test('what is sent is a boolean of JSON', () => {
  const request = { companyAccount: 'Company', terminals: [place.terminal], merchantInventory: true };
  assert.equal(strictly(AssignTerminalsRequest(), request).fault, undefined);
  const worded = { ...request, merchantInventory: 'true' };
  assert.equal(strictly(AssignTerminalsRequest(), worded).fault, 'merchantInventory');
});
