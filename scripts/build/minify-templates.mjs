import { parse, walk } from '../syntax.mjs';

const TAGS = new Set(['css', 'html', 'svg']);

/** A line break stays for every one there was: white space stays white space, and lines keep their numbers. */
const lineBreaks = (space) => '\n'.repeat(space.split('\n').length - 1);

/**
 * Takes the indentation out of Lit's templates. Measured: a minifier of CSS and HTML would save another 0.3 per cent
 * after compression, and could get something wrong.
 */
function withoutIndentation(file, code) {
  if (!/\b(?:css|html|svg)`/.test(code)) return code;
  const texts = [];
  walk(parse(file, code), (node) => {
    if (node.type === 'TaggedTemplateExpression' && TAGS.has(node.tag.name)) texts.push(...node.quasi.quasis);
  });
  texts.sort((a, b) => b.start - a.start);
  for (const { start, end } of texts)
    code = code.slice(0, start) + code.slice(start, end).replace(/\s*\n\s*/g, lineBreaks) + code.slice(end);
  return code;
}

/** The same, for Vite. */
export const minifyTemplates = () => ({
  name: 'florin-minify-templates',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.ts') && !id.includes('/node_modules/')
      ? { code: withoutIndentation(id, code), map: null }
      : null,
});
