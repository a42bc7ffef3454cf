import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { MASK, readText, textOf } from '../../../../src/components/workspace/environments/bulk.js';
import { merge, resolved } from '../../../../src/components/workspace/environments/merge.js';
import { differencesOf } from '../../../../src/components/workspace/environments/compare-view.js';
import {
  faultsOf,
  NEW,
  sentOf,
  variableOf,
  type Variable,
} from '../../../../src/components/workspace/environments/variable.js';

const set = (values: Record<string, string>): Variable[] =>
  Object.entries(values).map(([key, value]) => ({ ...NEW, key, value }));

const valuesOf = (variables: readonly Variable[]) =>
  Object.fromEntries(variables.map(({ key, value }) => [key, value]));

test('changes of two people to different keys are both kept, in the own order', () => {
  const merged = merge(
    set({ host: 'a', port: '1', old: 'x' }),
    set({ port: '2', host: 'a', own: 'new' }),
    set({ host: 'b', port: '1', old: 'x', theirs: 'new' }),
  );
  assert.deepEqual(
    merged.variables.map(({ key, value }) => `${key}=${value}`),
    ['port=2', 'host=b', 'own=new', 'theirs=new'],
  );
  assert.deepEqual(merged.taken, ['host', 'theirs']);
  assert.deepEqual(merged.conflicts, []);
});

test('what both changed in different ways is asked about, a removal too', () => {
  const merged = merge(
    set({ host: 'a', port: '1' }),
    set({ host: 'mine' }),
    set({ host: 'theirs', port: '2' }),
  );
  assert.deepEqual(
    merged.conflicts.map(({ key, mine, theirs }) => [key, mine?.value, theirs?.value]),
    [
      ['host', 'mine', 'theirs'],
      ['port', undefined, '2'],
    ],
  );
  assert.deepEqual(valuesOf(resolved(merged, new Set())), { host: 'mine' });
  assert.deepEqual(valuesOf(resolved(merged, new Set(merged.conflicts))), { host: 'theirs', port: '2' });
});

test('nothing of one person is lost: each key that only one changed has their value afterwards', () => {
  const values = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'));
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const merged = merge(set(base), set(mine), set(theirs));
      const result = valuesOf(merged.variables);
      const asked = new Set(merged.conflicts.map(({ key }) => key));
      for (const key of 'abcd') {
        const expected = theirs[key] === base[key] ? mine[key] : theirs[key];
        if (!asked.has(key)) assert.equal(result[key], expected);
        else assert.notEqual(mine[key], theirs[key]);
      }
    }),
  );
});

test('variables as a text come back as they were, secrets unseen', () => {
  const variable = fc.record(
    {
      key: fc.stringMatching(/^[a-zA-Z_#="/][\w.=-]{0,8}$/),
      value: fc.string({ unit: 'grapheme', maxLength: 12 }),
      isSecret: fc.boolean(),
      isOn: fc.boolean(),
      told: fc.constant({}),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.array(variable, { maxLength: 8 }), (variables) => {
      const text = textOf(variables);
      assert.deepEqual(readText(text, variables), variables);
      for (const { value, isSecret } of variables)
        if (isSecret && value.length > 10) assert.ok(!text.includes(value));
    }),
  );
});

test('a line that begins with # or // is kept out of use; one without = is a key without a value', () => {
  const known = [{ ...NEW, key: 'token', value: 's3cret', isSecret: true }];
  const read = readText(`# token=${MASK}\n//port=1\nhost= a b \n\n# only a note`, known);
  assert.deepEqual(
    read.map(({ key, value, isOn, isSecret }) => [key, value, isOn, isSecret]),
    [
      ['token', 's3cret', false, true],
      ['port', '1', false, false],
      ['host', 'a b', true, false],
      ['only a note', '', false, false],
    ],
  );
});

test('a key that counts twice and a value without a key are faults; one out of use is none', () => {
  const variables = [...set({ a: '1' }), ...set({ a: '2' }), { ...NEW, value: 'x' }, NEW];
  assert.deepEqual(
    [...faultsOf(variables)],
    [
      [0, 'twice'],
      [1, 'twice'],
      [2, 'empty-key'],
    ],
  );
  assert.equal(faultsOf([variables[0]!, { ...variables[1]!, isOn: false }]).size, 0);
});

test('what the platform tells beyond key and value is sent back, a type that is new too', () => {
  const told = { key: 'a', value: '1', type: 'vaulted', enabled: true, hovered: false, sessionIndex: 3 };
  assert.deepEqual(sentOf({ ...variableOf(told), value: '2' }), { ...told, value: '2' });
  assert.equal(sentOf({ ...variableOf(told), isSecret: true }).type, 'secret');
});

test('a comparison names what only one has, and what differs', () => {
  assert.deepEqual(
    differencesOf(set({ a: '1', b: '2' }), set({ b: '3', c: '4' })).map(({ key, here, there, isSame }) => [
      key,
      here?.value,
      there?.value,
      isSame,
    ]),
    [
      ['a', '1', undefined, false],
      ['b', '2', '3', false],
      ['c', undefined, '4', false],
    ],
  );
});
