// Writes the sha512 of each package into package-lock.json, where npm has left it out: it does so for packages that were
// installed from its cache while `omit-lockfile-registry-resolved` is set. Run it after each change of a dependency.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, ROOT, run, say } from './processes.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** Requests to the registry at once. */
const AT_ONCE = 16;

async function registryUrl() {
  const { output } = await run('npm', ['config', 'get', 'registry', '--loglevel=error']);
  return output.trim().split('\n').at(-1)?.replace(/\/?$/, '/') ?? '';
}

/** An alias has a name of its own; any other package is named by the end of its path. */
const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf('node_modules/') + 13);

async function integrityOf(registry, name, version) {
  const response = await fetch(`${registry}${name.replace('/', '%2f')}/${version}`);
  const { dist } = response.ok ? await response.json() : {};
  if (!dist?.integrity?.startsWith('sha512-'))
    throw new Failure(`${name}@${version}: the registry names no sha512 (status ${response.status}).`);
  return dist.integrity;
}

/** npm's own order of fields, so that its next write changes nothing. */
const withIntegrity = ({ name, version, ...rest }, integrity) => ({
  ...(name !== undefined && { name }),
  version,
  integrity,
  ...rest,
});

try {
  const text = readFileSync(LOCK, 'utf8');
  const lock = JSON.parse(text);
  const bare = Object.entries(lock.packages).filter(
    ([path, { link, integrity }]) => path && !link && !integrity,
  );
  const registry = await registryUrl();
  const left = [...bare];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, entry] = next;
      lock.packages[path] = withIntegrity(
        entry,
        await integrityOf(registry, nameOf(path, entry), entry.version),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const entry of Object.values(lock.packages)) delete entry.resolved;
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  say(`package-lock.json: ${bare.length} packages were without integrity, now none is.`);
} catch (error) {
  say(error instanceof Failure ? error.message : error.stack);
  process.exitCode = 1;
}
