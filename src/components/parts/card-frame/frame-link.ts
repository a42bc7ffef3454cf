import { protocolOf, readFrameMessage, readHello } from '../../../frame/messages.js';
import { PROTOCOL } from '../../../frame/protocol.js';
import type {
  FieldName,
  FrameMessage,
  FrameSettings,
  InitMessage,
  PageMessage,
} from '../../../frame/protocol.js';
import { SealError, type CardFrameFailure, type SealFailure } from './card-state.js';
import { frameElement } from './frame-address.js';
import { PATIENCE } from './waiting.js';

/** Far above what typing brings, paste and password managers included. */
const MESSAGES_PER_SECOND = 500;

export type Opening = Omit<InitMessage, 'florin' | 'type' | 'nonce'>;
type SealedMessage = Extract<FrameMessage, { type: 'sealed' }>;
export type Heard = Extract<FrameMessage, { type: 'ready' | 'state' | 'height' | 'intent' }>;

export interface LinkHost {
  /** What the frame is opened with, or nothing while that is not known; then `open()` is to be called later. */
  opening(): Opening | undefined;
  heard(message: Heard): void;
  /** Called once; the link is dead from then on. */
  ended(reason: CardFrameFailure): void;
}

interface Asked {
  resolve(sealed: SealedMessage): void;
  reject(error: SealError): void;
  timer: number;
}

/**
 * The page's half of one conversation with one loaded frame document: a checked handshake, then a port. Whatever is odd
 * ends it, and it never starts again: a new conversation needs a new frame.
 */
export class FrameLink {
  /** To be put into the page; it is taken out again when the conversation ends. */
  readonly frame: HTMLIFrameElement;
  readonly #host: LinkHost;
  readonly #asked = new Map<string, Asked>();
  readonly #nonce = crypto.randomUUID();
  #port: MessagePort | undefined;
  #greeted = false;
  #loaded = false;
  #ready = false;
  #ended = false;
  #timer = 0;
  #settings = '';
  #second = 0;
  #count = 0;
  #asking = 0;

  constructor(address: string, host: LinkHost) {
    this.frame = frameElement(address);
    this.#host = host;
    addEventListener('message', this.#onWindowMessage);
    this.frame.addEventListener('load', this.#onLoad);
    this.#expect('timeout');
  }

  /**
   * Answers the frame's hello once it has loaded and what to open it with is there. Not before it has loaded: so every
   * later load is another document's.
   */
  open(): void {
    const opening = this.#greeted && this.#loaded && !this.#port ? this.#host.opening() : undefined;
    if (!opening) return;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#onPortMessage(data);
    const init: InitMessage = { florin: PROTOCOL, type: 'init', nonce: this.#nonce, ...opening };
    this.#settings = JSON.stringify(opening.settings);
    // An opaque origin has no name to post to; the source was checked, and nothing secret goes in.
    this.frame.contentWindow?.postMessage(init, '*', [port2]);
    this.#expect('timeout');
  }

  send(message: PageMessage): void {
    if (this.#ready) this.#port?.postMessage(message);
  }

  focus(field: FieldName | 'first-invalid' | 'first'): void {
    this.frame.focus();
    this.send({ type: 'focus', field });
  }

  /** Whether the frame shows its inputs and can be told things. */
  get isReady(): boolean {
    return this.#ready;
  }

  /** Tells the frame what changed since it was told last. */
  update(settings: FrameSettings): void {
    const text = JSON.stringify(settings);
    if (text === this.#settings) return;
    this.#settings = text;
    this.send({ type: 'settings', settings });
  }

  seal(): Promise<SealedMessage> {
    return new Promise((resolve, reject) => {
      if (!this.#ready) return reject(new SealError('closed'));
      const id = String(this.#asking++);
      const timer = window.setTimeout(() => this.#onSilence(id), PATIENCE);
      this.#asked.set(id, { resolve, reject, timer });
      this.send({ type: 'seal', id });
    });
  }

  /** Ends the conversation; with a reason, the host is told. */
  end(reason?: CardFrameFailure): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#ready = false;
    clearTimeout(this.#timer);
    removeEventListener('message', this.#onWindowMessage);
    this.frame.removeEventListener('load', this.#onLoad);
    this.frame.remove();
    // Firefox still delivers what a closed port was sent before.
    if (this.#port) this.#port.onmessage = null;
    this.#port?.close();
    for (const id of this.#asked.keys()) this.#refuse(id, 'closed');
    if (reason) this.#host.ended(reason);
  }

  #expect(failure: CardFrameFailure, patience = PATIENCE): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.end(navigator.onLine ? failure : 'offline'), patience);
  }

  readonly #onLoad = (): void => {
    if (this.#loaded) return this.end('replaced');
    this.#loaded = true;
    if (this.#greeted) this.open();
    else if (!navigator.onLine) this.#expect('offline', 1000);
  };

  readonly #onWindowMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (!source || source !== this.frame.contentWindow) return;
    const hello = readHello(data);
    if (!hello) this.#onOtherWord(data);
    else if (origin !== 'null') this.end('not-isolated');
    else if (this.#greeted) this.end('replaced');
    else if (hello.closed) this.end(hello.closed);
    else {
      this.#greeted = true;
      // The answer with the server's time has half a minute of its own.
      this.#expect('unprepared', 4 * PATIENCE);
      this.open();
    }
  };

  /** A hello of another version or none of its shape ends it; anything else may be an extension talking. */
  #onOtherWord(data: unknown): void {
    const theirs = protocolOf(data);
    if (theirs === undefined) return;
    console.warn(`florin: the card frame speaks protocol ${theirs}, this page ${PROTOCOL}.`);
    this.end('protocol');
  }

  #onPortMessage(data: unknown): void {
    if (this.#isFlood()) return this.end('flooded');
    const message = readFrameMessage(data);
    if (!message) return;
    if (message.type === 'closed') this.end(message.reason);
    else if (message.type === 'ready') this.#onReady(message);
    else if (!this.#ready) this.end('protocol');
    else if (message.type === 'sealed') this.#take(message.id)?.resolve(message);
    else if (message.type === 'unsealed') this.#refuse(message.id, message.reason);
    else this.#host.heard(message);
  }

  #onReady(message: Extract<FrameMessage, { type: 'ready' }>): void {
    if (this.#ready || message.nonce !== this.#nonce) return this.end('protocol');
    this.#ready = true;
    clearTimeout(this.#timer);
    this.#host.heard(message);
  }

  /** A frame that does not answer has nothing to lose. */
  #onSilence(id: string): void {
    this.#refuse(id, 'timeout');
    this.end('timeout');
  }

  #refuse(id: string, code: SealFailure): void {
    this.#take(id)?.reject(new SealError(code));
  }

  #take(id: string): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    clearTimeout(asked?.timer);
    return asked;
  }

  #isFlood(): boolean {
    const now = performance.now();
    if (now - this.#second > 1000) {
      this.#second = now;
      this.#count = 0;
    }
    return ++this.#count > MESSAGES_PER_SECOND;
  }
}
