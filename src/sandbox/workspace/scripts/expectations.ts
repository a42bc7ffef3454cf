/**
 * The assertions of `pm.expect`, as a part of the prelude's text. They follow Chai, a known set of them: a word that is not
 * among them is refused by its name, because one that is passed over would pass.
 */
export const EXPECTATIONS = `
  class AssertionError extends Error {
    name = 'AssertionError';
  }
  const shown = (value) => {
    const text = typeof value === 'function' ? 'a function' : (stringify(value) ?? String(value));
    return cut(text, 80);
  };
  const kindOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
  const same = (one, other) => {
    if (Object.is(one, other)) return true;
    if (kindOf(one) !== kindOf(other) || !['array', 'object'].includes(kindOf(one))) return false;
    const [keys, others] = [Object.keys(one), Object.keys(other)];
    return keys.length === others.length && keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]));
  };
  const sizeOf = (value) => {
    const size = kindOf(value) === 'object' ? Object.keys(value).length : value?.length;
    if (typeof size !== 'number') throw new AssertionError('expected ' + shown(value) + ' to have a length');
    return size;
  };
  const number = (value) => {
    if (typeof value !== 'number') throw new AssertionError('expected ' + shown(value) + ' to be a number');
    return value;
  };
  const contains = (value, wanted, isEqual) => {
    if (typeof value === 'string') return value.includes(wanted);
    if (Array.isArray(value)) return value.some((each) => isEqual(each, wanted));
    if (kindOf(value) !== 'object') throw new AssertionError('expected ' + shown(value) + ' to be a text, a list or an object');
    return Object.keys(wanted).every((key) => Object.hasOwn(value, key) && isEqual(value[key], wanted[key]));
  };

  const WORDS = ['to', 'be', 'been', 'is', 'that', 'which', 'and', 'has', 'have', 'with', 'of'];
  const STATES = {
    ok: Boolean,
    true: (value) => value === true,
    false: (value) => value === false,
    null: (value) => value === null,
    undefined: (value) => value === undefined,
    exist: (value) => value !== null && value !== undefined,
    empty: (value) => sizeOf(value) === 0,
  };
  const CHECKS = {
    equal: ([wanted], value, isEqual) => [isEqual(value, wanted), 'to equal ' + shown(wanted)],
    eql: ([wanted], value) => [same(value, wanted), 'to deeply equal ' + shown(wanted)],
    above: ([limit], value) => [number(value) > number(limit), 'to be above ' + shown(limit)],
    below: ([limit], value) => [number(value) < number(limit), 'to be below ' + shown(limit)],
    least: ([limit], value) => [number(value) >= number(limit), 'to be at least ' + shown(limit)],
    most: ([limit], value) => [number(value) <= number(limit), 'to be at most ' + shown(limit)],
    within: ([from, to], value) => [
      number(value) >= number(from) && value <= number(to),
      'to be within ' + shown(from) + ' and ' + shown(to),
    ],
    include: ([wanted], value, isEqual) => [contains(value, wanted, isEqual), 'to include ' + shown(wanted)],
    lengthOf: ([wanted], value) => [sizeOf(value) === wanted, 'to have length ' + shown(wanted)],
    match: ([pattern], value) => [pattern.test(value), 'to match ' + String(pattern)],
    oneOf: ([list], value) => [list.includes(value), 'to be one of ' + shown(list)],
    keys: (wanted, value) => [
      same([...Object.keys(value)].sort(), [...wanted.flat()].sort()),
      'to have the keys ' + shown(wanted.flat()),
    ],
    a: ([kind], value) => [kindOf(value) === kind, 'to be of type ' + shown(kind)],
    property: ([name, ...wanted], value, isEqual) => [
      value !== null && value !== undefined && name in Object(value) && (wanted.length === 0 || isEqual(value[name], wanted[0])),
      'to have property ' + shown(name) + (wanted.length === 0 ? '' : ' of ' + shown(wanted[0])),
    ],
  };
  const OTHER_NAMES = {
    equals: 'equal', eq: 'equal', eqls: 'eql', gt: 'above', greaterThan: 'above', lt: 'below', lessThan: 'below',
    gte: 'least', lte: 'most', includes: 'include', contain: 'include', contains: 'include', length: 'lengthOf', an: 'a',
  };

  const expectation = (value, isNot = false, isDeep = false) => {
    const isEqual = isDeep ? same : (one, other) => one === other;
    const hold = ([holds, text], next = value) => {
      if (holds === isNot) throw new AssertionError('expected ' + shown(value) + (isNot ? ' not ' : ' ') + text);
      return expectation(next, isNot, isDeep);
    };
    const get = (_, key) => {
      if (isAsked(key)) return undefined;
      if (WORDS.includes(key)) return expectation(value, isNot, isDeep);
      if (key === 'not') return expectation(value, !isNot, isDeep);
      if (key === 'deep') return expectation(value, isNot, true);
      if (key === 'at') return only('pm.expect(…).at', { least: get(_, 'least'), most: get(_, 'most') });
      if (Object.hasOwn(STATES, key)) return hold([STATES[key](value), 'to be ' + key]);
      const name = Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key] : key;
      if (!Object.hasOwn(CHECKS, name)) return refuse('pm.expect(…).' + key);
      return (...wanted) =>
        hold(CHECKS[name](wanted, value, isEqual), name === 'property' && !isNot ? value?.[wanted[0]] : value);
    };
    return new Proxy({}, { get });
  };`;
