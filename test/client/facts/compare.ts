import type { JsonSchema } from '../../../src/client/schema/json-schema.js';
import { NOT_PUBLISHED } from './deviations.js';
import type { FactSchema } from './facts.js';
import { kindOf, nameIn, plain, type Definitions, type Plain } from './plain.js';
import { MONEY } from './tables.js';

/** Alternatives by these names are lists of keys for one map of texts. */
const SIDE_NOTES = /^(?:Response)?AdditionalData/;

const isMoney = ({ name, node }: Plain): boolean =>
  name === 'Amount' &&
  Object.keys(node.properties ?? {})
    .toSorted()
    .join() === 'currency,value';

const isShape = (kind: string): boolean => /^(?:object|map|any object|one of .*)$/.test(kind);

const isOpen = ({ properties, additionalProperties }: FactSchema): boolean =>
  properties !== undefined && Object.keys(properties).length === 0 && additionalProperties !== undefined;

const withoutBounds = (kind: string): string => kind.replace(/^(text|integer) .*/, '$1');

/** Compares what our schemas say with the facts. What is compared once is not compared again. */
export class Comparison {
  readonly #facts: Definitions;
  readonly #ours: Definitions;
  readonly #isRead: boolean;
  readonly #known = new Map<string, readonly string[]>();

  /** What is read may be longer or larger than published: it is no reason to lose an answer. */
  constructor(facts: Definitions, ours: Definitions, isRead: boolean) {
    this.#facts = facts;
    this.#ours = ours;
    this.#isRead = isRead;
  }

  /** One line for each difference, with its path from the nearest schema that the facts name. */
  differences(facts: FactSchema, ours: JsonSchema, at: string, isVariant = false): readonly string[] {
    const fact = plain(facts, this.#facts);
    const our = plain(ours, this.#ours);
    const lines =
      fact.nullable === our.nullable ? [] : [`${at}: ${fact.nullable ? 'may' : 'may not'} be null`];
    if (isMoney(fact) && MONEY.includes(our.name ?? '')) return lines;
    if (fact.name === undefined || our.name === undefined)
      return [...lines, ...this.#nodes(fact.node, our.node, fact.name ?? at, isVariant)];
    const pair = `${fact.name} ${our.name} ${isVariant}`;
    if (!this.#known.has(pair)) {
      this.#known.set(pair, []);
      this.#known.set(pair, this.#nodes(fact.node, our.node, fact.name, isVariant));
    }
    return [...lines, ...(this.#known.get(pair) ?? [])];
  }

  #nodes(fact: FactSchema, our: FactSchema, at: string, isVariant: boolean): readonly string[] {
    if (fact.anyOf?.every(({ $ref = '' }) => SIDE_NOTES.test(nameIn($ref)))) return this.#sideNotes(our, at);
    if (fact.anyOf && our.anyOf) return this.#variants(fact.anyOf, our.anyOf as JsonSchema[], at);
    const [expected, found] = [kindOf(fact), kindOf(our)];
    if (expected === 'any object' && isShape(found)) return [];
    // An answer's map that keeps texts alone takes any.
    if (expected === 'map' && this.#isRead && isOpen(our)) return [];
    if (expected !== found && !(this.#isRead && withoutBounds(expected) === found))
      return [`${at}: expected ${expected}, found ${found}`];
    if (found === 'object') return this.#objects(fact, our, at, isVariant);
    if (found === 'list') return this.#within(fact.items, our.items, `${at}[]`);
    return found === 'map'
      ? this.#within(fact.additionalProperties, our.additionalProperties, `${at}{}`)
      : [];
  }

  #within(fact: FactSchema | boolean = {}, our: FactSchema | boolean = {}, at: string): readonly string[] {
    return typeof fact === 'object' ? this.differences(fact, our as JsonSchema, at) : [];
  }

  #objects(fact: FactSchema, our: FactSchema, at: string, isVariant: boolean): readonly string[] {
    const [facts, fields] = [fact.properties ?? {}, our.properties ?? {}];
    const added = Object.keys(fields).filter((name) => !Object.hasOwn(facts, name));
    const lines = added.map((name) => `${at}.${name}: ${NOT_PUBLISHED}`);
    for (const [name, published] of Object.entries(facts)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) {
        lines.push(`${at}.${name}: missing`);
        continue;
      }
      const must = fact.required?.includes(name) ?? false;
      const does = our.required?.includes(name) ?? false;
      // The word that tells a variant from the others has to be there.
      const tells = isVariant && does && plain(field, this.#ours).node.enum;
      if (must !== does && !tells) lines.push(`${at}.${name}: ${must ? 'must be there' : 'may be left out'}`);
      lines.push(...this.differences(published, field as JsonSchema, `${at}.${name}`));
    }
    return lines;
  }

  /** Each variant of the facts is held against the one of ours that is nearest to it. */
  #variants(facts: readonly FactSchema[], ours: readonly JsonSchema[], at: string): readonly string[] {
    const left = new Set(ours);
    const lines =
      facts.length === ours.length ? [] : [`${at}: expected ${facts.length} variants, found ${ours.length}`];
    for (const fact of facts) {
      const [nearest] = [...left]
        .map((our) => ({ our, found: this.differences(fact, our, at, true) }))
        .toSorted((a, b) => a.found.length - b.found.length);
      if (!nearest) break;
      left.delete(nearest.our);
      lines.push(...nearest.found);
    }
    return lines;
  }

  #sideNotes(our: FactSchema, at: string): readonly string[] {
    return kindOf(our) === 'map' ? [] : [`${at}: expected map, found ${kindOf(our)}`];
  }
}
