import * as z from './schema.js';
import { type NewWord, oneOf } from './values.js';
import { lostOf, run } from './validate.js';

type Payload = z.Payload;
type AnyObject = z.ObjectType;

const described = <Out, In>(check: (payload: Payload) => void, anyOf: readonly z.Type[]) =>
  z.unknown(Object.assign(check, { facts: { anyOf } })) as z.Type<Out, In>;

/** The word, or words, that tell a variant from the others. */
export const only = <const Word extends string>(...words: readonly Word[]) =>
  oneOf(...words) as z.Type<Word, Word>;

/** A variant that the platform added later: nothing is known of it but its word. */
export type NewVariant<Key extends string> = Readonly<Record<Key, NewWord>>;

/**
 * One of several objects, told apart by the word in the field `key`, which each gives by `only`. Sending a word that is
 * not known is refused; an answer with one is read as `{ type: 'unknown:word' }`, so that it can be named.
 */
export const variantsBy = <Key extends string, const Variants extends readonly AnyObject[]>(
  key: Key,
  variants: Variants,
) => {
  const choose = (payload: Payload): void => {
    const { value, issues } = payload;
    const word = (Object(value) as Record<string, unknown>)[key];
    const variant = variants.find((each) => run(z.shapeOf(each)[key] as z.Type, word).issues.length === 0);
    if (!variant) {
      const minor = typeof word === 'string';
      payload.value = { [key]: `unknown:${String(word)}` };
      issues.push({ code: 'custom', input: word, path: [key], minor } as z.RawIssue);
      return;
    }
    const read = run(variant, value);
    payload.value = read.value;
    issues.push(...(read.issues as unknown as z.RawIssue[]));
  };
  return described<z.output<Variants[number]> | NewVariant<Key>, z.input<Variants[number]>>(choose, variants);
};

/** One of several shapes that nothing tells apart: the first that keeps everything given, else the first that fits. */
export const anyOf = <const Shapes extends readonly z.Type[]>(...shapes: Shapes) => {
  const choose = (payload: Payload): void => {
    const { value, issues } = payload;
    const readings = shapes.map((shape) => run(shape, value));
    const clean = readings.filter((reading) => reading.issues.length === 0);
    const best =
      clean.find((reading) => !lostOf(value, reading.value)) ??
      clean[0] ??
      readings.find((reading) => reading.issues.every(({ minor }) => minor));
    if (!best) {
      issues.push({ code: 'custom', input: value });
      return;
    }
    payload.value = best.value;
    issues.push(...(best.issues as unknown as z.RawIssue[]));
  };
  return described<z.output<Shapes[number]>, z.input<Shapes[number]>>(choose, shapes);
};
