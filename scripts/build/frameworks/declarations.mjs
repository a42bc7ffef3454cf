const union = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never';

/** What is known of each element, and what every framework makes its own types of. */
export const elementsDeclaration = (elements) => `${elements
  .map(({ className, folder }) => `import type { ${className} } from '../components/${folder}/${folder}.js';`)
  .join('\n')}

/** Every element by its tag: its class, the properties that have an attribute, those that have none, and its events. */
export interface Elements {
${elements
  .map(
    ({ tag, className, description, attributes, properties, events }) =>
      `  /** ${description} */\n  '${tag}': [${[className, union(attributes), union(properties), union(events)].join(', ')}];`,
  )
  .join('\n')}
}

/** The tag of an element. */
export type Tag = keyof Elements;

/** \`country-code\` for \`countryCode\`. */
type Kebab<Name extends string> = Name extends 'htmlFor'
  ? 'for'
  : Name extends \`\${infer First}\${infer Rest}\`
    ? Rest extends Uncapitalize<Rest>
      ? \`\${Uncapitalize<First>}\${Kebab<Rest>}\`
      : \`\${Uncapitalize<First>}-\${Kebab<Rest>}\`
    : Name;

/** What can be written in an attribute. */
type Written<Value, True> = Value extends boolean
  ? True
  : Value extends number
    ? Value | \`\${Value}\`
    : Value extends string
      ? Value
      : Value extends undefined
        ? never
        : string;

type Named<Name extends Tag, Key> = Pick<Elements[Name][0], Extract<keyof Elements[Name][0], Key>>;
type WithAttribute<Name extends Tag> = Named<Name, Elements[Name][1]>;
type Own<Name extends Tag> = Named<Name, Elements[Name][1] | Elements[Name][2]>;

/** The properties of an element that a page sets. */
export type Properties<Name extends Tag> = { [Key in keyof Own<Name>]?: Own<Name>[Key] | undefined };

/** The attributes of an element. \`True\` is what a boolean one takes: where a framework writes \`false\` as a text, that is true too. */
export type Attributes<Name extends Tag, True = boolean> = {
  [Key in keyof WithAttribute<Name> as Kebab<Key>]?: Written<WithAttribute<Name>[Key], True> | undefined;
};

/** The events of an element, by name. */
export type Events<Name extends Tag> = Pick<GlobalEventHandlersEventMap, Elements[Name][3]>;

/** Listeners for the events of an element, under its names with \`Prefix\` before them. */
export type Listeners<Name extends Tag, Prefix extends string> = {
  [Key in keyof Events<Name> as \`\${Prefix}\${Key}\`]?: ((event: Events<Name>[Key]) => void) | undefined;
};

/** \`PaymentSettled\` for \`payment-settled\`. */
type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>;

/** The same in camel case: \`onPaymentSettled\` hears \`florin-payment-settled\`. */
export type CamelListeners<Name extends Tag> = {
  [Key in keyof Events<Name> as Key extends \`florin-\${infer Rest}\` ? \`on\${Pascal<Rest>}\` : never]?:
    | ((event: Events<Name>[Key]) => void)
    | undefined;
};
`;

const react = (elements) => `import type { HTMLAttributes, JSX, ReactNode, Ref } from 'react';
import type { Attributes, CamelListeners, Elements, Listeners, Properties, Tag } from './elements.js';

type Given<Name extends Tag, Own> = Own &
  Omit<HTMLAttributes<Elements[Name][0]>, keyof Own> & {
    readonly ref?: Ref<Elements[Name][0]> | undefined;
    readonly key?: string | number | bigint | null | undefined;
    readonly children?: ReactNode;
  };

interface Rendered {
  /** What \`renderElements\` of \`florin/server\` made of this element's tag: shown until the browser has the element. Read on a server only. */
  readonly rendered?: string | undefined;
}

/** What the component of an element takes: its properties, and a listener for each of its events. */
export type ComponentProps<Name extends Tag> = Given<Name, Properties<Name> & CamelListeners<Name> & Rendered>;

/** What the tag of an element takes in JSX: its attributes or properties, and events by their whole names. */
export type TagProps<Name extends Tag> = Given<
  Name,
  Properties<Name> & Attributes<Name> & Listeners<Name, 'on'> & { readonly class?: string | undefined }
>;

type Tags = { [Name in Tag]: TagProps<Name> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}

${elements
  .map(
    ({ tag, component, description }) =>
      `/** ${description} Import \`florin/${tag.slice('florin-'.length)}\` too, which registers the element. */\nexport declare const ${component}: (props: ComponentProps<'${tag}'>) => JSX.Element;`,
  )
  .join('\n')}
`;

