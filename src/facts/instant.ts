/** A moment, in milliseconds since 1970, as the date and time of RFC 3339 in UTC. */
export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
