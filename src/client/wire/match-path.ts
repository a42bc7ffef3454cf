function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The values that a path has for a row's parameters, `{ key: '…' }` of `/attempts/{key}`; undefined for another path. */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const names = template.split('/');
  const values = path.split('/');
  const fits =
    names.length === values.length && names.every((name, at) => name.startsWith('{') || name === values[at]);
  if (!fits) return undefined;
  const named = names.flatMap((name, at) =>
    name.startsWith('{') ? [[name.slice(1, -1), decode(values[at] ?? '')]] : [],
  );
  return Object.fromEntries(named) as Readonly<Record<string, string>>;
}
