import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { problemOf, resultsOf } from './run-here.js';

/** Name of each test with its message; those that passed have none. */
const testsOf = (code: string) =>
  resultsOf(code).tests.map(({ name, message }) => (message === undefined ? name : [name, message]));

const before = { response: undefined };
const closed = (name: string): string => `${name} is not available in the sandbox's monitors`;

describe('what a monitor’s script may call', () => {
  it('the answer: status, time, headers and body', () => {
    const code = `
      pm.test('status', () => pm.response.to.have.status(201));
      pm.test('reason', () => pm.response.to.have.status('Created'));
      pm.test('not', () => pm.response.to.not.have.status(500));
      pm.test('fields', () => pm.expect([pm.response.code, pm.response.status, pm.response.responseTime]).to.eql([201, 'Created', 25]));
      pm.test('headers', () => pm.expect(pm.response.headers.get('content-type')).to.equal('application/json'));
      pm.test('body', () => pm.expect(pm.response.json().id).to.equal(JSON.parse(pm.response.text()).id));
      pm.test('other', () => pm.response.to.have.status(200));
      pm.test('other reason', () => pm.response.to.have.status('OK'));
      pm.test('none', () => pm.response.to.not.have.status(201));`;
    assert.deepEqual(testsOf(code), [
      'status',
      'reason',
      'not',
      'fields',
      'headers',
      'body',
      ['other', 'expected response to have status 200 but got 201'],
      ['other reason', 'expected response to have status "OK" but got "Created"'],
      ['none', 'expected response not to have status 201'],
    ]);
    const [result] = resultsOf('pm.test("body", () => pm.response.json())', {
      response: { code: 200, headers: [], body: '<html>', time: 1 },
    }).tests;
    assert.match(result?.message ?? '', /unexpected token/);
  });

  it('the request, which cannot be changed', () => {
    const code = `pm.test('request', () => {
      const { method, url, headers, body } = pm.request;
      pm.expect([method, url, headers.get('x-trace'), body]).to.eql(['POST', 'https://shop.example/orders', 'abc', '{"name":"Robin"}']);
    })`;
    assert.deepEqual(testsOf(code), ['request']);
    assert.equal(
      problemOf("pm.request.url = 'https://evil.example'"),
      "pm.request.url cannot be changed in the sandbox's monitors",
    );
  });

  it('variables: of the environment, of the collection, and its own before both', () => {
    const code = `
      pm.test('read', () => pm.expect([pm.variables.get('host'), pm.variables.get('currency'), pm.environment.get('currency')]).to.eql(['https://shop.example', 'EUR', undefined]));
      pm.variables.set('host', 'own');
      pm.environment.set('count', 2);
      pm.collectionVariables.unset('currency');
      pm.test('written', () => pm.expect([pm.variables.get('host'), pm.environment.get('host'), pm.environment.get('count'), pm.variables.has('currency')]).to.eql(['own', 'https://shop.example', '2', false]));`;
    const { tests, changes } = resultsOf(code);
    assert.deepEqual(tests, [{ name: 'read' }, { name: 'written' }]);
    assert.deepEqual(changes, [
      { scope: 'variables', key: 'host', value: 'own' },
      { scope: 'environment', key: 'count', value: '2' },
      { scope: 'collectionVariables', key: 'currency', value: null },
    ]);
  });

  it('tests that wait for a promise, and older ones that are true or not', () => {
    const code = `
      console.log('Kept nowhere', {});
      pm.test('kept', async () => pm.expect(await 1).to.equal(1));
      pm.test('broken', async () => { await null; pm.expect(1).to.equal(2); });
      pm.test('open', () => new Promise(() => {}));
      tests['old'] = responseCode.code === 201 && responseBody.includes('lines');
      tests['old, not true'] = responseCode.name === 'OK';`;
    assert.deepEqual(testsOf(code), [
      'kept',
      ['broken', 'expected 1 to equal 2'],
      ['open', 'The test did not end'],
      'old',
      ['old, not true', 'The test is not true'],
    ]);
  });

  it('assertions of a known set, with not, deep and the words between', () => {
    const holds = [
      'pm.expect(2).to.be.above(1).and.below(3)',
      'pm.expect(2).to.be.at.least(2).and.at.most(2).and.within(1, 2)',
      'pm.expect("abc").to.include("b").and.match(/^a/).and.have.lengthOf(3)',
      'pm.expect([1, 2]).to.contain(2).and.not.include(3)',
      'pm.expect([{ a: 1 }]).to.deep.include({ a: 1 })',
      'pm.expect({ a: { b: 1 } }).to.eql({ a: { b: 1 } }).and.not.equal({ a: { b: 1 } })',
      'pm.expect({ a: 1, b: 2 }).to.have.property("a", 1)',
      'pm.expect({ a: [1] }).to.have.property("a").that.is.an("array").with.length(1)',
      'pm.expect({ a: 1 }).to.have.keys("a")',
      'pm.expect({ a: 1, b: 2 }).to.include({ b: 2 }).and.not.have.property("c")',
      'pm.expect("b").to.be.oneOf(["a", "b"])',
      'pm.expect(true).to.be.true.and.ok',
      'pm.expect(null).to.be.null.and.not.exist',
      'pm.expect([]).to.be.empty',
      'pm.expect(undefined).to.be.undefined',
      'pm.expect(false).to.be.false',
    ];
    for (const each of holds) assert.equal(problemOf(each), undefined, each);
    const fails = {
      'pm.expect(1).to.be.above(1)': 'expected 1 to be above 1',
      'pm.expect("2").to.be.above(1)': 'expected "2" to be a number',
      'pm.expect("2").to.not.be.above(1)': 'expected "2" to be a number',
      'pm.expect({ a: 1 }).to.equal({ a: 1 })': 'expected {"a":1} to equal {"a":1}',
      'pm.expect([1]).to.eql([2])': 'expected [1] to deeply equal [2]',
      'pm.expect(1).to.include(1)': 'expected 1 to be a text, a list or an object',
      'pm.expect(undefined).to.be.empty': 'expected undefined to have a length',
      'pm.expect(null).to.have.property("a")': 'expected null to have property "a"',
      'pm.expect({ a: 1 }).to.have.property("a", 2)': 'expected {"a":1} to have property "a" of 2',
      'pm.expect("a").to.be.a("number")': 'expected "a" to be of type "number"',
      'pm.expect(1).to.be.oneOf([2])': 'expected 1 to be one of [2]',
      'pm.expect("").to.be.ok': 'expected "" to be ok',
    };
    for (const [each, message] of Object.entries(fails)) assert.equal(problemOf(each), message, each);
  });

  it('anything else is refused by its name, and what comes after it is not run', () => {
    const refused = {
      'pm.sendRequest("https://shop.example")': 'pm.sendRequest',
      'pm.globals.get("a")': 'pm.globals',
      'pm.execution.setNextRequest("a")': 'pm.execution',
      'pm.environment.clear()': 'pm.environment.clear',
      'pm.response.cookies': 'pm.response.cookies',
      'pm.response.to.be.json': 'pm.response.to.be',
      'pm.expect(1).to.be.finite': 'pm.expect(…).finite',
      'pm.expect(1).to.be.at.all': 'pm.expect(…).at.all',
      'console.table([])': 'console.table',
      'setTimeout(() => {}, 1)': 'setTimeout',
      'fetch("https://shop.example")': 'fetch',
      'require("fs")': 'require',
      'postman.setNextRequest("a")': 'postman',
      'process.exit(1)': 'process',
    };
    for (const [code, name] of Object.entries(refused)) {
      const { problem, tests } = resultsOf(`${code}; pm.test('after', () => {})`);
      assert.deepEqual([problem?.message, tests], [closed(name), []], code);
      assert.deepEqual(testsOf(`pm.test('in a test', () => { ${code} })`), [['in a test', closed(name)]]);
    }
  });

  it('before the request is sent there is no answer', () => {
    assert.equal(problemOf('pm.response.code', before), closed('pm.response'));
    assert.equal(problemOf('responseCode.code', before), closed('responseCode'));
    assert.deepEqual(resultsOf('pm.environment.set("a", pm.request.method)', before).changes, [
      { scope: 'environment', key: 'a', value: 'POST' },
    ]);
  });
});
