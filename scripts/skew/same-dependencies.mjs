import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Versions of the packages that a shop installs, by their place; those for development are of no version's behaviour. */
function installedBy(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path && !dev && !devOptional,
  );
  return JSON.stringify(shipped.map(([path, { version }]) => [path, version]));
}

/** Whether two folders of the project install the same packages for a shop. */
export const sameDependencies = (one, other) => installedBy(one) === installedBy(other);
