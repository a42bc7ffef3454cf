import assert from 'node:assert/strict';

import Ajv from 'ajv';

import { interfaces, type InterfaceName } from '../../src/client/interfaces.js';
import type { Fetch } from '../../src/client/index.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { factsOf, type Facts, type OperationFacts } from '../client/facts/facts.js';

/** What an interface answers with where the facts name no schema for the status of a refusal. */
const REFUSALS = {
  service: 'ServiceError',
  problem: 'RestServiceError',
  workspace: 'WorkspaceError',
  plain: undefined,
};

/** `/bcl/v2` is meant by any version, and by none. */
const prefixOf = ({ prefix }: Facts): RegExp =>
  new RegExp(`^(?:/checkout)?${prefix.replace(/\/v\d+$/, String.raw`(?:/v\d+)?`)}(?=/)`);

/** The row that a request is for: of several that fit, the one with the fewest parameters. */
function rowOf(facts: Facts, method: string, pathname: string): OperationFacts {
  const path = pathname.replace(prefixOf(facts), '');
  const [row] = facts.operations
    .filter((one) => one.method === method)
    .filter((one) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.parameters.length - b.parameters.length);
  return row ?? assert.fail(`${facts.interface} has no row for ${method} ${pathname}`);
}

function readFacts(name: InterfaceName) {
  const facts = factsOf(name);
  const ajv = new Ajv();
  ajv.addSchema({ $id: name, $defs: facts.$defs });
  return { facts, ajv };
}

const known = new Map<InterfaceName, ReturnType<typeof readFacts>>();

function openFacts(name: InterfaceName) {
  const open = known.get(name) ?? readFacts(name);
  known.set(name, open);
  return open;
}

/** Fails where an answer is not what the published facts of an interface promise: its status, its body, or that it has none. */
async function holdToFacts(
  name: InterfaceName,
  response: Response,
  method: string,
  url: string,
): Promise<void> {
  const { facts, ajv } = openFacts(name);
  const row = rowOf(facts, method, new URL(url).pathname);
  const where = `${method} ${row.path} ${response.status}`;
  const text = await response.clone().text();
  // A platform that is overrun has not counted the call.
  if (name === 'workspace' && response.status !== 503)
    for (const header of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
      assert.match(response.headers.get(header) ?? '', /^\d+$/, `${where}: ${header}`);
  const published = response.ok ? row.success : row.errors;
  const isKnown = Object.hasOwn(published, response.status);
  assert.ok(isKnown || response.status >= 400, `${where} is never answered`);
  const usual = isKnown ? undefined : REFUSALS[interfaces[name].errors];
  const schema = isKnown ? published[response.status] : usual;
  if (response.ok && !schema) {
    assert.equal(text, '', `${where} has no body`);
    return;
  }
  const body: unknown = JSON.parse(text);
  // Some interfaces publish that a refusal has a body, and not which.
  if (!schema || !Object.hasOwn(facts.$defs, schema)) return;
  assert.ok(ajv.validate(`${name}#/$defs/${schema}`, body), `${where}: ${ajv.errorsText()} ${text}`);
}

/** A sandbox's `fetch` that fails where any answer, of success or not, is not what the facts of the interface promise. */
export const answersByFacts =
  ({ fetch }: Pick<Sandbox, 'fetch'>, name: InterfaceName): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init);
    await holdToFacts(name, response, init.method ?? 'GET', url);
    return response;
  };
