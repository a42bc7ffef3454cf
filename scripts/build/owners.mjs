/**
 * The file that each file is written into: the only one that needs it, or itself. A file that another one is written into
 * counts as that one, so that what two parts of one file need is part of it as well.
 *
 * @param {Map<string, Set<string>>} needed By a file's path, the files that need it.
 * @param {Set<string>} stays Files that stay files of their own, whatever needs them.
 * @returns {(path: string) => string}
 */
export function ownersOf(needed, stays) {
  const owners = new Map();
  const ownerOf = (path) => (owners.has(path) ? ownerOf(owners.get(path)) : path);
  for (let before = -1; before !== owners.size;) {
    before = owners.size;
    for (const [path, by] of needed) {
      if (stays.has(path) || owners.has(path)) continue;
      const [owner, ...others] = new Set([...by].map(ownerOf).filter((each) => each !== path));
      if (owner && others.length === 0) owners.set(path, owner);
    }
  }
  return ownerOf;
}

/** The files that stay by which a file is loaded: those that need it, or need a file that needs it and does not stay. */
function loadersOf(path, needed, stays, seen = new Set([path])) {
  const by = [...(needed.get(path) ?? [])].filter((each) => !seen.has(each));
  by.forEach((each) => seen.add(each));
  return new Set(
    by.flatMap((each) => (stays.has(each) ? [each] : [...loadersOf(each, needed, stays, seen)])),
  );
}

const isSheet = (path) => path.includes('.css.');

/** In the order of their paths, so that every build is the same; a file is not named after its styles. */
const byName = (one, other) => isSheet(one) - isSheet(other) || (one < other ? -1 : 1);

/** The feature, part or interface that a file is of. Words are of the element or part that says them. */
const roomOf = (path) =>
  /\/src\/(?:components\/(?:parts\/)?)?[^/]+/.exec(
    path.replaceAll('\\', '/').replace('/words/compiled/', '/components/'),
  )?.[0];

/**
 * As `ownersOf`, and what is left over of a feature is written into one file where the same files load it: none of it is
 * ever loaded without the rest.
 */
export function joinedOwnersOf(needed, stays) {
  const ownerOf = ownersOf(needed, stays);
  const firsts = new Map();
  const joined = new Map();
  for (const path of [...needed.keys()].sort(byName)) {
    if (stays.has(path) || ownerOf(path) !== path) continue;
    const loaders = [...loadersOf(path, needed, stays)].sort(byName);
    const company = [roomOf(path), ...loaders].join('\n');
    if (!firsts.has(company)) firsts.set(company, path);
    joined.set(path, firsts.get(company));
  }
  return (path) => joined.get(ownerOf(path)) ?? ownerOf(path);
}
