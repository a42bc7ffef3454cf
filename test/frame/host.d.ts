import type { FrameMessage, FrameSettings } from '../../src/frame/protocol.js';

/** What `host-page.mjs` puts on its window. */
export interface Host {
  key: string;
  messages: FrameMessage[];
  hellos: { data: unknown; origin: string }[];
  frame: HTMLIFrameElement;
  port: MessagePort;
  words: FrameSettings['words'];
  settings(more?: object): FrameSettings;
  init(more?: object): object;
  send(message: object): void;
  last<Type extends FrameMessage['type']>(type: Type): Extract<FrameMessage, { type: Type }> | undefined;
  seal(id: string): Promise<Extract<FrameMessage, { type: 'sealed' | 'unsealed' }>>;
  mount(src: string, options?: object): Promise<string>;
}

declare global {
  interface Window {
    host: Host;
  }
}
