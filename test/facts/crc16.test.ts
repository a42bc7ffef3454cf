import assert from 'node:assert/strict';
import { test } from 'node:test';

import { crc16 } from '../../src/facts/crc16.js';

test('the checksum of a code is the one that its standards give', () => {
  assert.equal(crc16('123456789'), '29B1');
  // The static code in the Banco Central's manual of the BR Code.
  const open =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
  assert.equal(crc16(open), '1D3D');
  assert.equal(crc16(''), 'FFFF');
});
