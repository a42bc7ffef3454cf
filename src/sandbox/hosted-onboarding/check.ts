import type { Answers, Field } from './fields.js';
import type { Step } from './steps.js';
import type { Word as HostedWord } from '../../words/compiled/sandbox/hosted-onboarding/en.js';

/** Faults of a page's answers, by the name of the field. */
export type Faults = ReadonlyMap<string, HostedWord>;

const LONGEST = 200;

const isControl = /\p{Cc}/u;

function faultOf(field: Field, answers: Answers, now: number): HostedWord | undefined {
  const value = answers.get(field.name) ?? '';
  if (field.isAsked?.(answers) === false) return undefined;
  if (!value) {
    if (field.isOptional?.(answers)) return undefined;
    return field.choices || field.kind === 'country'
      ? 'choose'
      : field.kind === 'agreement'
        ? 'agree'
        : 'fill-in';
  }
  if (value.length > LONGEST || isControl.test(value)) return 'too-long';
  const known = field.choices?.map((choice) => choice.value);
  if (known && !value.split(',').every((part) => known.includes(part))) return 'choose';
  // A field that is no longer asked for is not checked either.
  return field.isOptional?.(answers) && field.isRevealed ? undefined : field.faultOf?.(value, answers, now);
}

/** Looks a page's answers over, as the platform would. */
export const check = ({ fields }: Step, answers: Answers, now: number): Faults =>
  new Map(
    fields.flatMap((field) => {
      const fault = faultOf(field, answers, now);
      return fault ? [[field.name, fault] as const] : [];
    }),
  );

/** The answers to a page's own questions; other fields of the form are ignored. */
export const readAnswers = ({ fields }: Step, posted: URLSearchParams): [string, string][] =>
  fields.map(({ name }) => [name, posted.getAll(name).join(',').trim()]);
