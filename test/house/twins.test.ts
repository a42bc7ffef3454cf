import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { sources } from './sources.js';
import { twins } from './twins.js';

/** Lists that stand in two places for a reason, by how they begin. */
const EXEMPT: Readonly<Record<string, string>> = {
  'floating | line | rows':
    'the attribute of two elements, whose values stand in api.md; the compiler holds both to the first',
};

const read = sources.filter(({ path }) => !path.endsWith('.d.ts'));

describe('facts', () => {
  it('no list of three or more literals stands twice: the second reads the first', () => {
    const isExempt = (twin: string): boolean => Object.keys(EXEMPT).some((start) => twin.startsWith(start));
    assert.deepEqual(
      twins(read).filter((twin) => !isExempt(twin)),
      [],
    );
  });

  it('a list is found in whatever order and form it stands a second time', () => {
    const first = "export const A = ['red', 'green', 'blue'] as const;";
    for (const code of [
      "const b = ['blue', 'red', 'green'];",
      "type B = 'green' | 'red' | 'blue';",
      "const b = once(() => z.object({ colour: word('red', 'green', 'blue') }));",
      "const b = new Set(['red', 'blue', 'green']);",
      'const b = /^(?:blue|red|green)$/i;',
      'const b = { red: 1, green: 2, blue: 3 };',
      "const b: Readonly<Record<string, string>> = { red: '#f00', green: '#0f0', blue: '#00f' };",
    ])
      assert.equal(
        twins([
          { path: 'src/a.ts', code: first },
          { path: 'src/b.ts', code },
        ]).length,
        1,
        code,
      );
    const codes = "const c = 'EUR USD GBP'; const d = ['GBP', 'USD', 'EUR'];";
    const weights = 'const c = [3, 7, 1]; const d = [3, 7, 1];';
    for (const code of [codes, weights]) assert.equal(twins([{ path: 'src/a.ts', code }]).length, 1, code);
  });

  it('what the compiler holds to the list, another list, and a record of another shape are no twins', () => {
    const first = "export const A = ['red', 'green', 'blue'] as const; type A = (typeof A)[number];";
    for (const code of [
      "const b: Readonly<Record<A, string>> = { red: '#f00', green: '#0f0', blue: '#00f' };",
      "const b = { red: '#f00', green: '#0f0', blue: '#00f' } as const satisfies Record<A, string>;",
      "const b = ['red', 'green', 'blue', 'black'];",
      "const b = [...A, 'black'];",
      "call('red', 'green', 'blue');",
      'const b = { x: 1, y: 2, z: 3 }; const c = { x: 4, y: 5, z: 6 };',
      "const b = [3, 7, 1]; const c = [7, 3, 1]; const d = word('01', '02', '03'); const e = word('01', '02', '03');",
    ])
      assert.deepEqual(
        twins([
          { path: 'src/a.ts', code: first },
          { path: 'src/b.ts', code },
        ]),
        [],
        code,
      );
  });
});
