import { recordsOf, type Entity, type Link } from '../legal-entity/records.js';
import type { State } from '../state/state.js';
import { entityAnswers } from './answers.js';
import { stepsFor, type Step } from './steps.js';

/** Milliseconds after which a visit in which nothing happens is over. */
export const VISIT_LIFETIME = 30 * 60_000;

/** A person who opened a link, and what they have answered so far. Its id takes the token's place, which works once. */
export interface Visit {
  readonly id: string;
  readonly link: Link;
  readonly entity: Entity;
  /** The pages of this visit, in order. They stay the same while it lasts. */
  readonly steps: readonly Step[];
  readonly answers: Map<string, string>;
  touchedAt: number;
}

class Visits {
  readonly byId = new Map<string, Visit>();
  /** By entity: what was typed in visits that came to no end, so that the next one begins with it. */
  readonly drafts = new Map<string, ReadonlyMap<string, string>>();
}

const openVisits = (): Visits => new Visits();
const visitsOf = (state: State): Visits => state.records(openVisits);

/** Answers that the platform has already, of an entity and its business. */
function known(state: State, entity: Entity): [string, string][] {
  const channels = recordsOf(state)
    .linesOf(entity)
    .flatMap(({ details }) => details.salesChannels ?? []);
  return [
    ...entityAnswers(entity),
    ...(channels.length ? [['line.channels', channels.join()] as [string, string]] : []),
  ];
}

/** Begins a visit with what the platform and an earlier visit know already. */
export function beginVisit(state: State, link: Link): Visit {
  const entity = recordsOf(state).entities.get(link.legalEntityId);
  if (!entity) throw new Error('a link without an entity');
  const { byId, drafts } = visitsOf(state);
  const visit: Visit = {
    id: state.random.opaque(24),
    link,
    entity,
    steps: stepsFor(state, entity),
    answers: new Map([...known(state, entity), ...(drafts.get(entity.id) ?? [])]),
    touchedAt: state.now(),
  };
  byId.set(visit.id, visit);
  return visit;
}

/** The visit that an address names, over or not. */
export const findVisit = (state: State, id: string): Visit | undefined => visitsOf(state).byId.get(id);

/** Whether nothing can be answered in a visit any more. One that is not over goes on for its whole time again. */
export function isOver(state: State, visit: Visit): boolean {
  const over = visit.link.completedAt !== undefined || state.now() >= visit.touchedAt + VISIT_LIFETIME;
  if (!over) visit.touchedAt = state.now();
  return over;
}

/** Keeps what was typed on a page, right or wrong. */
export function keepAnswers(state: State, visit: Visit, answers: readonly [string, string][]): void {
  for (const [name, value] of answers) visit.answers.set(name, value);
  visitsOf(state).drafts.set(visit.entity.id, visit.answers);
}

/** A finished visit needs no draft. */
export const forgetDraft = (state: State, { entity }: Visit): void =>
  void visitsOf(state).drafts.delete(entity.id);
