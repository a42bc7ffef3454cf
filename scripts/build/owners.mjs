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
