import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { read, ROOT } from '../house/files.js';
import { createApp } from './installed-app.js';

interface Element {
  readonly name: string;
  readonly tagName: string;
  readonly events?: readonly { readonly name: string; readonly type?: { readonly text: string } }[];
}

const { modules } = JSON.parse(read('dist/custom-elements.json')) as {
  readonly modules: readonly { readonly declarations: readonly Element[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);

/** The name between the angle brackets of `CustomEvent<Detail>`; undefined where the doc tag names none. */
const detailOf = (type: string | undefined): string | undefined =>
  /^CustomEvent<(\w+)>$/.exec(type ?? '')?.[1];

/** A module with one listener for each event of an element. */
function moduleFor({ name, tagName, events = [] }: Element, entry: string): string {
  const details = [...new Set(events.map(({ type }) => detailOf(type?.text)))].join(', ');
  const listeners = events.flatMap((event) =>
    ['element', 'document', 'window'].map(
      (target) => `${target}.addEventListener('${event.name}', (event) => {
  const detail: Known<typeof event.detail> = event.detail;
  const named: ${detailOf(event.type?.text)} = detail;
  const same: typeof event.detail = named;
  console.log(same);
});`,
    ),
  );
  return `import type { ${[name, details].filter(Boolean).join(', ')} } from '${entry}';

type Known<Type> = 0 extends 1 & Type ? never : Type;
const element: ${name} = document.createElement('${tagName}');
${listeners.join('\n')}
`;
}

describe('events in a consumer’s TypeScript', () => {
  let folder: string;
  before(() => {
    folder = createApp('/main.js');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('have a detail type by name in every doc tag', () => {
    const unnamed = elements.flatMap(({ tagName, events = [] }) =>
      events.filter(({ type }) => !detailOf(type?.text)).map(({ name }) => `${tagName}: ${name}`),
    );
    assert.deepEqual(unnamed, []);
  });

  it('are typed on the element, on the document and on the window, with details that can be imported', () => {
    const withEvents = elements.filter(({ events }) => events?.length);
    assert.ok(withEvents.length > 15, `${withEvents.length} elements tell of events`);
    for (const element of withEvents) {
      const entry = `florin/${element.tagName.slice('florin-'.length)}/element`;
      writeFileSync(join(folder, `${element.tagName}.ts`), moduleFor(element, entry));
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module: 'NodeNext',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          types: [],
          strict: true,
          noEmit: true,
          skipLibCheck: true,
        },
        include: ['*.ts'],
      }),
    );
    let output = '';
    try {
      execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
        cwd: folder,
        encoding: 'utf8',
      });
    } catch (error) {
      output = (error as { readonly stdout: string }).stdout;
    }
    assert.equal(output, '');
  });
});
