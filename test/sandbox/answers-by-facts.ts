import assert from 'node:assert/strict';

import Ajv from 'ajv';

import type { Fetch } from '../../src/client/transport.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { factsOf } from '../client/facts/facts.js';
import type { InterfaceName } from '../client/facts/tables.js';

/** A sandbox's `fetch` that fails where an answer is not what the published facts of an interface promise. */
export function answersByFacts(sandbox: Sandbox, name: InterfaceName): Fetch {
  const facts = factsOf(name);
  const ajv = new Ajv();
  ajv.addSchema({ $id: name, $defs: facts.$defs });
  return async (url, init) => {
    const response = await sandbox.fetch(url, init);
    const { pathname } = new URL(url);
    const row = facts.operations.find(
      ({ method, path }) => method === init.method && pathname.endsWith(path) && !path.includes('{'),
    );
    if (!row) return response;
    const schema = { ...row.success, ...row.errors }[response.status];
    assert.ok(schema, `${row.path} never answers ${response.status}`);
    const isRight = ajv.validate(`${name}#/$defs/${schema}`, await response.clone().json());
    assert.ok(isRight, `${row.path}: ${ajv.errorsText()}`);
    return response;
  };
}
