import { EXPECTATIONS } from './expectations.js';
import { MOST_MESSAGE, MOST_NAME, MOST_TESTS, MOST_VALUE, SCOPES } from './asked.js';

/**
 * What a script finds in its context, as the text of a function: it is read there, in a language engine of its own, and
 * shares no object with the sandbox. What a script does to it, it does to itself: its results are read as a stranger's.
 */
export const PRELUDE = `(() => {
  'use strict';
  const { parse, stringify } = JSON;
  const cut = (text, most) => (text.length > most ? text.slice(0, most - 1) + '…' : text);
  const refuse = (name) => {
    throw new Error(name + " is not available in the sandbox's monitors");
  };
  const isAsked = (key) => typeof key === 'symbol' || key === 'then' || key === 'toJSON';
  const only = (path, fields) =>
    new Proxy(Object.freeze(fields), {
      get: (target, key) =>
        isAsked(key) || Object.hasOwn(target, key) ? target[key] : refuse(path + '.' + key),
      set: (_, key) => {
        throw new Error(path + '.' + String(key) + " cannot be changed in the sandbox's monitors");
      },
    });
  ${EXPECTATIONS}

  const results = [];
  const changes = new Map();
  let hasMore = false;
  let problem;

  const describe = (thrown) => {
    try {
      if (!(thrown instanceof Error)) return ['Error', typeof thrown === 'string' ? thrown : shown(thrown)];
      const [name, message] = [String(thrown.name), String(thrown.message)];
      if (name === 'InternalError' && message === 'out of memory')
        return [name, 'The script needs more than 16 MB of memory'];
      const [, unknown] = (name === 'ReferenceError' && /^'?([\\w$]+)'? is not defined$/.exec(message)) || [];
      return [name, unknown ? unknown + " is not available in the sandbox's monitors" : message];
    } catch {
      return ['Error', 'The script threw a value that cannot be read'];
    }
  };

  const begin = (name) => {
    if (results.length >= ${MOST_TESTS}) {
      hasMore = true;
      return undefined;
    }
    const result = { name: cut(String(name), ${MOST_NAME}), message: 'The test did not end' };
    results.push(result);
    return result;
  };
  const pass = (result) => delete result.message;
  const fail = (result, thrown) => (result.message = cut(describe(thrown)[1], ${MOST_MESSAGE}));

  const test = (name, check) => {
    const result = begin(name);
    if (!result) return;
    try {
      const told = check();
      if (typeof told?.then === 'function') told.then(() => pass(result), (thrown) => fail(result, thrown));
      else pass(result);
    } catch (thrown) {
      fail(result, thrown);
    }
  };

  const scopeOf = (scope, values, lookIn) => {
    const path = 'pm.' + scope;
    const own = values[scope];
    const change = (key, value) => {
      const name = String(key);
      if (name.length > ${MOST_NAME} || (value ?? '').length > ${MOST_VALUE})
        throw new Error(path + '.set takes a name of ${MOST_NAME} and a value of ${MOST_VALUE} characters at most');
      if (changes.size >= ${MOST_TESTS})
        throw new Error("A script sets ${MOST_TESTS} variables at most in the sandbox's monitors");
      changes.set(scope + ' ' + name, { scope, key: name, value });
      if (value === null) own.delete(name);
      else own.set(name, value);
    };
    return only(path, {
      get: (key) => lookIn.find((each) => each.has(String(key)))?.get(String(key)),
      has: (key) => lookIn.some((each) => each.has(String(key))),
      set: (key, value) => change(key, String(value)),
      unset: (key) => change(key, null),
    });
  };

  const headersOf = (path, pairs) => {
    const known = new Map(pairs.map(([key, value]) => [key.toLowerCase(), value]));
    return only(path, {
      get: (name) => known.get(String(name).toLowerCase()),
      has: (name) => known.has(String(name).toLowerCase()),
    });
  };

  const responseOf = ({ code, status, headers, body, time }) => {
    const haveStatus = (isWanted) => (wanted) => {
      const has = typeof wanted === 'string' ? status : code;
      if ((has === wanted) !== isWanted)
        throw new AssertionError(
          'expected response ' + (isWanted ? '' : 'not ') + 'to have status ' + shown(wanted) + (isWanted ? ' but got ' + shown(has) : ''),
        );
    };
    const have = (path, isWanted) => only(path, { have: only(path + '.have', { status: haveStatus(isWanted) }) });
    const to = 'pm.response.to';
    return only('pm.response', {
      code,
      status,
      responseTime: time,
      headers: headersOf('pm.response.headers', headers),
      text: () => body,
      json: () => parse(body),
      to: only(to, { have: only(to + '.have', { status: haveStatus(true) }), not: have(to + '.not', false) }),
    });
  };

  const tests = {};
  const give = (name, value) =>
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

  return {
    open(text) {
      const { request, response, values } = parse(text);
      const maps = Object.fromEntries(Object.entries(values).map(([scope, pairs]) => [scope, new Map(pairs)]));
      const [local, environment, collection] = ${JSON.stringify(SCOPES)}.map((scope) => maps[scope]);
      const noop = () => {};
      const answer = response && responseOf(response);
      const pm = {
        test,
        expect: (value) => expectation(value),
        environment: scopeOf('environment', maps, [environment]),
        collectionVariables: scopeOf('collectionVariables', maps, [collection]),
        variables: scopeOf('variables', maps, [local, environment, collection]),
        request: only('pm.request', {
          method: request.method,
          url: request.url,
          headers: headersOf('pm.request.headers', request.headers),
          body: request.body,
        }),
        ...(answer && { response: answer }),
      };
      give('pm', only('pm', pm));
      give('console', only('console', { log: noop, info: noop, warn: noop, error: noop, debug: noop }));
      if (!answer) return;
      give('tests', tests);
      give('responseBody', response.body);
      give('responseCode', only('responseCode', { code: response.code, name: response.status }));
    },
    fail(thrown) {
      const [name, message] = describe(thrown);
      problem = { name: cut(name, ${MOST_NAME}), message: cut(message, ${MOST_MESSAGE}) };
    },
    finish() {
      for (const name of Object.keys(tests)) {
        const result = begin(name);
        if (!result) break;
        try {
          if (tests[name]) pass(result);
          else result.message = 'The test is not true';
        } catch (thrown) {
          fail(result, thrown);
        }
      }
      return stringify({ tests: results, hasMore, problem, changes: [...changes.values()] });
    },
  };
})()`;
