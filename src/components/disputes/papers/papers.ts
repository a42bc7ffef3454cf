import { nothing, type TemplateResult } from 'lit';

import type { DefenseDocumentType, DefenseReason } from '../../../client/disputes/index.js';
import type { DisputeRecord } from '../../../client/operator/index.js';
import {
  faultOfDefenseFile,
  kindOfDefenseFile,
  mimeOfDefenseFile,
  rulesOf,
} from '../../../facts/dispute-documents.js';
import type { Words } from '../../base/words.js';
import { schemeOf } from '../../parts/dispute/dispute-texts.js';
import { encodeFile } from '../../parts/files/base64.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/disputes/detail/en.js';
import { supply, takeBack, type Said } from '../detail/case-file.js';
import type { DisputesRecord } from '../panel/disputes-record.js';
import { limitsText } from './limits.js';
import { papersView, plainName } from './papers-view.js';

export interface PapersOptions {
  dispute(): DisputeRecord | undefined;
  /** What the platform has is another now. */
  onChanged(): Promise<void>;
  onProblem(problem: string): void;
}

/** The reasons to defend by and the documents of the chosen one. The platform keeps them as a draft: they are there again after a reload. */
export class Papers {
  readonly #record: DisputesRecord;
  readonly #words: Pick<Words<Word>, 'text'>;
  readonly #options: PapersOptions;
  #chosen = '';
  #over = '';
  #isBusy = false;

  constructor(record: DisputesRecord, words: Pick<Words<Word>, 'text'>, options: PapersOptions) {
    this.#record = record;
    this.#words = words;
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#chosen = this.#over = '';
  }

  /** Goes on where the operator left: with the reason that has most of its documents. */
  choose(reasons: readonly DefenseReason[]): void {
    if (reasons.some(({ defenseReasonCode }) => defenseReasonCode === this.#chosen)) return;
    const given = ({ satisfied, defenseDocumentTypes = [] }: DefenseReason): number =>
      (satisfied ? 100 : 0) + defenseDocumentTypes.filter(({ available }) => available).length;
    const [best] = reasons.toSorted((one, other) => given(other) - given(one));
    this.#chosen = best?.defenseReasonCode ?? '';
  }

  chosen(reasons: readonly DefenseReason[]): DefenseReason | undefined {
    return reasons.find(({ defenseReasonCode }) => defenseReasonCode === this.#chosen);
  }

  template(reasons: readonly DefenseReason[]): TemplateResult {
    const dispute = this.#options.dispute();
    const chosen = this.chosen(reasons);
    return papersView({
      words: this.#words,
      reasons,
      chosen,
      limits: limitsText(this.#words, this.#record.language, this.#scheme),
      isBusy: this.#isBusy,
      over: this.#over,
      order: dispute?.order === undefined ? nothing : isolatedText(dispute.order, 80),
      onReason: (code) => {
        this.#chosen = code;
        this.#record.update();
      },
      onOver: (type) => {
        this.#over = type;
        this.#record.update();
      },
      onFile: (type, file) => void this.#add(type, () => Promise.resolve(file)),
      onOrder: (type) => void this.#add(type, () => this.#orderPaper()),
      onRemove: (type) => void this.#remove(type),
    });
  }

  get #scheme(): string {
    const dispute = this.#options.dispute();
    return dispute ? schemeOf(dispute) : '';
  }

  /** Checks a file by the rules of the scheme before a byte of it is sent. */
  async #add(
    { defenseDocumentTypeCode: type }: DefenseDocumentType,
    take: () => Promise<Blob>,
  ): Promise<void> {
    const name = isolatedText(plainName(type), 80);
    await this.#during(this.#words.text('adding', { name }), async (client, dispute) => {
      const file = await take();
      const rules = rulesOf(this.#scheme);
      const most = Math.max(...Object.values(rules.most));
      const bytes = file.size > most ? undefined : new Uint8Array(await file.arrayBuffer());
      const fault = bytes ? faultOfDefenseFile(bytes, rules) : 'size';
      const kind = bytes && kindOfDefenseFile(bytes);
      if (fault || !kind) return this.#words.text(`file-${fault ?? 'kind'}`, { name });
      const content = await encodeFile(file, {
        signal: new AbortController().signal,
        onRead: () => undefined,
      });
      const paper = { type, contentType: mimeOfDefenseFile(kind), content };
      return this.#end(await supply(client, dispute, paper), 'florin-dispute-document-added', dispute, type);
    });
  }

  async #remove({ defenseDocumentTypeCode: type }: DefenseDocumentType): Promise<void> {
    const name = isolatedText(plainName(type), 80);
    await this.#during(this.#words.text('removing', { name }), async (client, dispute) =>
      this.#end(await takeBack(client, dispute, type), 'florin-dispute-document-removed', dispute, type),
    );
  }

  #end(
    { isDone, message }: Said,
    event: 'florin-dispute-document-added' | 'florin-dispute-document-removed',
    dispute: string,
    type: string,
  ): string {
    if (!isDone) return this.#words.text('refused', { why: isolatedText(message || '–', 200) });
    this.#record.emit(event, { dispute, type });
    const name = isolatedText(plainName(type), 80);
    this.#record.say(
      this.#words.text(event === 'florin-dispute-document-added' ? 'added' : 'removed', { name }),
    );
    return '';
  }

  /** One after the other; what went wrong is said. The platform is asked again what it has, also after a lost answer. */
  async #during(
    news: string,
    act: (client: NonNullable<DisputesRecord['client']>, dispute: string) => Promise<string>,
  ): Promise<void> {
    const { client } = this.#record;
    const dispute = this.#options.dispute();
    if (!client || !dispute || this.#isBusy) return;
    this.#isBusy = true;
    this.#options.onProblem('');
    this.#record.say(news);
    const problem = await act(client, dispute.pspReference).catch((error: unknown) => {
      const failure = this.#record.failed(error);
      return troubleText(this.#record.words, failure);
    });
    await this.#options.onChanged();
    this.#isBusy = false;
    if (problem) {
      this.#record.say('');
      this.#options.onProblem(problem);
    }
    this.#record.update();
  }

  async #orderPaper(): Promise<Blob> {
    const { orderPaper } = await import('./order-paper.js');
    return orderPaper(this.#record.client!, this.#options.dispute()!);
  }
}
