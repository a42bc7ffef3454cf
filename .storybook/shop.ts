import { html, type TemplateResult } from 'lit';

import { elementIn, fitsNarrow, inState } from './play.js';
import { openShop, type Shop } from './sandbox.js';
import type { SandboxSettings } from './sandbox-messages.js';

export interface Mounted {
  readonly abortSignal: AbortSignal;
}

/** One shop for each time a story is mounted: a change of its controls is a change of the page, not of the world. */
const shops = new WeakMap<AbortSignal, Promise<Shop>>();

/** A story's loader: opens its shop, and lets happen what happened `before` the shopper sees anything. */
export const shop =
  (settings: SandboxSettings = {}, before?: (shop: Shop) => Promise<void>) =>
  async ({ abortSignal }: Mounted): Promise<{ shop: Shop }> => {
    const open = async (): Promise<Shop> => {
      const opened = await openShop(settings);
      await before?.(opened);
      return opened;
    };
    const opening = shops.get(abortSignal) ?? open();
    shops.set(abortSignal, opening);
    return { shop: await opening };
  };

/** The shop's server has a problem. */
export const BROKEN: SandboxSettings = {
  proxyAnswers: { status: 500, body: '{"error":{"code":"internal"}}' },
};

/** The session has ended, or there never was one. */
export const SIGNED_OUT: SandboxSettings = {
  proxyAnswers: { status: 401, body: '{"error":{"code":"unauthorised"}}' },
};

export interface InShop {
  readonly loaded: Readonly<Record<string, unknown>>;
}

export const shopOf = ({ loaded }: InShop): Shop => loaded['shop'] as Shop;

/** The page of a shop: every element in it finds the proxy by the provider. */
export function page(context: InShop, content: unknown): TemplateResult {
  const { proxy, fetch } = shopOf(context);
  return html`<florin-provider proxy=${proxy} .fetch=${fetch}>${content}</florin-provider>`;
}

/** The same page with the density of an office that shows much at once. */
export const compactPage = (context: InShop, content: unknown): TemplateResult =>
  page(context, html`<div style="--florin-density: 0.75">${content}</div>`);

/** The same page on a screen of 320 pixels; `fitsNarrow` says whether all of it fits. */
export const narrowPage = (context: InShop, content: unknown): TemplateResult =>
  page(
    context,
    html`<div class="narrow" style="box-sizing: border-box; inline-size: 320px; padding: 16px">
      ${content}
    </div>`,
  );

/** A story on that screen: all of what an element shows fits. */
export const onNarrowPage = <Args>(
  tag: keyof HTMLElementTagNameMap,
  content: (context: InShop, args: Args) => unknown,
) => ({
  render: (args: Args, context: InShop) => narrowPage(context, content(context, args)),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await inState(elementIn(canvasElement, tag), 'ready');
    fitsNarrow(canvasElement);
  },
});
