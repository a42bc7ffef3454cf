import type { CallOptions, Client } from '../../../client/index.js';
import type { ResourceOptions } from '../resource/resource-options.js';
import type { Trouble } from '../resource/resource-state.js';
import type { ResourceWords } from '../resource/resource-words.js';
import type { Asking, RowName } from './access.js';

/** Details of the public events, by name. */
export type EventDetails = {
  [
    Name in keyof GlobalEventHandlersEventMap & `florin-${string}`
  ]: GlobalEventHandlersEventMap[Name] extends CustomEvent<infer Detail> ? Detail : never;
};

/** Names of the events that say why something failed. */
export type FailedEvent = {
  [Name in keyof EventDetails]: EventDetails[Name] extends { readonly code: string; readonly detail: string }
    ? Name
    : never;
}[keyof EventDetails];

export type FailureCode<Name extends FailedEvent> = EventDetails[Name] extends { readonly code: infer Code }
  ? Code
  : never;

/** What the element itself gives its record. */
export interface RecordHost {
  client(): Client | undefined;
  language(): string;
  askedLanguage(): string;
  asking(): Asking | undefined;
  emit(name: `florin-${string}`, detail: object, options: { cancelable: boolean }): boolean;
}

export interface RecordOptions<Answer, View, Failed extends FailedEvent> extends Pick<
  ResourceOptions<Answer>,
  'isEmpty' | 'isFiltered' | 'question'
> {
  /** Id of the record. Another one is loaded when it changes, unless `question` says otherwise. Left out: there is one only. */
  id?(): string;
  /**
   * The row without which there is nothing to show. The proxy is then asked which rows the caller's role opens, and a person
   * to whom this one is closed reads so. Left out: what the role opens is not asked.
   */
  needs?(): RowName;
  /** The words of the states that every element has. */
  readonly words: ResourceWords;
  readonly failed: Failed;
  /** Imports the view and makes it. */
  view(): Promise<View>;
  /** Asks for the record. Left out, the view does, once it is there. */
  load?(client: Client, options: CallOptions): Promise<Answer>;
}

/** Why something was not done; `isRefused` where the platform itself said no. */
export interface Failure extends Trouble {
  readonly isRefused: boolean;
}
