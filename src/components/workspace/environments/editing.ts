import { merge, resolved, type Conflict, type Merged } from './merge.js';
import { textOf, readText } from './bulk.js';
import type { Environment } from './rows.js';
import { areSame, faultsOf, filled, NEW, type Fault, type Variable } from './variable.js';

/** What has to be chosen before two people's changes can be saved. */
export interface Clash {
  readonly merged: Merged;
  /** Both changed the name: the other person's. */
  readonly name: string | undefined;
  readonly theirs: Environment;
}

/** One environment as it is edited: in rows or as a text, beside what was read of it. */
export class Editing {
  #base: Environment;
  #name: string;
  #variables: readonly Variable[];
  /** The text, while it is edited as one; the variables follow it. */
  #text: string | undefined;
  /** What the text was written of. */
  #written: readonly Variable[] = [];
  clash: Clash | undefined;
  /** Whether faults are shown: not before the operator tried to save. */
  isChecked = false;
  readonly takesTheirs = new Set<Conflict>();
  takesTheirName = false;

  constructor(base: Environment) {
    this.#base = base;
    this.#name = base.name;
    this.#variables = base.variables;
  }

  get base(): Environment {
    return this.#base;
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
  }

  get variables(): readonly Variable[] {
    return this.#variables;
  }

  /** Nothing where rows are edited. */
  get text(): string | undefined {
    return this.#text;
  }

  get isDirty(): boolean {
    return this.#name !== this.#base.name || !areSame(filled(this.#variables), this.#base.variables);
  }

  get faults(): ReadonlyMap<number, Fault> {
    return faultsOf(this.#variables);
  }

  get isNameless(): boolean {
    return this.#name.trim() === '';
  }

  /** What is sent. */
  get whole(): Environment {
    return { uid: this.#base.uid, name: this.#name.trim(), variables: filled(this.#variables) };
  }

  change(at: number, changes: Partial<Variable>): void {
    this.#variables = this.#variables.map((each, place) => (place === at ? { ...each, ...changes } : each));
  }

  add(): void {
    this.#variables = [...this.#variables, NEW];
  }

  /** Adds one with this key, in rows as in the text. */
  give(key: string): void {
    this.#set([...this.#variables, { ...NEW, key }]);
  }

  remove(at: number): void {
    this.#variables = this.#variables.filter((_, place) => place !== at);
  }

  showText(): void {
    this.#written = filled(this.#variables);
    this.#text = textOf(this.#written);
  }

  showRows(): void {
    this.#text = undefined;
  }

  type(text: string): void {
    this.#text = text;
    this.#variables = readText(text, this.#written);
  }

  /** What was typed is given up. */
  discard(): void {
    this.#restart(this.#base);
  }

  /** It is at the platform now. */
  saved(base: Environment): void {
    this.#restart(base);
  }

  /** Whether it would come to the same if it was saved. */
  isLike({ name, variables }: Environment): boolean {
    const { whole } = this;
    return name === whole.name && areSame(whole.variables, variables);
  }

  /** The platform was asked again, and nothing stands typed that could be lost. */
  see(base: Environment): void {
    if (!this.isDirty) this.#restart(base);
  }

  /**
   * Takes in what another person saved since. Resolves to the keys that only they changed; where both changed the same, `clash`
   * is what has to be chosen.
   */
  takeIn(theirs: Environment): readonly string[] {
    const { name: was } = this.#base;
    const merged = merge(this.#base.variables, filled(this.#variables), theirs.variables);
    const isNameOurs = this.#name.trim() !== was;
    const name =
      isNameOurs && theirs.name !== was && theirs.name !== this.#name.trim() ? theirs.name : undefined;
    if (!isNameOurs) this.#name = theirs.name;
    this.#set(merged.variables);
    this.#base = theirs;
    this.takesTheirs.clear();
    this.takesTheirName = false;
    this.clash = merged.conflicts.length > 0 || name !== undefined ? { merged, name, theirs } : undefined;
    return merged.taken;
  }

  /** What was chosen is what is saved from now on. */
  settle(): void {
    const { clash } = this;
    if (!clash) return;
    this.#set(resolved(clash.merged, this.takesTheirs));
    if (this.takesTheirName && clash.name !== undefined) this.#name = clash.name;
    this.clash = undefined;
  }

  #set(variables: readonly Variable[]): void {
    this.#variables = variables;
    if (this.#text !== undefined) this.showText();
  }

  #restart(base: Environment): void {
    this.#base = base;
    this.#name = base.name;
    this.clash = undefined;
    this.isChecked = false;
    this.#set(base.variables);
  }
}
