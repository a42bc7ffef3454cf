import { waitUntil } from '@open-wc/testing';
import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { InitMessage, PageMessage } from '../../../../src/frame/protocol.js';
import { FlorinElement } from '../../../../src/components/base/element.js';
import { Words } from '../../../../src/components/base/words.js';
import { CardFrame, cardFrameStyles } from '../../../../src/components/parts/card-frame/card-frame.js';
import type { CardFrameSettings } from '../../../../src/components/parts/card-frame/card-frame.js';
import { words as english } from '../../../../src/words/compiled/parts/card-frame/en.js';

/** The smallest element around the part; `happened` is what the part told it. */
export class FrameHost extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, cardFrameStyles];
  @property({ attribute: false }) settings: Partial<CardFrameSettings> = {};
  @property({ type: Boolean }) closed = false;
  readonly happened: string[] = [];
  readonly spokenWords = new Words(this, () => this.language, english);
  readonly card = new CardFrame(this, {
    words: this.spokenWords,
    settings: () => ({
      proxy: this.connection.proxy,
      frameUrl: '',
      serverTime: 1_800_000_000_000,
      fields: ['number', 'expiry', 'securityCode'],
      holderNameRequired: false,
      brands: [],
      locale: this.language,
      direction: this.page.direction,
      colorScheme: this.page.colorScheme,
      disabled: false,
      ...this.settings,
    }),
    onCardChanged: ({ fields }) => this.happened.push(`card ${fields.number ?? 'none'}`),
    onSubmit: () => this.happened.push('submit'),
    onFailed: (reason) => this.happened.push(`failed ${reason}`),
  });

  get frame(): HTMLIFrameElement | null {
    return this.renderRoot.querySelector('iframe');
  }

  protected override render(): TemplateResult {
    return this.closed ? html`` : this.card.render();
  }
}
customElements.define('test-frame-host', FrameHost);

const SMALL = '/test/components/parts/card-frame/small-frame.html';

/** Address of a frame that does what is said. */
export const small = (does = 'behave'): string => `${SMALL}?do=${does}`;

export interface Heard {
  readonly source: MessageEventSource | null;
  readonly data: InitMessage | PageMessage;
}

/** Collects what small frames say they heard, until `stop`. */
export function listen(): { readonly heard: Heard[]; stop(): void } {
  const heard: Heard[] = [];
  const onMessage = ({ source, data }: MessageEvent): void => {
    if (data && typeof data === 'object' && 'heard' in data) heard.push({ source, data: data.heard });
  };
  addEventListener('message', onMessage);
  return { heard, stop: () => removeEventListener('message', onMessage) };
}

/** Makes the ten seconds of patience short while `act` runs. */
export async function impatiently<Result>(act: () => Promise<Result>): Promise<Result> {
  const real = window.setTimeout;
  window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) =>
    real(handler, delay === 10_000 ? 300 : delay, ...rest)) as typeof setTimeout;
  try {
    return await act();
  } finally {
    window.setTimeout = real;
  }
}

/** Waits for a state of the fields, on a busy machine too. */
export const until = (host: FrameHost, status: string): Promise<void> => {
  return waitUntil(() => host.card.status === status, `never ${status}`);
};

export const soon = (isSo: () => boolean): Promise<void> => waitUntil(isSo, 'it never was');
