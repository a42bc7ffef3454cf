import { filesOf, inSources, sourceOf } from './places.mjs';

/** What failed, where, and why: the cause's stack without the runner's own frames. */
function describe(name, data) {
  const { details } = data;
  const error = details.error?.cause ?? details.error;
  const text = inSources(String(error?.stack ?? error?.message ?? error));
  const lines = text.split('\n').filter((each) => !/^\s+at .*\(?node:/.test(each));
  return `${name}\n  ${sourceOf(data)}\n${lines.map((each) => `  ${each}`).join('\n')}`;
}

/** A program that breaks, or holds no test, is reported by Node as a test with the program's name. */
const isProgram = ({ name, file }) => name.endsWith('.test.js') && (!file || file.endsWith(name));

/** A suite's time holds its tests and hooks. */
function addTime(times, data) {
  const source = sourceOf(data);
  times[source] = (times[source] ?? 0) + data.details.duration_ms;
}

/** Reporter for `node --test`: the names of what passed and was skipped, the failures in full, and what each file took in ms, as JSON. */
export default async function* reporter(events) {
  const result = { passed: [], failed: [], skipped: [], times: {} };
  const names = [];
  const stderr = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:start') names.splice(data.nesting, Infinity, data.name);
    if (type === 'test:stderr') stderr.set(data.file, `${stderr.get(data.file) ?? ''}${data.message}`);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.nesting === 0) addTime(result.times, data);
    const name = [...names.slice(0, data.nesting), data.name].join(' › ');
    const { details } = data;
    const failure = details.error?.failureType;
    if (type === 'test:fail' && isProgram(data))
      result.failed.push(
        `${filesOf(data.name).join(', ')}\n${describe(name, data)}\n${stderr.get(data.file ?? data.name) ?? ''}`,
      );
    else if (isProgram(data)) result.failed.push(`${filesOf(data.name).join(', ')}\n  holds no test`);
    else if (data.skip !== undefined || data.todo !== undefined) result.skipped.push(name);
    else if (type === 'test:fail' && failure !== 'subtestsFailed') result.failed.push(describe(name, data));
    else if (type === 'test:pass' && details.type !== 'suite') result.passed.push(name);
  }
  yield JSON.stringify(result);
}
