/** Where `client/pay-once` keeps its records, one for each order. */
const PREFIX = 'florin-attempt:';

function createdAt(record: string | null): number {
  try {
    return Number(JSON.parse(record ?? 'null').createdAt) || 0;
  } catch {
    return 0;
  }
}

/** The order this browser tab last tried to pay, for a return page that does not name one. */
export function lastOrder(read: () => Storage = () => sessionStorage): string {
  try {
    const storage = read();
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    const newest = names
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => ({ name, at: createdAt(storage.getItem(name)) }))
      .toSorted((one, other) => other.at - one.at)[0];
    return newest?.name.slice(PREFIX.length) ?? '';
  } catch {
    return '';
  }
}
