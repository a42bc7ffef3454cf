/** A channel to the other pages of this site; undefined where the browser allows none, as it may where storage is blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
