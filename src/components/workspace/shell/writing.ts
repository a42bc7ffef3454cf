import type { Client } from '../../../client/index.js';
import { MoneySending } from '../../parts/money-form/money-sending.js';
import type { Ending } from '../../parts/resource/ending.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { RoomHost, WorkspaceThing } from './room.js';

/** Bytes that the proxy takes of an import, a schema, a collection or an environment. */
export const MOST_BYTES = 4_194_304;

/** Bytes of what is sent. */
export const bytesOf = (body: object): number => new TextEncoder().encode(JSON.stringify(body)).length;

export interface Written<Answer> {
  readonly ending: Ending;
  readonly answer?: Answer;
}

/**
 * Sends one write at a time, once: rows of the workspace take no key, so that what was sent twice would be done twice. Where the
 * answer is lost, it is not known whether it was done, and nothing more is sent until the operator has looked.
 */
export class Writing extends MoneySending {
  readonly #host: RoomHost;
  readonly #words: Pick<Words<Word>, 'text'>;
  #isDoubtful = false;

  constructor(host: RoomHost, words: Pick<Words<Word>, 'text'>) {
    super(host.record, words);
    this.#host = host;
    this.#words = words;
  }

  /** Whether it is not known what became of the last write. */
  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  reset(): void {
    this.#isDoubtful = false;
    this.problem = '';
  }

  async send<Answer>(call: (client: Client) => Promise<Answer>): Promise<Written<Answer>> {
    const client = this.#host.client();
    if (!client || this.isBusy || this.#isDoubtful) return { ending: 'not-sent' };
    const written = await this.during('sending', () =>
      call(client).then(
        (answer): Written<Answer> => ({ ending: 'received', answer }),
        (error: unknown): Written<Answer> => ({ ending: this.fail(error) }),
      ),
    );
    this.#isDoubtful = written.ending === 'unknown';
    const { record } = this.#host;
    record.say(this.#isDoubtful ? this.#words.text('doubt') : this.problem);
    return written;
  }

  /**
   * As `send`, for what people save: a listener may stop it, and hears how it ended. Where that is not known, the question has
   * the focus.
   */
  async save<Answer>(
    what: { readonly thing: WorkspaceThing; readonly isNew: boolean },
    call: (client: Client) => Promise<Answer>,
  ): Promise<Written<Answer>> {
    const { record } = this.#host;
    if (this.isBusy || this.#isDoubtful || !record.emit('florin-before-workspace-save', what)) {
      record.update();
      return { ending: 'not-sent' };
    }
    const written = await this.send(call);
    const { ending } = written;
    if (ending !== 'not-sent') record.emit('florin-workspace-saved', { ...what, ending });
    if (ending === 'unknown') record.focus('[part=doubt]');
    return written;
  }

  /** Reads again what is there. Resolves to whether it could be read: then nothing is in doubt any more. */
  async look(): Promise<boolean> {
    if (this.isBusy) return false;
    const { record } = this.#host;
    const isRead = await this.during('looking', () => record.refresh());
    if (isRead) this.#isDoubtful = false;
    const { trouble } = record.resource;
    this.problem = isRead || !trouble ? '' : troubleText(record.words, trouble);
    record.say(isRead ? this.#words.text('looked') : this.problem);
    return isRead;
  }

  /** Something is read or sent before the write itself; failing there, nothing is done. */
  async prepare<Answer>(read: (client: Client) => Promise<Answer>): Promise<Answer | undefined> {
    const client = this.#host.client();
    if (!client || this.isBusy || this.#isDoubtful) return undefined;
    return this.during('checking', () =>
      read(client).catch((error: unknown) => {
        this.fail(error);
        this.#host.record.say(this.problem);
        return undefined;
      }),
    );
  }
}
