import type { CDPSession, Frame, Page } from 'playwright-core';

interface AxValue {
  readonly value?: unknown;
}

/** A node of the accessibility tree, as the browser's debugger gives it. */
interface AxNode {
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly value?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

interface FrameTree {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly FrameTree[];
}

/** Numbers, times and references that are others in each run. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/[\u2066-\u2069]/g, ''],
  [/FL-[\w-]+/g, 'FL-…'],
  // Those of the tests before, which are not there where this one is tried again.
  [/Payments: (?:[2-9]|\d{2,})(?: of \d+)?/g, 'Payments: …'],
  [/\b(?=\d*[A-Z])[A-Z0-9]{16}\b/g, '(reference)'],
  [/\b[\da-f]{8}-[\da-f-]{27}\b/g, '(key)'],
  [/\b\d{1,2} [A-Z][a-z]{2,8} \d{4}(?:,? (?:at )?\d{1,2}:\d\d(?::\d\d)?)?/g, '(date)'],
  [/\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}(?:,? (?:at )?\d{1,2}:\d\d(?::\d\d)?(?:\s[AP]M)?)?/g, '(date)'],
  [/€[\d,.]*\d/g, '€…'],
  [/\b\d+\.\d\d\b/g, '….…'],
  [/\s+/g, ' '],
];

export const settled = (text: unknown): string =>
  CHANGING.reduce((left, [pattern, instead]) => left.replace(pattern, instead), String(text ?? '')).trim();

const property = ({ properties = [] }: AxNode, name: string): unknown =>
  properties.find((each) => each.name === name)?.value.value;

/** What is said only where an answer takes its time, which is another in each run. */
const WHILE_WAITING = /"(?:Loading…|Your bank may ask you to confirm this payment\.)"$/;

/** States that are said when they are so, by what they are called. */
const STATES: readonly (readonly [string, (value: unknown) => string | undefined])[] = [
  ['checked', (value) => (value === undefined ? undefined : value === 'true' ? 'checked' : 'not checked')],
  ['pressed', (value) => (value === undefined ? undefined : value === 'true' ? 'pressed' : 'not pressed')],
  ['expanded', (value) => (value === undefined ? undefined : value ? 'expanded' : 'collapsed')],
  ['selected', (value) => (value ? 'selected' : undefined)],
  ['required', (value) => (value ? 'required' : undefined)],
  ['invalid', (value) => (value === 'true' ? 'invalid' : undefined)],
  ['disabled', (value) => (value ? 'disabled' : undefined)],
  ['busy', (value) => (value ? 'busy' : undefined)],
  ['modal', (value) => (value ? 'modal' : undefined)],
];

/** What a screen reader says of a thing: name, role, value, states, description. */
function described(node: AxNode): string {
  const value = settled(node.value?.value);
  const description = settled(node.description?.value);
  const parts = [
    `${settled(node.role?.value)} "${settled(node.name?.value)}"`,
    ...(value ? [`value "${value}"`] : []),
    ...STATES.flatMap(([name, tell]) => tell(property(node, name)) ?? []),
    ...(description ? [`description "${description}"`] : []),
  ];
  return parts.join(', ');
}

const idOf = ({ frame, childFrames = [] }: FrameTree, url: string): string | undefined =>
  frame.url === url ? frame.id : childFrames.map((each) => idOf(each, url)).find(Boolean);

/** Reads the accessibility trees of a page and of its frames. */
export function listenerOf(page: Page) {
  const sessions = new Map<Frame, Promise<CDPSession>>();
  let last = '';

  /** A frame of another site or sandbox has a debugger of its own. */
  const sessionOf = (frame: Frame): Promise<CDPSession> => {
    const known = sessions.get(frame);
    if (known) return known;
    const opened = page
      .context()
      .newCDPSession(frame)
      .catch(() => page.context().newCDPSession(page));
    sessions.set(frame, opened);
    return opened;
  };

  async function treeOf(frame: Frame): Promise<readonly AxNode[]> {
    const session = await sessionOf(frame);
    const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: FrameTree };
    const frameId = idOf(frameTree, frame.url());
    const asked = frameId ? { frameId } : {};
    return ((await session.send('Accessibility.getFullAXTree', asked)) as { nodes: AxNode[] }).nodes;
  }

  /** The tree of the page first, that of the innermost frame last. A frame that is just going has none. */
  const trees = () => Promise.all(page.frames().map((frame) => treeOf(frame).catch((): AxNode[] => [])));

  /** What live regions have said since the last time, in each document. */
  async function said(): Promise<string[]> {
    const taken = await Promise.all(
      page
        .frames()
        .map((frame) =>
          frame
            .evaluate(() => (window as unknown as { takeSaid?: () => string[] }).takeSaid?.() ?? [])
            .catch((): string[] => []),
        ),
    );
    return taken
      .flat()
      .map(settled)
      .filter((each) => !WHILE_WAITING.test(each));
  }

  /** What has the focus, if that is another than before, or sounds otherwise. */
  async function focused(): Promise<string[]> {
    const found = (await trees()).flatMap((nodes) =>
      nodes.filter(
        (node) => property(node, 'focused') && !/^(?:RootWebArea|Iframe)$/.test(String(node.role?.value)),
      ),
    );
    const now = found.map(described).at(-1) ?? 'nothing has the focus';
    if (now === last) return [];
    last = now;
    return [now];
  }

  return { said, focused };
}
