let keys = 0;

type Keyed<Call> = Call extends (input: infer Input, options: infer Options) => infer Answer
  ? (input: Input, options?: Options) => Answer
  : Call;

/** The same calls, of which those that are named get a fresh idempotency key where a test gives none. */
export function withKeys<Calls extends object, Name extends keyof Calls>(
  calls: Calls,
  ...names: readonly Name[]
): Omit<Calls, Name> & { readonly [Each in Name]: Keyed<Calls[Each]> } {
  const keyed = names.map((name) => {
    const call = calls[name] as (input: unknown, options: unknown) => unknown;
    const idempotencyKey = (): object => ({ idempotencyKey: `with-keys-${++keys}` });
    return [name, (input: unknown, options: unknown = idempotencyKey()) => call(input, options)] as const;
  });
  return { ...calls, ...Object.fromEntries(keyed) } as never;
}
