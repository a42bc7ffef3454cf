import '../../../src/components/journal/define.js';
import type { FlorinJournal } from '../../../src/components/journal/journal.js';
import type { Identity } from '../../../src/proxy/index.js';
import { read } from '../opened.js';
import { openList } from '../opened-list.js';
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
  const opened = await openList(
    'florin-journal',
    {
      fetch: desk.fetch,
      properties: { noAddress: true, timeZone: 'UTC', ...properties },
      events: EVENTS,
    },
    state,
  );
  return {
    ...opened,
    /** Narrows the list by the field that is called so. */
    narrow: async (label: RegExp, value: string): Promise<void> => {
      const field = () => opened.all('[part=filters] label').find((each) => label.test(read(each)));
      await opened.until(field, `${label}`);
      const input = field()!.querySelector<HTMLInputElement>('select, input')!;
      input.value = value;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await opened.element.updateComplete;
    },
    open: async (name: RegExp): Promise<void> => {
      await opened.choose(name);
      await opened.until(() => opened.part('back'), 'the request');
    },
  };
}
