import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What an element takes over from what stands above it in the page. */
export interface Surroundings {
  readonly language?: string;
  readonly direction?: string;
  /** Of the nearest `<florin-provider>`. */
  readonly proxy?: string;
  readonly locale?: string;
}

/** A tag of this library in a page. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly surroundings: Surroundings;
  /** Where in the page's text its start tag ends. */
  readonly end: number;
}

const DOCUMENT = /<(?:!doctype|html)[\s>]/i;
const PROVIDER = 'florin-provider';

const attributesOf = ({ attrs }: Tree.Element) => attrs.map(({ name, value }) => [name, value] as const);

const isShadowRoot = (node: Tree.Node): node is Tree.Template =>
  node.nodeName === 'template' &&
  attributesOf(node as Tree.Template).some(([name]) => name === 'shadowrootmode');

function* within(node: Tree.Node, above: Surroundings): Generator<FoundElement> {
  // What stands in any other template is no part of the page.
  if (node.nodeName === 'template' && !isShadowRoot(node)) return;
  const surroundings = 'attrs' in node ? below(node, above) : above;
  if ('attrs' in node) {
    const { tagName: tag, sourceCodeLocation: at } = node;
    const isRendered = node.childNodes.some(isShadowRoot);
    if (tag.startsWith('florin-') && at?.startTag && !isRendered)
      yield { tag, attributes: attributesOf(node), surroundings, end: at.startTag.endOffset };
  }
  const children = isShadowRoot(node) ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) yield* within(child, surroundings);
}

function below(element: Tree.Element, above: Surroundings): Surroundings {
  const own = new Map(attributesOf(element));
  const isProvider = element.tagName === PROVIDER;
  const proxy = isProvider && own.get('proxy');
  const locale = isProvider && own.get('locale');
  const [language, direction] = [own.get('lang'), own.get('dir')];
  return {
    ...above,
    ...(language && { language }),
    ...(direction && { direction }),
    ...(proxy && { proxy }),
    ...(locale && { locale }),
  };
}

/** The elements of this library in a page or a part of one, in the order in which they stand there. */
export function findElements(html: string): readonly FoundElement[] {
  const options = { sourceCodeLocationInfo: true };
  return [...within(DOCUMENT.test(html) ? parse(html, options) : parseFragment(html, options), {})];
}
