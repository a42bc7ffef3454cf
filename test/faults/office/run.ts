import { officeSchedule, type OfficeSchedule } from './schedule.js';
import { installStorage } from './tab.js';
import { OfficeWorld, type OfficeWeakness } from './world.js';

export const OFFICE_INVARIANTS = {
  O1: 'a write is done at most once for each time it was meant, by the platform’s books',
  O2: 'what is shown as done is done',
  O3: 'once the faults have stopped, what an operator asked for is done, and they are told so',
  O4: 'what was done stands in the journal',
} as const;
export type OfficeInvariant = keyof typeof OFFICE_INVARIANTS;

export interface OfficePlayed {
  readonly schedule: OfficeSchedule;
  readonly done: number;
  readonly violations: readonly { readonly invariant: OfficeInvariant; readonly what: string }[];
}

/** Plays one schedule, and judges it by the platform's books. */
export async function playOffice(
  runSeed: number,
  index: number,
  { row, weak }: { readonly row?: string | undefined; readonly weak?: OfficeWeakness | undefined } = {},
): Promise<OfficePlayed> {
  installStorage();
  const schedule = officeSchedule(runSeed, index, row);
  const world = new OfficeWorld(schedule, weak);
  await world.play();
  const { deed, meant, senders } = world;
  const violations: { invariant: OfficeInvariant; what: string }[] = [];
  const note = (invariant: OfficeInvariant, what: string): void =>
    void violations.push({ invariant, what: `${deed.row}: ${what}` });
  const done = await world.done();
  const told = [...senders].map((person) => world.toldTo(person));
  const content = told.filter((endings) => endings.includes('received')).length;
  const isShared = deed.once === 'all' || deed.once === 'person';
  // Each tab, or form, that was told so has done one of its own.
  const shown = isShared
    ? Math.min(1, content)
    : told.flat().filter((ending) => ending === 'received').length;
  if (done > meant) note('O1', `done ${done} times, and meant ${meant} times`);
  if (shown > done) note('O2', `shown as done ${shown} times, and is done ${done} times`);
  if (isShared && done < meant) note('O3', `done ${done} times, and meant ${meant} times`);
  if (deed.once !== 'all' && content < senders.size) note('O3', `told to ${content} of ${senders.size}`);
  const deeds = await world.processes.ledger.findDeeds({ lostBefore: 0, limit: 100 });
  if (done > 0 && !deeds.some(({ row }) => row.endsWith(deed.row.split('.')[1] ?? '')))
    note('O4', 'the journal has nothing of it');
  return { schedule, done, violations };
}
