import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  assignmentTo,
  countsOf,
  isIn,
  keyOf,
  placeOf,
  placesOf,
  readFleet,
  withStores,
} from '../../../../src/components/terminals/panel/places.js';

const answer = {
  companyAccount: 'Gulden',
  inventoryTerminals: ['V400m-1'],
  merchantAccounts: [
    {
      merchantAccount: 'Shops',
      inStoreTerminals: ['S1F2-2'],
      inventoryTerminals: ['S1F2-3', 'S1F2-4'],
      stores: [{ store: 'Utrecht', description: 'Store in Utrecht', inStoreTerminals: ['P400Plus-5'] }],
    },
  ],
};

describe('places of terminals', () => {
  it('every terminal of the answer is in one place, with model and serial number from its id', () => {
    const fleet = readFleet(answer);
    assert.deepEqual(
      fleet.rows.map(({ id, model, serial, place }) => [id, model, serial, keyOf(place)]),
      [
        ['P400Plus-5', 'P400Plus', '5', 'store/Shops/Utrecht'],
        ['S1F2-2', 'S1F2', '2', 'in-use/Shops'],
        ['S1F2-3', 'S1F2', '3', 'stock/Shops'],
        ['S1F2-4', 'S1F2', '4', 'stock/Shops'],
        ['V400m-1', 'V400m', '1', 'inventory'],
      ],
    );
    assert.deepEqual(
      [...countsOf(fleet.rows)].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      [
        ['', 5],
        ['account/Shops', 4],
        ['in-use/Shops', 1],
        ['inventory', 1],
        ['stock/Shops', 2],
        ['store/Shops/Utrecht', 1],
      ],
    );
    assert.equal(fleet.rows.filter((row) => isIn(row, 'account/Shops')).length, 4);
    assert.equal(readFleet({ companyAccount: 'Gulden', merchantAccounts: [] }).rows.length, 0);
  });

  it('the inventory of the company is offered only where the whole company was listed', () => {
    const kinds = (changed: object) => placesOf(readFleet({ ...answer, ...changed })).map(keyOf);
    assert.deepEqual(kinds({}), ['store/Shops/Utrecht', 'in-use/Shops', 'stock/Shops', 'inventory']);
    assert.ok(!kinds({ inventoryTerminals: undefined }).includes('inventory'));
  });

  it('stores without terminals are places too, each once', () => {
    const stores = [
      { store: 'Utrecht', merchantAccountCode: 'Shops' },
      { store: 'Delft', merchantAccountCode: 'Shops' },
      { store: 'Field', merchantAccountCode: 'Events' },
    ];
    const keys = placesOf(withStores(readFleet(answer), stores)).map(keyOf);
    assert.equal(new Set(keys).size, keys.length);
    assert.ok(keys.includes('store/Shops/Delft') && keys.includes('store/Events/Field'));
  });

  it('an account without a store always says whether it keeps the terminals in its inventory', () => {
    const account = 'Shops';
    assert.deepEqual(assignmentTo({ kind: 'in-use', account }), {
      merchantAccount: account,
      merchantInventory: false,
    });
    assert.deepEqual(assignmentTo({ kind: 'stock', account }), {
      merchantAccount: account,
      merchantInventory: true,
    });
    assert.deepEqual(assignmentTo({ kind: 'store', account, store: 'Utrecht' }), {
      merchantAccount: account,
      store: 'Utrecht',
    });
    assert.deepEqual(assignmentTo({ kind: 'inventory' }), {});
  });

  it('an answer about one terminal reads as the place that the list has it in', () => {
    const at = (found: object) => keyOf(placeOf({ companyAccount: 'Gulden', terminal: 'x', ...found }));
    assert.equal(at({}), 'inventory');
    assert.equal(at({ merchantAccount: 'Shops', merchantInventory: true }), 'stock/Shops');
    assert.equal(at({ merchantAccount: 'Shops' }), 'in-use/Shops');
    assert.equal(at({ merchantAccount: 'Shops', store: 'Utrecht' }), 'store/Shops/Utrecht');
  });
});
