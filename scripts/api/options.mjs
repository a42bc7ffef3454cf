import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, ROOT } from '../processes.mjs';
import { parse } from '../syntax.mjs';
import { table } from './tables.mjs';

const OPTIONS = 'src/proxy/options.ts';

/** Options that are an object of options themselves, with the interface that says which. */
const GROUPS = {
  limits: ['PayingLimits', OPTIONS],
  upkeep: ['UpkeepOptions', OPTIONS],
  hooks: ['HookOptions', 'src/proxy/work/hooks.ts'],
  cardHints: ['CardHintOptions', OPTIONS],
  donations: ['DonationOptions', OPTIONS],
  platform: ['PlatformOptions', OPTIONS],
};

/** Options that `ProxyOptions` takes over from a file of their own. */
const INHERITED = {
  FrameOptions: 'src/proxy/edge/frame-options.ts',
  SecretOptions: 'src/proxy/edge/secret-options.ts',
};

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** The doc comment that ends where a node begins, without its marks. */
function commentBefore(code, start) {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(code.slice(0, start)) ?? [];
  return oneLine(text.replace(/^\s*\*/gm, ''));
}

/** A sentence “Default: …” of a comment, and the rest of it. */
function withoutDefault(text) {
  const [sentence, value] = /Default: (.+?)\.(?= [A-Z]|$)/.exec(text) ?? [];
  return { default: value ?? '', description: oneLine(sentence ? text.replace(sentence, '') : text) };
}

function optionsOf(name, path) {
  const code = readFileSync(join(ROOT, path), 'utf8');
  const found = parse(path, code)
    .body.map((node) => node.declaration ?? node)
    .find((node) => node.type === 'TSInterfaceDeclaration' && node.id.name === name);
  if (!found) throw new Failure(`${path} has no interface ${name}`);
  const inherited = (found.extends ?? []).flatMap(({ expression: { name: base } }) =>
    optionsOf(base, INHERITED[base] ?? path),
  );
  const own = found.body.body.map((node) => {
    const { typeAnnotation } = node.typeAnnotation;
    const type = oneLine(code.slice(typeAnnotation.start, typeAnnotation.end))
      .replace(/^\| | \| undefined$/g, '')
      .replace(/^\((\(.*)\)$/, '$1')
      .replace(/\( | ,? ?(?=\) =>)|, (?=\) =>)/g, (found) => found.trim().replace(',', ''));
    const facts = withoutDefault(commentBefore(code, node.start));
    return { name: node.key.name, type, ...facts, default: node.optional ? facts.default : 'required' };
  });
  return [...own, ...inherited].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const rows = (options) =>
  table([
    ['option', 'type', 'default', 'what it does'],
    ...options.map(({ name, type, default: value, description }) => [
      `\`${name}\``,
      `\`${type}\``,
      value,
      description,
    ]),
  ]);

/** Every option of `createProxy`, as the doc comments of its types have them. */
export function optionTables() {
  const groups = Object.entries(GROUPS).flatMap(([option, [name, path]]) => [
    `### \`${option}\``,
    rows(optionsOf(name, path)),
  ]);
  return ['### All options', rows(optionsOf('ProxyOptions', OPTIONS)), ...groups].join('\n\n');
}
