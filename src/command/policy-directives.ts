/** What a Content Security Policy says, by the names of its directives; of two with one name the first counts, as in a browser. */
export const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .toReversed()
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
