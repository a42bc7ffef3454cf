import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { html } from 'lit';

import manifest from '../dist/custom-elements.json' with { type: 'json' };
import languageNames from '../scripts/words/languages.json' with { type: 'json' };
import { controlsOfStory, docRows } from './doc-rows.js';
import { sandboxIsReady } from './sandbox.js';
import { THEMES } from './themes.js';

import '../src/components/index.js';

// The docs page takes its first sentences from here.
setCustomElementsManifest(manifest);

/** A page of its own for every story, so that one of another scheme or direction can stand beside it in the docs. */
const decorators: Preview['decorators'] = [
  (story, { globals, viewMode }) => {
    const { colorScheme, direction, locale, theme } = globals as Record<string, string>;
    if (viewMode === 'story') {
      const { documentElement: root } = document;
      root.style.colorScheme = colorScheme ?? '';
      root.dir = direction ?? '';
      root.lang = locale ?? '';
    }
    const look = `color-scheme: ${colorScheme}; background: var(--florin-color-surface, Canvas); color: var(--florin-color-text, CanvasText); padding: 16px; font-family: var(--florin-font-family, system-ui, sans-serif)`;
    return html`<div class="theme-${theme}" lang=${locale} dir=${direction} style=${look}>${story()}</div>`;
  },
];

/** What the address says to Storybook. */
const STORYBOOK = new Set(['id', 'viewMode', 'args', 'globals', 'path', 'singleStory']);

/** Takes out of the page's address and of the browser what elements have written there. */
function cleanUp(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith('florin')) storage.removeItem(name);
  const address = new URL(location.href);
  const left = [...address.searchParams.keys()].filter((name) => !STORYBOOK.has(name));
  for (const name of left) address.searchParams.delete(name);
  history.replaceState(null, '', address);
}

/** Some elements write what is open into the address, or keep what they do not know the end of; the next story does not begin there. */
const withCleanPage: Preview['beforeEach'] = () => cleanUp;

let isFirst = true;

/** An element that is about to go may write late. What the document itself was opened with is for its first story. */
function beginClean(): void {
  if (!isFirst) cleanUp();
  isFirst = false;
}

/** English as it is, or longer than any language of ours. */
async function inItsWords({ globals }: { readonly globals: Record<string, unknown> }): Promise<void> {
  if (globals['words'] !== 'longer') return;
  const { lengthenWords } = await import('./longer-words.js');
  lengthenWords();
}

const preview: Preview = {
  beforeEach: withCleanPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { codePanel: true, extractArgTypes: docRows, story: { height: '480px' } },
    options: {
      storySort: {
        order: [
          'Shopper',
          ['Checkout', 'Checkout, paying', 'Card fields', 'Payment result', 'Saved cards', 'Provider'],
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', items: [...THEMES], dynamicTitle: true },
    },
    colorScheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: Object.keys(languageNames), dynamicTitle: true },
    },
    words: {
      description: 'Words',
      toolbar: { icon: 'paragraph', items: ['usual', 'longer'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'plain', colorScheme: 'light', direction: 'ltr', locale: 'en', words: 'usual' },
  // Without the service worker a story's first request would go to a server that is not there.
  loaders: [beginClean, sandboxIsReady, inItsWords],
  decorators,
  argTypesEnhancers: [controlsOfStory],
};
export default preview;
