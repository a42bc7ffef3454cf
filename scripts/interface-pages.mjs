import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { format, resolveConfig } from 'prettier';

import { tableNameOf, tableOf } from '../src/client/interface-modules.ts';
import { addressOf, interfaces } from '../src/client/interfaces.ts';
import { isObject, shapeOf } from '../src/client/schema/schema.ts';
import { OFFERS } from '../src/proxy/policy/index.ts';
import { elementsOf } from './elements-of-rows.mjs';
import { ROOT } from './processes.mjs';

const CREDENTIALS = {
  key: 'a key in `X-API-Key`',
  basic: 'name and password of a web service',
  'workspace-key': 'a key in `X-Api-Key`',
};

const REFUSALS = {
  service: '`{ status, errorCode, message, errorType }`',
  problem: '`{ type, title, status, detail, errorCode, invalidFields }`',
  workspace: '`{ error: { name, message } }`',
  plain: '`{ error: { code, field } }`',
};

/** Input fields that say where a page of a list begins. */
const PLACES = ['cursor', 'offset', 'pageNumber', 'startIndex'];

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const code = (text) => `\`${text}\``;
const rowsAsTable = ([head, ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => ['', ...cells, ''].join(' | ').trim()).join('\n');

/** The doc block above each exported row of an interface, by the row's name. */
function docBlocksOf(name) {
  const folder = `src/client/${name}`;
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const block = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const (\w+) =/g;
  const found = files.flatMap((file) => [...read(`${folder}/${file}`).matchAll(block)]);
  return new Map(found.map(([, text, row]) => [row, text.replaceAll(/\s*\n \* ?/g, ' ').trim()]));
}

/** The sentence that says what a row does. */
function purposeOf(blocks, row) {
  const block = blocks.get(row);
  if (!block) throw new Error(`${row} has no doc block.`);
  const [sentence = ''] = /^.*?[.](?=\s|$)/.exec(block) ?? [];
  return `${sentence}${block.includes('@deprecated') ? ' Deprecated.' : ''}`;
}

function audienceOf(rule) {
  if (rule === 'never') return 'closed';
  if (rule.isPublic) return 'anyone';
  const told = (audience) => (rule.optIn?.includes(audience) ? `${audience} once enabled` : audience);
  return rule.audiences.map(told).join(', ');
}

function placeOf({ method, input }) {
  const schema = method === 'GET' ? input?.() : undefined;
  return schema && isObject(schema) && PLACES.find((place) => Object.hasOwn(shapeOf(schema), place));
}

function credentialsOf({ credential, policy }) {
  const own = Object.values(policy).flatMap((rule) => rule.credential ?? []);
  return [...new Set([credential, ...own])].map(code).join(' and ');
}

function pagingOf(table) {
  const told = PLACES.flatMap((place) => {
    const paged = Object.entries(table).filter(([, row]) => placeOf(row) === place);
    return paged.length > 0 ? [`by ${code(place)}: ${paged.map(([row]) => code(row)).join(', ')}`] : [];
  });
  return told.join('; ') || 'none: a list comes whole';
}

function addressesOf(name) {
  if (!interfaces[name].addresses) return [['Address', 'your own service']];
  return ['test', 'live'].map((environment) => [
    environment === 'test' ? 'Test' : 'Live',
    code(addressOf(name, { environment, prefix: 'PREFIX' }).replace('PREFIX', '{PREFIX}')),
  ]);
}

function factsOf(name) {
  const offered = OFFERS.find((offer) => offer.name === name);
  const { version, isVersionOptional, deprecated, credentials, errors } = interfaces[name];
  const exported = tableNameOf(name);
  const table = tableOf(name);
  const remark = deprecated ? `; ${deprecated.join(' and ')} are deprecated and refused` : '';
  const overview = [
    ['Import', `\`import { ${exported} } from 'florin/client/${name}'\``],
    ['Version', `${version ?? 'none'}${isVersionOptional ? '; the path may leave it out' : ''}${remark}`],
    ...addressesOf(name),
    ['Credential', credentials.map((kind) => CREDENTIALS[kind]).join(', or ') || 'your own service’s'],
    ['In the proxy', `below \`{mount}/${name}\`, with ${credentialsOf(offered)} of \`credentials\``],
    ['Refusals', REFUSALS[errors]],
    ['Pages', pagingOf(table)],
  ];
  const blocks = docBlocksOf(name);
  const rows = Object.entries(table).map(([row, { method, path, idempotency }]) => [
    code(row),
    code(`${method} ${path}`),
    purposeOf(blocks, row),
    audienceOf(offered.policy[row]),
    idempotency === 'none' ? '–' : idempotency,
    elementsOf(name, row) ?? 'none',
  ]);
  const head = ['Operation', 'Call', 'What it does', 'Through the proxy', 'Idempotency key', 'Element'];
  return [
    overview.map(([what, how]) => `- **${what}:** ${how}`).join('\n'),
    `## ${rows.length === 1 ? 'The one operation' : `The ${rows.length} operations`}`,
    rowsAsTable([head, ...rows]),
  ].join('\n\n');
}

/** Runs an example in this process; gives what it prints. */
async function printedBy(path) {
  const { log } = console;
  const lines = [];
  console.log = (...words) => void lines.push(words.join(' '));
  try {
    await import(pathToFileURL(join(ROOT, path)).href);
  } finally {
    console.log = log;
  }
  return lines.join('\n');
}

async function exampleOf(name) {
  const path = `examples/interfaces/${name}.mjs`;
  const fence = '```';
  const blocks = [
    `${fence}js\n${read(path).trimEnd()}\n${fence}`,
    'It prints',
    `${fence}text\n${await printedBy(path)}\n${fence}`,
  ];
  return blocks.join('\n\n');
}

const BLOCKS = { facts: factsOf, example: exampleOf };

/**
 * The page of an interface in `docs/interfaces/`, with its marked blocks as tables, policy and example have them today; what
 * stands outside is written by hand. Needs a process that can import TypeScript, and `florin/…` from the sources.
 */
export async function pageOf(name) {
  const path = `docs/interfaces/${name}.md`;
  let page = read(path);
  for (const [block, make] of Object.entries(BLOCKS)) {
    const place = new RegExp(`(<!-- ${block} -->\n)[^]*(<!-- /${block} -->)`);
    if (!place.test(page)) throw new Error(`${path} has no block “${block}”.`);
    const text = await make(name);
    page = page.replace(place, (_, open, close) => `${open}\n${text}\n\n${close}`);
  }
  const config = await resolveConfig(join(ROOT, path));
  return { path, page: await format(page, { ...config, parser: 'markdown' }) };
}
