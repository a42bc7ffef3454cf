import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../processes.mjs';

/** The page that holds the inventory. */
export const INVENTORY_PAGE = 'docs/pci-scripts.md';

const built = (path) => import(pathToFileURL(join(ROOT, 'dist', path)).href);

/** Files that differ in their language alone are one row, in the order of the build. */
function filesByKind() {
  const list = JSON.parse(readFileSync(join(ROOT, 'dist/cdn/integrity.json'), 'utf8'));
  const rows = new Map();
  for (const [name, { locale, purpose }] of Object.entries(list)) {
    const kind = locale
      ? name.replace(`.${locale}.`, '.<locale>.')
      : name.replace(/^parts\/.*/, 'parts/<name>.js');
    const row = rows.get(kind) ?? { purpose, count: 0, of: locale ? 'languages' : 'parts' };
    rows.set(kind, { ...row, count: row.count + 1 });
  }
  return [...rows].map(([kind, { purpose, count, of }]) => {
    const files = count > 1 ? `one of ${count} ${of}` : 'one file';
    return `| \`${kind}\` | ${files} | ${purpose} |`;
  });
}

/** A policy for a page to read: a directive in each line, and no hash, which every version has another of. */
const policyOf = (headers) =>
  (headers['Content-Security-Policy'] ?? headers['content-security-policy'])
    .replace(/'sha256-[^']+'/g, "'sha256-…'")
    .split('; ')
    .join(';\n');

/** What the build brings to a payment page, as the page tells it: files, frames, and the policy of each frame. */
async function scriptInventory() {
  const { frameDocument } = await built('frame/document.js');
  const { secretFrameDocument } = await built('secret-frame/document.js');
  const { actionFrameDocument } = await built('action-frame/document.js');
  const frameAncestors = ["'self'"];
  const card = frameDocument({ frameAncestors });
  const secret = secretFrameDocument({ frameAncestors });
  const action = await actionFrameDocument({ frameAncestors });
  const scripts = ({ html }) => {
    const found = html.match(/<script(?! type="?application\/json)/g);
    return `${found.length}, in the document itself`;
  };
  return `
### On your page

| file | how many | what it is for |
| --- | --- | --- |
${filesByKind().join('\n')}

A page uses \`checkout.en.js\` or that of another language, \`checkout.js\`, \`shop.js\` or \`elements.js\`. Each is served from your own origin, with what it loads.

### In frames

| frame | served by | scripts | what it is for |
| --- | --- | --- | --- |
| card frame | your proxy, or the origin of \`frame-url\` | ${scripts(card)} | takes the card number and encrypts it |
| action frame | your proxy | ${scripts(action)} | holds the bank’s page, and tells the element what came of it |
| secret frame | your proxy | ${scripts(secret)} | shows a card’s number or PIN to its holder for twenty seconds |

With a font of yours (\`cardFont\`), the card frame has one script more, which waits for the font, and its policy names that script’s hash, and the
files in \`font-src\`.

The policy of the card frame and the secret frame, as your proxy sends it to a page of its own origin:

\`\`\`
${policyOf(card.headers)}
\`\`\`

The policy of the action frame. A bank’s page can be on any origin, in a frame of its own:

\`\`\`
${policyOf(action.headers)}
\`\`\`
`;
}

const BLOCK = /(<!-- scripts -->\n)[^]*?(<!-- \/scripts -->)/;

/** The page with an inventory of today. */
export async function withInventory(page) {
  const { format } = await import('prettier');
  const inventory = await format(await scriptInventory(), { parser: 'markdown', printWidth: 140 });
  return page.replace(BLOCK, (_, begin, end) => `${begin}\n${inventory}\n${end}`);
}
