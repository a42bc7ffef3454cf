import type { Operation } from '../../client/operation.js';
import { strictly } from '../../client/schema/validate.js';
import type { Fields } from '../refusals/fields.js';
import type { Run } from '../rows/operation.js';
import { Answered, type Answering, type Simulation } from '../rows/simulation.js';

/** Carries a row out as its interface promises: what does not fit the row is refused before the state is touched. */
export function runnerOf(simulation: Simulation, name: string, row: Operation): Run {
  const answering = simulation.answers[name] as unknown as Answering<Operation>;
  const parameters = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  return async (state, { input, idempotencyKey, version }) => {
    const inPath = Object.fromEntries(parameters.map((parameter) => [parameter, input[parameter]]));
    const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !parameters.includes(field)));
    const { value, fault } = row.input ? strictly(row.input(), rest) : { value: {}, fault: undefined };
    if (fault) throw simulation.refusals.invalid(fault);
    const call = { input: { ...(value as Fields), ...inPath }, idempotencyKey, version };
    const answer = await answering(state, call as never);
    if (answer instanceof Answered) return answerOf(answer.status, answer.body);
    return answerOf(row.success[0] ?? 200, answer);
  };
}

/** A copy, because what was answered must not change with the state behind it. */
const answerOf = (status: number, body: unknown) =>
  body === undefined ? { status } : { status, body: structuredClone(body) as Fields };
