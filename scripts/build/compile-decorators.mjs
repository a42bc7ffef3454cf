import { Failure } from '../processes.mjs';
import { parse, walk } from '../syntax.mjs';

const LIT = 'lit/decorators.js';

/** What stands in the place of a text of the source: nothing but its line breaks, so that lines keep their numbers. */
const emptied = (code, { start, end }) => code.slice(start, end).replace(/[^\n]+/g, '');

/** `@property({ type: Boolean }) disabled` → `disabled: { type: Boolean }`. */
function propertyOf(
  code,
  member,
  {
    expression: {
      callee,
      arguments: [options],
    },
  },
) {
  const text = options ? code.slice(options.start, options.end) : '{}';
  return `${member.key.name}: ${callee.name === 'state' ? `{ ...${text}, state: true, attribute: false }` : text}`;
}

/**
 * Writes Lit's decorators of properties as what they mean, `static properties`: the same for Lit, and 0.4 kB less in every
 * page, because neither Lit's decorators nor the compiler's way of calling them is loaded.
 */
function withoutDecorators(file, code) {
  if (!code.includes(LIT)) return code;
  const edits = [];
  const known = new Set();
  walk(parse(file, code), (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value === LIT) {
      edits.push({ ...node, text: emptied(code, node) });
      for (const { imported, local } of node.specifiers)
        if (imported.name === local.name) known.add(local.name);
    }
    if (node.type !== 'ClassBody') return;
    const properties = node.body.flatMap((member) =>
      (member.decorators ?? []).map((decorator) => {
        edits.push({ ...decorator, text: emptied(code, decorator) });
        return propertyOf(code, member, decorator);
      }),
    );
    const start = node.start + 1;
    if (properties.length > 0)
      edits.push({ start, end: start, text: `static properties = { ${properties} };` });
  });
  for (const name of known)
    if (name !== 'property' && name !== 'state')
      throw new Failure(`${file}: the build cannot compile @${name}`);
  edits.sort((a, b) => b.start - a.start);
  for (const { start, end, text } of edits) code = code.slice(0, start) + text + code.slice(end);
  return code;
}

/** The same, for Vite. */
export const compileDecorators = () => ({
  name: 'florin-compile-decorators',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.ts') && !id.includes('/node_modules/')
      ? { code: withoutDecorators(id, code), map: null }
      : null,
});
