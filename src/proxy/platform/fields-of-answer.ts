type Fields = Readonly<Record<string, unknown>>;

/** A field of what came from the platform, whatever that is. */
export const own = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Fields)[name]
    : undefined;

/** A text that is not empty and not too long. */
export const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= longest ? value : undefined;

export const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

export const dropAbsent = <T extends object>(holder: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(holder).filter(([, value]) => value !== undefined)) as never;
