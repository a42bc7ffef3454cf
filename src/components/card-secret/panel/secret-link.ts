import { readSecretFrameMessage, readSecretHello } from '../../../secret-frame/messages.js';
import {
  PROTOCOL,
  type SecretFrameMessage,
  type SecretInit,
  type SecretPageMessage,
  type SecretSettings,
} from '../../../secret-frame/protocol.js';
import { plainAddress } from '../../base/plain-address.js';

const OPENING = 10_000;
/** A document that has loaded and says nothing is not the frame: an error page, or one that a policy blocked. */
const SILENCE = 2000;
/** Far above what a person brings about. */
const MESSAGES_PER_SECOND = 100;

/** Why a frame is of no use, beside what it says itself. */
export type LinkFailure = 'timeout' | 'replaced' | 'flooded' | 'address';

export interface LinkHost {
  /** What the frame is opened with; nothing while that is not known, then `open()` is called later. */
  opening(): SecretSettings | undefined;
  heard(message: SecretFrameMessage): void;
  /** Called once; the link is dead from then on. */
  ended(reason: LinkFailure): void;
}

function frameElement(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Before `src`, so that no moment exists without it.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.allow = 'clipboard-write';
  frame.referrerPolicy = 'strict-origin';
  frame.src = address;
  return frame;
}

/** The page's half of one conversation with one secret frame. Whatever is odd ends it: another conversation needs a new frame. */
export class SecretLink {
  readonly frame: HTMLIFrameElement;
  readonly #host: LinkHost;
  readonly #nonce = crypto.randomUUID();
  #port: MessagePort | undefined;
  #isGreeted = false;
  #isLoaded = false;
  #isEnded = false;
  #name = '';
  #settings = '';
  #timer: number;
  #second = 0;
  #count = 0;

  constructor(address: string, host: LinkHost) {
    this.frame = frameElement(address);
    this.#host = host;
    addEventListener('message', this.#onWindowMessage);
    this.frame.addEventListener('load', this.#onLoad);
    this.#timer = window.setTimeout(() => this.end('timeout'), OPENING);
  }

  /** Where the proxy serves the frame; nothing for an address that is neither secure nor this machine's. */
  static address(proxy: string, base: string): string | undefined {
    return plainAddress(`${proxy}/secret-frame/${PROTOCOL}/frame.html`, base)?.href;
  }

  /** What the proxy calls the frame, once it has opened. */
  get name(): string {
    return this.#name;
  }

  /** Answers the frame's first words, once it has loaded: so every later load is another document's. */
  open(): void {
    const settings = this.#isGreeted && this.#isLoaded && !this.#port ? this.#host.opening() : undefined;
    if (!settings) return;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#onMessage(data);
    this.#settings = JSON.stringify(settings);
    const init: SecretInit = { florin: PROTOCOL, type: 'secret-init', nonce: this.#nonce, settings };
    // An opaque origin has no name to post to; the source was checked, and nothing secret goes in.
    this.frame.contentWindow?.postMessage(init, '*', [port2]);
  }

  send(message: SecretPageMessage): void {
    if (this.#name) this.#port?.postMessage(message);
  }

  /** Tells the frame what changed since it was told last. */
  update(settings: SecretSettings): void {
    const text = JSON.stringify(settings);
    if (text === this.#settings) return;
    this.#settings = text;
    this.send({ type: 'settings', settings });
  }

  end(reason?: LinkFailure): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#timer);
    removeEventListener('message', this.#onWindowMessage);
    this.frame.removeEventListener('load', this.#onLoad);
    this.frame.remove();
    // Firefox still delivers what a closed port was sent before.
    if (this.#port) this.#port.onmessage = null;
    this.#port?.close();
    if (reason) this.#host.ended(reason);
  }

  readonly #onWindowMessage = ({ source, origin, data }: MessageEvent): void => {
    if (this.#isGreeted || source !== this.frame.contentWindow || origin !== 'null') return;
    if (!readSecretHello(data)) return;
    this.#isGreeted = true;
    this.open();
  };

  readonly #onLoad = (): void => {
    if (this.#isLoaded) return this.end('replaced');
    this.#isLoaded = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.end('timeout'), SILENCE);
    this.open();
  };

  #onMessage(data: unknown): void {
    const now = performance.now();
    if (now - this.#second > 1000) [this.#second, this.#count] = [now, 0];
    if (++this.#count > MESSAGES_PER_SECOND) return this.end('flooded');
    const message = readSecretFrameMessage(data);
    if (!message) return;
    if (message.type === 'ready') {
      if (message.nonce !== this.#nonce || this.#name) return;
      this.#name = message.frame;
      clearTimeout(this.#timer);
    } else if (!this.#name && message.type !== 'closed') return;
    this.#host.heard(message);
  }
}
