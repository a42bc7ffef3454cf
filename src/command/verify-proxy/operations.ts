import { INTERFACE_NAMES, tableOf } from '../../client/interface-modules.js';
import { operator } from '../../client/operator/index.js';

/** An operation below a proxy's mount: whether it is open is for the proxy to say. */
export interface Possible {
  readonly method: string;
  readonly path: string;
}

export interface Known extends Possible {
  /** Whether it is one of an interface's, and not answered from the proxy's own ledger. */
  readonly isOffered: boolean;
}

/** Every operation that a proxy could offer. */
export const possibleOperations = (): readonly Known[] => [
  ...INTERFACE_NAMES.flatMap((name) =>
    Object.values(tableOf(name)).map(({ method, path }) => ({
      method,
      path: `/${name}${path}`,
      isOffered: true,
    })),
  ),
  ...Object.values<Possible>(operator).map(({ method, path }) => ({ method, path, isOffered: false })),
];
