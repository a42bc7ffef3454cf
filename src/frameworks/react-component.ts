import {
  createElement,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

type Props = Readonly<Record<string, unknown>>;

const kebab = (name: string): string =>
  name === 'htmlFor' ? 'for' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `payment-settled` → `onPaymentSettled`. */
const listenerFor = (event: string): string =>
  `on-${event}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const isText = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** What a server writes into the page's HTML. An attribute that is there is true, so `false` is left out. */
function attributesOf(names: readonly string[], props: Props): Record<string, unknown> {
  const given = names.filter((name) => isText(props[name]) && props[name] !== false);
  return Object.fromEntries(given.map((name) => [kebab(name), props[name] === true ? '' : props[name]]));
}

/** What a property is where a page gives none: only a new element knows. */
const defaultOf = (tag: string, name: string): unknown =>
  (document.createElement(tag) as unknown as Record<string, unknown>)[name];

const wordsOf = (list: string): string[] => list.split(' ').filter(Boolean);

const SHADOW_ROOT = /<template shadowrootmode="open">([^]*)<\/template>/;

/** On a server alone: a browser that reads the page takes the template for the element's shadow root, and leaves no child. */
function shadowRootOf(rendered: unknown): ReactElement | undefined {
  const isServer = typeof document === 'undefined';
  const [, __html] = (isServer && typeof rendered === 'string' && SHADOW_ROOT.exec(rendered)) || [];
  if (__html === undefined) return undefined;
  const attributes: Props = { shadowrootmode: 'open', dangerouslySetInnerHTML: { __html } };
  return createElement('template', attributes);
}

/**
 * A React component for one element. React sets no property of an element that came from a server, and attaches none of its
 * events: this does both by itself, in the browser, before the element first renders.
 */
export function component(tag: string, attributes: string, properties: string, events: string) {
  const withAttribute = wordsOf(attributes);
  const own = [...withAttribute, ...wordsOf(properties)];
  const heard = wordsOf(events);
  const names = new Set([...own, ...heard.map(listenerFor)]);

  return function FlorinComponent({
    ref,
    rendered,
    children,
    ...props
  }: Props & { readonly ref?: Ref<HTMLElement>; readonly children?: ReactNode }): ReactElement {
    const element = useRef<HTMLElement>(null);
    const latest = useRef<Props>(props);
    const given = useRef(new Map<string, unknown>());
    // React gets the attributes once: later values are set as properties, and what is left out is left as it is.
    const [first] = useState(() => attributesOf(withAttribute, props));
    const keep = useCallback(
      (node: HTMLElement | null) => {
        element.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
        return undefined;
      },
      [ref],
    );

    useLayoutEffect(() => {
      latest.current = props;
      const target = element.current as unknown as Record<string, unknown>;
      for (const name of own) {
        const value = props[name];
        // As with any prop: what has not changed is not set again, whatever the page did to the element meanwhile.
        if (value === given.current.get(name)) continue;
        given.current.set(name, value);
        target[name] = value === undefined ? defaultOf(tag, name) : value;
      }
    });

    useLayoutEffect(() => {
      const node = element.current;
      const listeners = heard.map((event) => {
        const hear = (told: Event): void => {
          const listener = latest.current[listenerFor(event)];
          if (typeof listener === 'function') listener(told);
        };
        return [`florin-${event}`, hear] as const;
      });
      for (const [event, hear] of listeners) node?.addEventListener(event, hear);
      return () => {
        for (const [event, hear] of listeners) node?.removeEventListener(event, hear);
      };
    }, []);

    const others = Object.entries(props).filter(([name]) => !names.has(name));
    const attributes = { ...Object.fromEntries(others), ...first, ref: keep };
    // As many children on both sides: React counts them where they have ids.
    return rendered === undefined
      ? createElement(tag, attributes, children)
      : createElement(tag, attributes, shadowRootOf(rendered), children);
  };
}
