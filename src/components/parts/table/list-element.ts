import type { CSSResultGroup, TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { RecordElement } from '../record/record-element.js';
import type { FailedEvent } from '../record/record-options.js';
import type { RecordView } from '../record/record-view.js';
import { rowSkeleton, rowSkeletonStyles } from './row-skeleton.js';

/** An element that shows a list and what opens from it, and can say in the page's address which of it is shown. */
export abstract class ListElement<
  Answer,
  View extends RecordView<Answer>,
  Failed extends FailedEvent,
> extends RecordElement<Answer, View, Failed> {
  static override styles: CSSResultGroup = [RecordElement.styles, rowSkeletonStyles];

  /** Leaves the page's address alone. Otherwise it says what is shown, and Back works. */
  @property({ type: Boolean, attribute: 'no-address' }) noAddress = false;

  /** Prefix of the parameters in the page's address. Set it where two elements on a page would share a name. */
  @property({ attribute: 'address-prefix' }) addressPrefix = '';

  protected readonly skeleton: TemplateResult = rowSkeleton;
}
