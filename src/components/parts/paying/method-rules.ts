import type { Method, MethodsAnswer } from '../../../client/shopper/index.js';
import { isCard } from './takes-cards.js';

/** Which of the methods that the platform offers a page shows, and in which order: names of types, with spaces between. */
export interface MethodRules {
  readonly allowMethods: string;
  readonly denyMethods: string;
  readonly orderMethods: string;
}

const namesIn = (list: string): readonly string[] => `${list}`.split(/[\s,]+/).filter(Boolean);

/** The answer with the methods that the page wants, in its order; those that it does not name come after, in the platform’s. */
export function underRules(answer: MethodsAnswer, rules: MethodRules): MethodsAnswer {
  const allowed = namesIn(rules.allowMethods);
  const denied = namesIn(rules.denyMethods);
  const order = namesIn(rules.orderMethods);
  const placeOf = ({ type }: Method): number => (order.includes(type) ? order.indexOf(type) : order.length);
  const methods = answer.methods
    .filter(({ type }) => !denied.includes(type) && (allowed.length === 0 || allowed.includes(type)))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return { ...answer, methods, storedCards: methods.some(isCard) ? answer.storedCards : [] };
}
