import type { SchemaText } from './schema-rows.js';
import { refusedFieldOf, faultOf, type SchemaFault } from './schema-text.js';
import type { SchemaThing } from '../things.js';

/**
 * One schema as it is edited. The platform does not give its text out, so what is there is known by when it was replaced, and its
 * text only where it was saved here.
 */
export class SchemaEditing {
  #base: SchemaThing;
  /** The text that was saved here last, until another one takes its place. */
  #known = '';
  #mine: SchemaText;
  /** What another person has put in its place. */
  clash: SchemaThing | undefined;
  takesTheirs = false;
  fault: SchemaFault | undefined;

  constructor(base: SchemaThing) {
    this.#base = base;
    this.#mine = this.#start;
  }

  get base(): SchemaThing {
    return this.#base;
  }

  get mine(): SchemaText {
    return this.#mine;
  }

  get isDirty(): boolean {
    const { type, language, text } = this.#start;
    return this.#mine.type !== type || this.#mine.language !== language || this.#mine.text !== text;
  }

  change(changes: Partial<SchemaText>): void {
    this.#mine = { ...this.#mine, ...changes };
    this.fault = undefined;
  }

  /** Returns whether something is wrong with it. */
  check(): boolean {
    this.fault = faultOf(this.#mine);
    return this.fault !== undefined;
  }

  refuse(field: string | undefined): void {
    this.fault = refusedFieldOf(field);
  }

  /** The platform was asked again. What is typed stays beside what it was typed against. */
  see(base: SchemaThing): void {
    if (this.isDirty || base.updatedAt === this.#base.updatedAt) return;
    this.#known = '';
    this.#restart(base);
  }

  /** What another person saved since is asked about: the texts cannot be compared. */
  takeIn(theirs: SchemaThing): void {
    this.clash = theirs.updatedAt === this.#base.updatedAt ? undefined : theirs;
    this.takesTheirs = false;
    if (this.clash) this.#known = '';
    this.#base = theirs;
  }

  /** What was chosen stays. */
  settle(): void {
    if (this.takesTheirs) this.discard();
    this.clash = undefined;
  }

  /** What was typed is given up. */
  discard(): void {
    this.#restart(this.#base);
  }

  /** It is at the platform now, which says when. */
  saved(base: SchemaThing, text: string): void {
    this.#known = text;
    this.#restart(base);
  }

  get #start(): SchemaText {
    const { type, language } = this.#base;
    return { type, language, text: this.#known };
  }

  #restart(base: SchemaThing): void {
    this.#base = base;
    this.#mine = this.#start;
    this.clash = this.fault = undefined;
  }
}
