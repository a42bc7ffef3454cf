import '../../../src/components/journal/define.js';
import type { FlorinJournal } from '../../../src/components/journal/journal.js';
import type { Identity } from '../../../src/proxy/index.js';
import { openElement, read } from '../opened.js';
import type { Desk } from '../payouts/desk.js';

const EVENTS = [
  'florin-journal-entry-opened',
  'florin-before-subject-open',
  'florin-journal-exported',
  'florin-journal-failed',
];

/** The journal of an office in which payouts are submitted and reviewed. */
export async function openJournal(
  desk: Desk,
  {
    who = desk.who,
    state = 'ready',
    ...properties
  }: Partial<FlorinJournal> & { who?: Identity; state?: string } = {},
) {
  desk.who = who;
  const opened = await openElement('florin-journal', {
    fetch: desk.fetch,
    properties: { noAddress: true, timeZone: 'UTC', ...properties },
    events: EVENTS,
  });
  const { root, element, until } = opened;
  await opened.state(state);
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const set = async (field: Element | null | undefined, value: string, event: string): Promise<void> => {
    Object.assign(field!, { value });
    field!.dispatchEvent(new Event(event, { bubbles: true }));
    await element.updateComplete;
  };
  return {
    ...opened,
    all,
    rows: (): string[] => all('tbody tr').map(read),
    says: (words: RegExp) => until(() => words.test(read(root)), `“${words}”`),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
    happened: (name: string) => opened.events.filter(([each]) => each === name).map(([, detail]) => detail),
    press: async (part: string): Promise<void> => {
      await until(() => root.querySelector(`[part~=${part}]`), part);
      root.querySelector<HTMLElement>(`[part~=${part}]`)!.click();
      await element.updateComplete;
    },
    /** Narrows the list by the field that is called so. */
    narrow: async (label: RegExp, value: string): Promise<void> => {
      const field = () => all('[part=filters] label').find((each) => label.test(read(each)));
      await until(field, `${label}`);
      await set(field()!.querySelector('select, input'), value, 'change');
    },
    search: (text: string) => set(root.querySelector('[part=search]'), text, 'input'),
    open: async (name: RegExp): Promise<void> => {
      const link = () => all('.open').find((each) => name.test(read(each)));
      await until(link, `${name}`);
      link()!.click();
      await until(() => root.querySelector('[part=back]'), 'the request');
    },
  };
}
