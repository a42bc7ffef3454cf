import { NEW, type Variable } from './variable.js';

/** Stands for the value of a secret, which the text does not show. */
export const MASK = '••••••••';

const OFF = /^\s*(?:#|\/\/)\s?/;

/** A value that a line could not hold as it is, or that would be read as something else, is written as JSON has it. */
const isPlain = (value: string): boolean => !/[\n\r]|^\s|\s$|^"/.test(value) && value !== MASK;

/** The same of a key: it ends at `=`, and does not begin as a line out of use does. */
const isPlainKey = (key: string): boolean => !/[\n\r=]|^"|^#|^\/\//.test(key);
const QUOTED_KEY = /^("(?:[^"\\]|\\.)*")=(.*)$/s;

function lineOf({ key, value, isSecret, isOn }: Variable): string {
  const shown = isSecret && value !== '' ? MASK : isPlain(value) ? value : JSON.stringify(value);
  const name = isPlainKey(key) ? key : JSON.stringify(key);
  return `${isOn ? '' : '# '}${name}=${shown}`;
}

/** `KEY=value`, one a line; one that does not count begins with `#`. */
export const textOf = (variables: readonly Variable[]): string => variables.map(lineOf).join('\n');

function valueOf(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : text;
  } catch {
    return text;
  }
}

function partsOf(line: string): readonly [key: string, value: string] {
  const [, quoted, rest = ''] = QUOTED_KEY.exec(line) ?? [];
  if (quoted) return [valueOf(quoted), rest.trim()];
  const at = line.indexOf('=');
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/**
 * Reads the lines. What stands at a key that is known stays with it: its type, and fields that the text does not show. A line
 * without `=` is a key without a value.
 *
 * @param known - What the text was written of, in its order: a key that is there twice is matched in turn.
 */
export function readText(text: string, known: readonly Variable[]): readonly Variable[] {
  const left = [...known];
  return text.split(/\r?\n/).flatMap((line) => {
    if (line.trim() === '') return [];
    const isOn = !OFF.test(line);
    const rest = line.replace(OFF, '');
    const [key, typed] = partsOf(rest);
    const found = left.findIndex((each) => each.key === key);
    const [before = NEW] = found < 0 ? [] : left.splice(found, 1);
    const value = before.isSecret && typed === MASK ? before.value : valueOf(typed);
    return [{ ...before, key, value, isOn }];
  });
}
