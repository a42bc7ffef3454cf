import type { TerminalDetails } from '../../../client/terminal-management/index.js';

/** What a terminal's status says in four words, or in the platform's own where it is a new one. */
export type Seen =
  | { readonly kind: 'online' | 'off' | 'moving' | 'untold' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'other'; readonly word: string };

const DAYS = /^OnlineLast(\d)Days?$/;

export function seenOf(status: TerminalDetails['terminalStatus']): Seen {
  if (!status) return { kind: 'untold' };
  if (status === 'OnlineToday') return { kind: 'online' };
  if (status === 'SwitchedOff') return { kind: 'off' };
  const days = DAYS.exec(status)?.[1];
  if (days) return { kind: 'days', days: Number(days) };
  if (/^ReAssign\w+Pending$/.test(status)) return { kind: 'moving' };
  return { kind: 'other', word: status.replace('unknown:', '') };
}

/** By what a terminal reaches the platform, as far as it has an address there. */
export function connectionsOf(
  details: TerminalDetails,
): readonly ('ethernet' | 'wifi' | 'mobile' | 'bluetooth')[] {
  return [
    ...(details.ethernetIp ? ['ethernet' as const] : []),
    ...(details.wifiIp ? ['wifi' as const] : []),
    ...(details.iccid ? ['mobile' as const] : []),
    ...(details.bluetoothIp ? ['bluetooth' as const] : []),
  ];
}
