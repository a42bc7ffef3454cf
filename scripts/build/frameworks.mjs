import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { transform } from 'esbuild';

import { editorData } from './frameworks/editors.mjs';
import { declarationsFor, elementsDeclaration } from './frameworks/declarations.mjs';
import { readElements } from './frameworks/read-elements.mjs';

/** A line for each element, which a bundler leaves out where a page does not use it. */
const componentLine = ({ tag, component, attributes, properties, events }) => {
  const lists = [attributes, properties, events.map((event) => event.slice('florin-'.length))];
  const texts = [tag, ...lists.map((names) => names.join(' '))].map((text) => JSON.stringify(text));
  return `export const ${component} = /*@__PURE__*/ component(${texts.join(', ')});`;
};

async function reactModule(root, elements) {
  const source = readFileSync(join(root, 'src/frameworks/react-component.ts'), 'utf8');
  const { code } = await transform(source.replace('export function component', 'function component'), {
    loader: 'ts',
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return `${code}${elements.map(componentLine).join('\n')}\n`;
}

/** Writes what frameworks and editors are told of the elements, from the manifest: nothing of it is written by hand twice. */
export async function build({ root, dist }) {
  const manifest = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8'));
  const elements = readElements(manifest);
  const folder = join(dist, 'frameworks');
  mkdirSync(folder, { recursive: true });
  const files = {
    'elements.d.ts': elementsDeclaration(elements),
    ...declarationsFor(elements),
    'no-code.js': 'export {};\n',
    'react.js': await reactModule(root, elements),
    ...editorData(manifest),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
