import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { apiPage, apiText } from '../../scripts/api/page.mjs';
import { pagesWithReference } from '../../scripts/api/pages.mjs';
import { readDeclarations } from '../../scripts/api/declarations.mjs';
import { read } from '../house/files.js';

interface Member {
  readonly name: string;
  readonly type?: { readonly text: string };
  readonly parameters?: readonly { readonly type?: { readonly text: string } }[];
}

interface Declaration {
  readonly tagName?: string;
  members: Member[];
  cssParts?: { name: string }[];
  events?: { name: string }[];
  slots?: { name: string }[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

const manifest = (): Manifest => JSON.parse(read('dist/custom-elements.json')) as Manifest;
const declarationsOf = ({ modules }: Manifest) => modules.flatMap(({ declarations }) => declarations);

/** Names that every program has. */
const BUILT_IN = /^(?:HTMLFormElement|NonNullable|Promise|Readonly|Record|Date)$/;

describe('api.md', () => {
  it('says what the built package offers', async () => {
    assert.ok((await apiPage()) === read('api.md'), 'api.md is out of date: run `npm run api`');
  });

  it('changes with the name of a part or an event, so that a review sees the rename', () => {
    for (const list of ['cssParts', 'events'] as const) {
      const changed = manifest();
      const element = declarationsOf(changed).find(({ tagName }) => tagName === 'florin-checkout');
      const [first] = element?.[list] ?? [];
      assert.ok(first);
      first.name = 'renamed-in-a-test';
      assert.match(apiText({ manifest: changed }), /^- `renamed-in-a-test`/m);
    }
  });

  it('is the same in whatever order the analyzer lists elements', () => {
    const turned = manifest();
    (turned.modules as unknown[]).reverse();
    assert.ok(apiText({ manifest: turned }) === apiText());
  });
});

describe('the pages of the elements and of the proxy', () => {
  it('have in their reference what the built package offers', async () => {
    const pages = await pagesWithReference();
    assert.deepEqual(
      pages.filter(({ page, text }) => page !== text).map(({ path }) => path),
      [],
      'run `npm run api`',
    );
  });

  it('change with the name of a slot, so that a review sees the rename', async () => {
    const changed = manifest();
    const element = declarationsOf(changed).find(({ tagName }) => tagName === 'florin-cart');
    const [first] = element?.slots ?? [];
    assert.ok(first);
    first.name = 'renamed-in-a-test';
    const pages = await pagesWithReference(changed);
    assert.deepEqual(
      pages.filter(({ page, text }) => page !== text).map(({ path }) => path),
      ['docs/elements/cart.md'],
    );
  });
});

it('a type that a property or a method of an element names can be imported from `florin`', () => {
  const exported = readDeclarations().exportsOf('dist/index.d.ts');
  const named = declarationsOf(manifest()).flatMap(({ tagName, members }) =>
    members.flatMap(({ name, type, parameters = [] }) =>
      [type, ...parameters.map((parameter) => parameter.type)]
        .flatMap((each) => each?.text.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? [])
        .map((each) => ({ type: each, where: `${tagName} ${name}: ${each}` })),
    ),
  );
  assert.ok(named.length > 8, `${named.length} types`);
  assert.deepEqual(
    named.filter(({ type }) => !BUILT_IN.test(type) && !exported.has(type)).map(({ where }) => where),
    [],
  );
});
