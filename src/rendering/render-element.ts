import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { RenderInfo } from '@lit-labs/ssr/lib/render-value.js';
import { ReactiveElement } from 'lit';

import '../components/index.js';
import type { FlorinElement } from '../components/base/element.js';
import { Words } from '../components/base/words.js';
import { withoutBrowser } from './absent-page.js';
import type { FoundElement } from './found-element.js';

/** Lit does not say which controllers an element has. */
const wordsOf = new WeakMap<object, Words<string>[]>();
const { addController } = ReactiveElement.prototype;
ReactiveElement.prototype.addController = function (controller) {
  if (controller instanceof Words) wordsOf.set(this, [...(wordsOf.get(this) ?? []), controller]);
  addController.call(this, controller);
};

/** An element is rendered as it was made: what it does before an update may already ask the proxy. */
class Renderer extends LitElementRenderer {
  declare element: FlorinElement;

  override connectedCallback(): void {}
}

/** The marks by which Lit would find its place again; elements render anew instead. */
const MARKS = /<!--\/?lit-(?:part|node)[^>]*-->|<\?>/g;

function make({ tag, attributes, surroundings }: FoundElement): Renderer {
  const renderer = new Renderer(tag);
  for (const [name, value] of attributes) renderer.setAttribute(name, value);
  const { element } = renderer;
  const { language, proxy, locale } = surroundings;
  // Lit's element of a server has attributes, and little else.
  Object.assign(element, { matches: () => false });
  element.lang = language ?? 'en';
  element.proxy ||= proxy ?? '';
  element.locale ||= locale ?? '';
  return renderer;
}

/** The words of the page's language are loaded as in a browser, and waited for. */
async function loadWords(element: FlorinElement): Promise<void> {
  const words = wordsOf.get(element) ?? [];
  for (const each of words) each.hostUpdate();
  while (words.some(({ ready }) => !ready))
    await new Promise<void>((resolve) => {
      element.requestUpdate = () => resolve();
    });
}

function contentOf(renderer: Renderer): string {
  const info: RenderInfo = {
    elementRenderers: [Renderer],
    customElementInstanceStack: [renderer],
    customElementHostStack: [renderer],
    eventTargetStack: [renderer.element],
    slotStack: [],
    deferHydration: false,
  };
  return collectResultSync(renderer.renderShadow(info) ?? []).replace(MARKS, '');
}

const quoted = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

async function rootOf(found: FoundElement, nonce: string | undefined): Promise<string> {
  const direction = found.surroundings.direction === 'rtl' ? 'rtl' : 'ltr';
  const renderer = withoutBrowser(direction, () => make(found));
  await loadWords(renderer.element);
  const content = withoutBrowser(direction, () => contentOf(renderer));
  const style = nonce ? `<style nonce="${quoted(nonce)}">` : '<style>';
  const styled = content.replace('<style>', () => `${style}.served{display:contents}`);
  // One node around all of it: that is what the element takes away.
  return `<template shadowrootmode="open"><div class="served">${styled}</div></template>`;
}

/**
 * What an element shows while it loads, as the declarative shadow root to put behind its start tag. Nothing for a tag that this
 * version does not know, and where it fails: the browser renders the element all the same.
 */
export async function renderElement(found: FoundElement, nonce?: string): Promise<string> {
  if (!customElements.get(found.tag)) return '';
  try {
    return await rootOf(found, nonce);
  } catch (error) {
    console.warn(`florin: <${found.tag}> was not rendered on the server.`, error);
    return '';
  }
}
