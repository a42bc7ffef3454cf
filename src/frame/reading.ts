/**
 * Readers of foreign data: each takes anything and gives a new value or `undefined`. Only own data properties count, so a
 * prototype is never consulted, a getter never run (an item of a list is read once), and nothing a sender keeps a hand on is
 * used later.
 */
export type Reader<T> = (value: unknown) => T | undefined;

type Readers = Readonly<Record<string, Reader<unknown>>>;
type Read<R extends Readers> = { [Name in keyof R]: Exclude<ReturnType<R[Name]>, undefined> };

export const own = (data: unknown, name: PropertyKey): unknown =>
  Object.getOwnPropertyDescriptor(Object(data), name)?.value;

/** An object of which every member reads; some may be missing, but not be wrong. What else it carries is left behind. */
export const object =
  <Needed extends Readers, Extra extends Readers = Record<never, never>>(needed: Needed, extra?: Extra) =>
  (data: unknown): (Read<Needed> & Partial<Read<Extra>>) | undefined => {
    const out: Record<string, unknown> = {};
    for (const [name, read] of Object.entries({ ...needed, ...extra })) {
      const value = own(data, name);
      const item = read(value);
      if (item !== undefined) out[name] = item;
      else if (value !== undefined || needed[name]) return undefined;
    }
    return out as Read<Needed> & Partial<Read<Extra>>;
  };

/** A message by its `type`: for each, the members it needs and those it may have. */
export const byType =
  (types: Readonly<Record<string, readonly [needed: Readers, extra?: Readers]>>) =>
  (data: unknown): object | undefined => {
    const type = own(data, 'type');
    const shape = typeof type === 'string' ? (own(types, type) as (typeof types)[string]) : undefined;
    const read = shape && object(...shape)(data);
    return read && { type, ...read };
  };

/** Text that a pattern takes. The pattern bounds the length, so that it is done with megabytes at once. */
export const text =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

export const number =
  (max: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= max ? value : undefined;

export const oneOf =
  <const Word>(...words: readonly Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value);

export const truth = /*@__PURE__*/ oneOf(true, false);

/** A list whose every item reads; one bad item, a hole or too many make the whole list bad. */
export const list =
  <Item>(max: number, read: Reader<Item>): Reader<Item[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > max) return undefined;
    const items = Array.from(value, (item) => read(item));
    return items.some((item) => item === undefined) ? undefined : (items as Item[]);
  };

/** Texts by name, each cut at 200 characters; what is no text is empty. */
export const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.keys(Object(value)).map((name) => {
      const item = own(value, name);
      return [name, typeof item === 'string' ? item.slice(0, 200) : ''];
    }),
  );
