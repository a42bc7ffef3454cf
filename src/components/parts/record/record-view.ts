import type { TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { ResourceState } from '../resource/resource-state.js';

/** What an element shows of its record and lets people do with it. Loaded while the first skeleton is on screen. */
export interface RecordView<Answer> {
  /** Asks for the record, where the element has no question of its own. */
  load?(client: Client, options: CallOptions): Promise<Answer>;
  render(answer: Answer): TemplateResult;
  /** Whether a list is shown that what narrows it stands around, also where nothing is found. Left out: never. */
  readonly isList?: boolean;
  /** The list with what narrows it: `whole` is its rows, or that there is nothing to show. */
  frame?(whole: TemplateResult, answer: Answer): TemplateResult;
  /** Another record is to come: what was opened, typed or said is about the last one. Left out: there is no other. */
  reset?(): void;
  /** All states that the element is in while there is an answer. Left out: the resource's alone. */
  states?(answer: Answer, state: ResourceState): readonly string[];
  /** What has just happened, where the view tells it from what it knows rather than says it once. */
  readonly news?: string | undefined;
  /** Opens what hides the place that the focus goes to. */
  reveal?(): void;
  /** Something is typed or chosen that is not saved. */
  readonly isDirty?: boolean;
  /** Something is being sent. */
  readonly isBusy?: boolean;
}
