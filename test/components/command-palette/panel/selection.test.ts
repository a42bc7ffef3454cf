import assert from 'node:assert/strict';
import { test } from 'node:test';

import { withoutTwins, type Choice } from '../../../../src/components/command-palette/panel/choices.js';
import { Selection } from '../../../../src/components/command-palette/panel/selection.js';

const line = (reference: string): Choice => ({
  result: { kind: 'payment', element: 'florin-payment-operations', reference },
  title: reference,
});
const [first, second, third] = [line('1'), line('2'), line('3')] as const;

test('Enter opens the first line, until another is pointed at, which then stays when others come before it', () => {
  const selection = new Selection();
  assert.equal(selection.of([]), undefined);
  assert.equal(selection.of([second, third]), second);
  assert.equal(selection.of([first, second, third]), first);
  selection.point(second);
  assert.equal(selection.of([first, second, third]), second);
  selection.clear();
  assert.equal(selection.of([first, second, third]), first);
});

test('arrow keys go around both ends, and lead nowhere where there is nothing', () => {
  const selection = new Selection();
  const all = [first, second, third];
  const after = (key: string) => selection.step(key, all) && selection.of(all);
  assert.deepEqual(['ArrowUp', 'ArrowDown', 'End', 'Home'].map(after), [third, first, third, first]);
  assert.equal(after('a'), false);
  assert.equal(selection.step('End', []), false);
});

test('a line keeps its id, and no two lines share one', () => {
  const selection = new Selection();
  const ids = [first, second].map((choice) => selection.idOf(choice));
  assert.equal(new Set(ids).size, 2);
  assert.equal(selection.idOf(line('1')), ids[0]);
});

test('what two rows find is one line, as the later of them tells it', () => {
  const told = { ...line('1'), title: 'Later' };
  assert.deepEqual(withoutTwins([first, second, told]), [told, second]);
});
