import type { ArgTypes, Preview } from '@storybook/web-components-vite';

import manifest from '../dist/custom-elements.json' with { type: 'json' };

/** One fact of an element, as the manifest has it from the doc blocks. */
interface Documented {
  readonly name: string;
  readonly kind?: string;
  readonly fieldName?: string;
  readonly attribute?: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text?: string };
  readonly return?: { readonly type?: { readonly text?: string } };
}

type Element = Readonly<Record<string, unknown>>;

const listOf = (element: Element, name: string): readonly Documented[] =>
  (element[name] as readonly Documented[] | undefined) ?? [];

/** What a page's author reads about, by the headings of the docs page. */
const SECTIONS: readonly (readonly [category: string, of: (element: Element) => readonly Documented[]])[] = [
  ['attributes', (element) => listOf(element, 'attributes')],
  [
    'properties',
    (element) => listOf(element, 'members').filter(({ kind, attribute }) => kind === 'field' && !attribute),
  ],
  ['methods', (element) => listOf(element, 'members').filter(({ kind }) => kind === 'method')],
  ['events', (element) => listOf(element, 'events')],
  [
    'slots',
    (element) => listOf(element, 'slots').map((slot) => ({ ...slot, name: slot.name || '(default)' })),
  ],
  ['css states', (element) => listOf(element, 'cssStates')],
  ['css parts', (element) => listOf(element, 'cssParts')],
  ['css custom properties', (element) => listOf(element, 'cssProperties')],
];

/** Properties go by their own name, so that controls find them; the rest by what keeps equal names apart. */
const keyOf = (category: string, { name, fieldName }: Documented): string =>
  category === 'attributes' ? (fieldName ?? name) : category === 'properties' ? name : `${category} ${name}`;

function row(category: string, documented: Documented): ArgTypes[string] {
  const { name, description, type, kind } = documented;
  const summary = kind === 'method' ? documented.return?.type?.text : type?.text;
  return {
    name: kind === 'method' ? `${name}()` : name,
    ...(description && { description }),
    table: {
      category,
      ...(summary && { type: { summary } }),
      ...(documented.default && { defaultValue: { summary: documented.default } }),
    },
  };
}

/** The rows of an element's docs page: everything the manifest knows of it. */
export function docRows(tag: string): ArgTypes {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations as readonly Element[]);
  const element = elements.find(({ tagName }) => tagName === tag);
  if (!element) return {};
  return Object.fromEntries(
    SECTIONS.flatMap(([category, of]) =>
      of(element).map((documented) => [keyOf(category, documented), row(category, documented)]),
    ),
  );
}

/** Only what a story passes on can be changed on its page. */
export const controlsOfStory: NonNullable<Preview['argTypesEnhancers']>[number] = ({
  argTypes,
  initialArgs,
}) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([key, argType]) => [
      key,
      Object.hasOwn(initialArgs, key) ? argType : { ...argType, control: false },
    ]),
  );