const preact = `import type { ClassAttributes, ComponentChildren, HTMLAttributes } from 'preact';
import type { Attributes, Elements, Listeners, Properties, Tag } from './elements.js';

type Own<Name extends Tag> = Properties<Name> & Attributes<Name, true | ''> & Listeners<Name, 'on'>;

/** What the tag of an element takes in JSX: its attributes or properties, and events by their whole names. */
export type TagProps<Name extends Tag> = Own<Name> &
  Omit<HTMLAttributes<Elements[Name][0]>, keyof Own<Name>> &
  ClassAttributes<Elements[Name][0]> & { readonly children?: ComponentChildren };

type Tags = { [Name in Tag]: TagProps<Name> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`;

const solid = `import type { JSX } from 'solid-js';
import type { Attributes, Elements, Events, Listeners, Properties, Tag } from './elements.js';

type Prefixed<Name extends Tag> = {
  [Key in keyof Properties<Name> as \`prop:\${Key}\`]?: Properties<Name>[Key];
};
type Own<Name extends Tag> = Properties<Name> &
  Prefixed<Name> &
  Attributes<Name> &
  Listeners<Name, 'on:'>;

/** What the tag of an element takes in JSX: its attributes or properties, and events after \`on:\`. */
export type TagProps<Name extends Tag> = Own<Name> & Omit<JSX.HTMLAttributes<Elements[Name][0]>, keyof Own<Name>>;

type Tags = { [Name in Tag]: TagProps<Name> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`;

const vue = `import type { HTMLAttributes } from 'vue';
import type { Attributes, CamelListeners, Elements, Events, Properties, Tag } from './elements.js';

type Listeners<Name extends Tag> = {
  [Key in keyof CamelListeners<Name> as Key extends \`on\${infer Rest}\` ? \`onFlorin\${Rest}\` : never]: CamelListeners<Name>[Key];
};
type Own<Name extends Tag> = Properties<Name> & Listeners<Name>;

/** What the tag of an element takes in a template: its attributes or properties, and its events. */
export type TagProps<Name extends Tag> = Own<Name> & Omit<HTMLAttributes, keyof Own<Name>>;

type Tags = { [Name in Tag]: new () => { readonly $props: TagProps<Name>; readonly $slots: Readonly<Record<string, () => unknown>> } };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`;

const svelte = `import type { HTMLAttributes } from 'svelte/elements';
import type { Attributes, Elements, Listeners, Properties, Tag } from './elements.js';

type Own<Name extends Tag> = Properties<Name> & Attributes<Name, true | ''> & Listeners<Name, 'on'>;

/** What the tag of an element takes in a component: its attributes or properties, and events by their whole names after \`on\`. */
export type TagProps<Name extends Tag> = Own<Name> & Omit<HTMLAttributes<Elements[Name][0]>, keyof Own<Name>>;

type Tags = { [Name in Tag]: TagProps<Name> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`;

/** One file for each framework, which reads what is known of the elements and repeats none of it. */
export const declarationsFor = (elements) => ({
  'preact.d.ts': preact,
  'react.d.ts': react(elements),
  'solid.d.ts': solid,
  'svelte.d.ts': svelte,
  'vue.d.ts': vue,
});
