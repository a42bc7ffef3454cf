/** Where `client/pay-once` keeps its records, one for each order. */
const PREFIX = 'florin-attempt:';

function createdAt(record: string): number {
  try {
    return Number(JSON.parse(record).createdAt) || 0;
  } catch {
    return 0;
  }
}

/** The order this browser tab last tried to pay, for a return page that does not name one. */
export function lastOrder(read: () => Readonly<Record<string, string>> = () => sessionStorage): string {
  try {
    const [newest] = Object.entries(read())
      .filter(([name]) => name.startsWith(PREFIX))
      .toSorted(([, one], [, other]) => createdAt(other) - createdAt(one));
    return newest?.[0].slice(PREFIX.length) ?? '';
  } catch {
    return '';
  }
}
