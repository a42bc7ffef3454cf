import type { InterfaceName } from '../../client/interfaces.js';
import { OFFERS } from '../policy/index.js';
import type { Owner } from '../policy/rule.js';
import { connect, missingFor } from '../rows/connection.js';
import { missingOption } from '../rows/missing-options.js';
import { offeredRows, operationOf, type OfferedRow } from '../rows/offered-rows.js';
import type { Settings } from '../settings.js';

/** Rows of an interface that can be called, beyond a shopper's own payment, and the reason why the others are closed. */
export interface InterfaceReport {
  readonly interface: InterfaceName;
  /** `partly`: some of its rows can be called; `closed` and `waiting` say why others cannot. */
  readonly state: 'enabled' | 'partly' | 'closed';
  /** In words for the operator of the proxy: names of options, never their values. */
  readonly closed: readonly string[];
  /** Rows that stay closed to some of their audiences until `enable` names them: `checkout.getBalance`. */
  readonly waiting: readonly string[];
}

/** Why a row answers no caller, or nothing where it answers those it is for. */
function obstacle(settings: Settings, offered: OfferedRow): string | undefined {
  if (!offered.rule.isPublic && !settings.options.identify)
    return 'identify is missing, so no caller is known';
  const option = missingOption(settings, offered);
  return option && `${option} is missing`;
}

/** The interfaces that say whose an id is. */
function askedFor(owner: Owner): InterfaceName[] {
  if (typeof owner === 'string' || 'list' in owner) return [];
  if (!('read' in owner)) return owner.flatMap(askedFor);
  return [...(owner.of ? [owner.of] : []), ...Object.values(owner.leads).flatMap(askedFor)];
}

/** Other interfaces that are not configured, without which the proxy cannot tell whether an id is its caller's. */
function blindSpots(settings: Settings, { offer, rule }: OfferedRow): string[] {
  return Object.values(rule.owned ?? {})
    .flatMap(askedFor)
    .filter((name) => name !== offer.name)
    .flatMap((name) => {
      const { credential } = OFFERS.find((each) => each.name === name) ?? offer;
      if (connect(settings, { name }, credential)) return [];
      return [`${missingFor(settings, name, credential)} is missing, so whose some ids are cannot be told`];
    });
}

function isWaiting({ options }: Settings, offered: OfferedRow): boolean {
  return offered.rule.optIn !== undefined && !options.enable?.includes(operationOf(offered));
}

/** For the log of a server that starts: which rows of every interface are enabled. */
export function reportOn(settings: Settings): readonly InterfaceReport[] {
  return OFFERS.map((offer): InterfaceReport => {
    const rows = offeredRows().filter((offered) => offered.offer === offer);
    const open = rows.filter((offered) => obstacle(settings, offered) === undefined);
    const reasons = rows.flatMap((offered) => obstacle(settings, offered) ?? []);
    const closed = [...new Set([...reasons, ...open.flatMap((offered) => blindSpots(settings, offered))])];
    const waiting = open.filter((offered) => isWaiting(settings, offered)).map(operationOf);
    const isComplete = closed.length + waiting.length === 0;
    const state = isComplete ? 'enabled' : open.length > 0 ? 'partly' : 'closed';
    return { interface: offer.name, state, closed, waiting };
  });
}

const WIDTH = 100;
const INDENT = 9;

/** Lines of at most so many characters; what goes on stands under the first word after the state. */
function wrapped(line: string): string {
  let column = 0;
  return line
    .split(/(?<! ) (?! )/)
    .map((word) => {
      const isOver = column > 0 && column + word.length + 1 > WIDTH;
      const before = column === 0 ? '' : isOver ? `\n${' '.repeat(INDENT)}` : ' ';
      column = isOver ? INDENT + word.length : column + before.length + word.length;
      return before + word;
    })
    .join('');
}

function lineOf({ interface: name, state, closed, waiting }: InterfaceReport): string {
  const rows = waiting.map((operation) => operation.slice(name.length + 1));
  const wait = rows.length > 0 ? [`enable does not name ${rows.join(', ')}`] : [];
  return wrapped(`${state.padEnd(INDENT)}${name}: ${[...closed, ...wait].join('; ')}`);
}

/**
 * The report in a few lines, for a terminal or a log: which interfaces are enabled, and of the others which option is
 * missing.
 */
export function printReport(report: readonly InterfaceReport[]): string {
  const lines = (wanted: InterfaceReport['state']): string[] =>
    report.filter(({ state }) => state === wanted).map(lineOf);
  const enabled = report.filter(({ state }) => state === 'enabled').map((each) => each.interface);
  const first = enabled.length > 0 ? [wrapped(`${'enabled'.padEnd(INDENT)}${enabled.join(', ')}`)] : [];
  return [...first, ...lines('partly'), ...lines('closed')].join('\n');
}
