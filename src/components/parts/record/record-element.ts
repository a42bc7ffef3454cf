import type { CSSResultGroup, TemplateResult } from 'lit';
import { html } from 'lit';

import { closestAbove } from '../../base/composed-tree.js';
import { FlorinElement } from '../../base/element.js';
import { resourceStyles } from '../resource/resource.css.js';
import { resourceView } from '../resource/resource-view.js';
import type { Asking } from './access.js';
import { densityStyles } from './density.css.js';
import { RecordController } from './record-controller.js';
import type { FailedEvent, RecordOptions } from './record-options.js';
import type { RecordView } from './record-view.js';

/** An element that shows a record of the platform's and changes it. */
export abstract class RecordElement<
  Answer,
  View extends RecordView<Answer>,
  Failed extends FailedEvent,
> extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, densityStyles, resourceStyles];

  protected abstract readonly record: RecordController<Answer, View, Failed>;
  /** What the whole is, for those who cannot see it. */
  protected abstract get label(): string;
  /** The answer's own geometry without its words. */
  protected abstract readonly skeleton: TemplateResult;

  /** True while something is typed or chosen that is not saved. */
  get isDirty(): boolean {
    return this.record.view?.isDirty === true;
  }

  /** True while something is being loaded or sent. */
  get busy(): boolean {
    return this.record.resource.isBusy || this.record.view?.isBusy === true;
  }

  /** Loads what is shown again. Resolves to whether there was an answer. */
  refresh(): Promise<boolean> {
    this.record.forgetRole();
    return this.record.refresh();
  }

  protected recordOf(options: RecordOptions<Answer, View, Failed>): RecordController<Answer, View, Failed> {
    const client = () => this.connection.client;
    const language = () => this.language;
    const askedLanguage = () => this.askedLanguage;
    const asking = (): Asking | undefined => {
      const provider = closestAbove(this, 'florin-provider');
      return provider && { provider, proxy: this.connection.proxy };
    };
    const emit = this.emit.bind(this);
    return new RecordController(this, { client, language, askedLanguage, asking, emit }, options);
  }

  /** The states that the element is in. */
  protected get states(): readonly string[] {
    const { resource, view, answer } = this.record;
    const { state } = resource;
    return (answer !== undefined && view?.states?.(answer, state)) || [state];
  }

  protected override render(): TemplateResult {
    const { resource, words, answer, view } = this.record;
    const { label, skeleton } = this;
    const news = answer === undefined ? '' : (view?.news ?? this.record.news);
    const ready = (answer: Answer): TemplateResult => this.ready(answer);
    const whole = resourceView({ resource, words, label, skeleton, news, ready });
    return (answer !== undefined && view?.isList && view.frame?.(whole, answer)) || whole;
  }

  protected ready(answer: Answer): TemplateResult {
    return html`${this.record.view?.render(answer)}`;
  }

  protected override updated(): void {
    this.showStates(...this.states);
  }
}
