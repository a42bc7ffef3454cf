import { ClientError } from '../../../client/index.js';
import { isLost } from '../../../client/wire/errors.js';
import type { SecretPurpose } from '../../../facts/secret-purposes.js';
import type { SecretFrameMessage, SecretSettings } from '../../../secret-frame/protocol.js';
import type { words as english } from '../../../words/compiled/card-secret/panel/en.js';
import type { Words } from '../../base/words.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { DONE, relay, ticketFor, wantsProof, type ChangeStatus } from './relay.js';
import { SecretLink } from './secret-link.js';
import type { SecretRecord } from './secret-record.js';

type Sealed = Extract<SecretFrameMessage, { type: 'sealed' }>;

export interface ConversationOptions {
  readonly record: SecretRecord;
  readonly words: Words<keyof typeof english>;
  /** What the frame is told of the page; nothing while that is not known. */
  settings(): SecretSettings | undefined;
  /** Asks the cardholder for the site's own second factor, and resolves to whether they gave it. */
  confirmIdentity(): Promise<boolean>;
}

/** Carries ciphertext between a card's frame and the proxy, and says what became of each question. */
export class SecretConversation {
  readonly #record: SecretRecord;
  readonly #options: ConversationOptions;
  #link: SecretLink | undefined;
  #height = 0;
  #asked: SecretPurpose | undefined;
  #isShown = false;
  #notice = '';
  #problem = '';
  #isClosed = false;

  constructor(options: ConversationOptions) {
    this.#record = options.record;
    this.#options = options;
  }

  /** The frame, while there is one. */
  get frame(): HTMLIFrameElement | undefined {
    return this.#link?.frame;
  }

  get isBusy(): boolean {
    return this.#asked !== undefined;
  }

  /** Whether a secret is on the screen. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Whether the frame failed, and has to be loaded again. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** What became of a new PIN. */
  get notice(): string {
    return this.#notice;
  }

  /** Why a secret was not shown or changed. */
  get problem(): string {
    return this.#problem;
  }

  /** Loads the frame that the proxy serves. */
  start(proxy: string, base: string): void {
    const address = SecretLink.address(proxy, base);
    if (!address || !isSecureContext) return this.#close('address');
    this.#link = new SecretLink(address, {
      opening: () => this.#options.settings(),
      heard: (message) => this.#onHeard(message),
      ended: (reason) => this.#close(reason),
    });
  }

  /** Tells the frame what has changed on the page. */
  tell(): void {
    const settings = this.#link && this.#options.settings();
    if (!settings) return;
    this.#link?.open();
    this.#link?.update(settings);
  }

  /** Takes a secret off the screen. */
  hide(): void {
    this.#link?.send({ type: 'hide' });
  }

  /** Takes the frame out of the page. */
  end(): void {
    this.#link?.end();
    this.#link = undefined;
  }

  /** Ends the conversation, and forgets what it has said. */
  reset(): void {
    this.end();
    this.#asked = undefined;
    this.#notice = this.#problem = '';
    this.#isClosed = false;
    this.#height = 0;
    this.#hidden();
  }

  #onHeard(message: SecretFrameMessage): void {
    if (message.type === 'ask') void this.#ask(message.purpose);
    else if (message.type === 'sealed') void this.#relay(message);
    else if (message.type === 'shown') this.#shown();
    else if (message.type === 'hidden') this.#hidden();
    else if (message.type === 'broken' || message.type === 'closed') this.#broken(message.reason);
    else if (message.type === 'height') this.#resize(message.height);
    this.#record.update();
  }

  async #ask(purpose: SecretPurpose): Promise<void> {
    const { client, id } = this.#record;
    const link = this.#link;
    if (!client || !link || this.#asked) return;
    this.#asked = purpose;
    this.#notice = this.#problem = '';
    const ask = () => ticketFor(client, id, purpose, link.name);
    try {
      const ticket = await ask().catch(async (error: unknown) => {
        if (!wantsProof(error) || !(await this.#options.confirmIdentity())) throw error;
        return ask();
      });
      if (this.#link === link) link.send(ticket);
    } catch (error) {
      if (this.#link === link) this.#fail(error);
    }
  }

  async #relay(sealed: Sealed): Promise<void> {
    const { client, id } = this.#record;
    const [link, purpose] = [this.#link, this.#asked];
    if (!client || !link || !purpose) return;
    try {
      const answer = await relay(client, id, purpose, sealed);
      if (this.#link !== link) return;
      // A second factor may have taken the focus, and a secret goes once its frame loses it.
      link.frame.focus();
      if (typeof answer === 'string') this.#changed(answer);
      else link.send(answer);
    } catch (error) {
      if (this.#link === link) this.#fail(error, purpose === 'pinChange' && isLost(error));
    }
  }

  #changed(status: ChangeStatus): void {
    this.#over();
    const text = this.#options.words.text(DONE[status]);
    if (status === 'completed' || status === 'pending') {
      this.#notice = text;
      this.#record.say(text);
      this.#record.emit('florin-card-secret-changed', { status });
    } else this.#problem = text;
    this.#record.update();
  }

  #over(): void {
    this.#asked = undefined;
    this.#link?.send({ type: 'over' });
  }

  /** Says why nothing was shown. That a new PIN arrived is not known where its answer was lost. */
  #fail(error: unknown, isDoubtful = false): void {
    const { words } = this.#options;
    this.#over();
    if (wantsProof(error)) {
      this.#record.fail('proof', 'proof-required');
      this.#problem = words.text('confirm-first');
    } else {
      const trouble = this.#record.failed(error);
      const isStale = error instanceof ClientError && error.field === 'ticket';
      if (isDoubtful) this.#problem = words.text('change-unknown');
      else if (isStale) this.#problem = words.text('too-late');
      else if (trouble.cause === 'rate-limited') this.#problem = words.text('too-many');
      else if (trouble.cause === 'unauthorised') this.#problem = words.text('rows-closed');
      else this.#problem = troubleText(this.#record.words, trouble);
    }
    this.#record.update();
  }

  #broken(reason: string): void {
    this.#asked = undefined;
    this.#record.fail('frame', reason);
    this.#problem = this.#options.words.text('broken');
  }

  #close(reason: string): void {
    this.#link = this.#asked = undefined;
    this.#hidden();
    this.#isClosed = true;
    this.#record.fail('frame', reason);
    this.#problem = this.#options.words.text('frame-closed');
    this.#record.update();
  }

  #shown(): void {
    this.#asked = undefined;
    this.#isShown = true;
    this.#record.emit('florin-card-secret-shown', {});
  }

  #hidden(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#record.emit('florin-card-secret-hidden', {});
  }

  #resize(height: number): void {
    if (height === this.#height || !this.#link) return;
    this.#height = height;
    // The frame's own margin is part of it.
    this.#link.frame.style.blockSize = `${height + 8}px`;
  }
}
