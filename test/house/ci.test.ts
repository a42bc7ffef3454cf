import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { read } from './files.js';

const script = read('.ci/run');
/** What each stage of CI runs, in order. */
const commands = [...script.matchAll(/^stage '[^']+' \d+ (.+)$/gm)].map(([, command = '']) => command);

describe('CI', () => {
  it('runs the tests by the command that a newcomer is told, without PostgreSQL, and then what that left out', () => {
    const whole = commands.indexOf('npm test');
    assert.ok(whole >= 0, 'CI has no stage `npm test`');
    assert.match(read('CONTRIBUTING.md'), /^\| `npm test` /m);
    assert.ok(commands.indexOf('node scripts/with-postgres.mjs npm test -- postgres') > whole);
    assert.doesNotMatch(script, /FLORIN_POSTGRES/);
  });

  it('makes thirty small mistakes in the payment code, which tests have to find', () => {
    assert.ok(commands.includes('npm run mutate -- --sample 30'));
  });
});
