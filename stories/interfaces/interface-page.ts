import type { Meta } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';

import type { ExampleMessage } from '../../.storybook/example-worker.js';
import { eventually } from '../../.storybook/play.js';
import type { InterfaceName } from '../../src/client/index.js';

/** The text of a fenced block. */
const blockOf = (page: string, language: string): string =>
  new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(page)?.[1] ?? '';

/** The page without its title, which the docs page has, its example, which the story shows, and links out of the Storybook. */
const described = (page: string): string =>
  page
    .replace(/^# .*\n/, '')
    .replace(/## An example[^]*<!-- \/example -->\n/, '')
    .replaceAll(/<!-- \/?\w+ -->\n/g, '')
    .replaceAll(/\[([^\]]+)\]\(\.\.[^)]+\)/g, '$1')
    .replaceAll(/\]\(([\w-]+)\.md\)/g, '](?path=/docs/interfaces-$1--docs)');

/** Milliseconds an example has: the listings' one loads a whole database first. */
const PATIENCE = 25_000;

const outputIn = (element: Element): HTMLOutputElement => {
  const output = element.querySelector('output');
  if (!output) throw new Error('There is no place for what the example prints.');
  return output;
};

/** Each run is a worker, and so a sandbox, of its own. */
function run(name: InterfaceName, button: HTMLButtonElement): void {
  const output = outputIn(button.closest('section') ?? button);
  output.textContent = '';
  button.disabled = true;
  const worker = new Worker(new URL('../../.storybook/example-worker.ts', import.meta.url), {
    type: 'module',
    name,
  });
  const end = (failure = ''): void => {
    output.append(failure);
    button.disabled = false;
    worker.terminate();
  };
  worker.addEventListener('error', () => end('The example could not be loaded.'));
  worker.addEventListener('message', ({ data }: MessageEvent<ExampleMessage>) => {
    if ('line' in data) output.append(`${data.line}\n`);
    else end('failed' in data ? data.failed : '');
  });
}

const CODE =
  'overflow: auto; max-block-size: 60vh; padding: 12px; border: 1px solid; font: 13px/1.5 ui-monospace, monospace';

const example = (name: InterfaceName, page: string): TemplateResult => html`
  <section aria-label="Example">
    <pre
      style=${CODE}
      tabindex="0"
      role="region"
      aria-label="Program"
    ><code>${blockOf(page, 'js')}</code></pre>
    <button @click=${({ currentTarget }: Event) => run(name, currentTarget as HTMLButtonElement)}>Run</button>
    <pre style=${CODE}><output></output></pre>
  </section>
`;

/** The page of an interface: what `docs/interfaces/` says of it, and its example, which a button runs. */
export const interfacePage = (name: InterfaceName, page: string): Meta => ({
  parameters: {
    docs: { description: { component: described(page) }, canvas: { sourceState: 'none' }, codePanel: false },
    controls: { disable: true },
  },
  render: () => example(name, page),
  // The same as in Node, to the letter.
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
    const printed = blockOf(page, 'text');
    await eventually(
      `the example prints\n${printed}`,
      () => outputIn(canvasElement).textContent?.trim() === printed,
      PATIENCE,
    );
  },
});
