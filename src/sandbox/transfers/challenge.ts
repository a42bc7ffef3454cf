import { base64urlOfJson } from '../../facts/base64.js';
import { ServiceError } from '../refusals/service-error.js';
import type { State } from '../state/state.js';

const LIFETIME = 300_000;
const SCHEME = /^SCA\b(?:.*\bauth-param1="?([^",\s]+)"?)?/i;

interface Challenge {
  /** The subject of the approval: a proof counts for it alone. */
  readonly about: string;
  readonly at: number;
}

/** Challenges that are not answered yet. */
const open = (): Map<string, Challenge> => new Map();

/** The device's signature of a challenge: a simulated device reverses the text. */
export const approve = (challenge: string): string => [...challenge].toReversed().join('');

/** Asks for a proof: the challenge stands in the header `auth-param1` and, as other interfaces do it, in `WWW-Authenticate`. */
class ProofRequired extends ServiceError {
  constructor(readonly challenge: string) {
    super(401, '00_401', 'Strong customer authentication is required', 'security');
  }

  override get headers(): Record<string, string> {
    return {
      'auth-param1': this.challenge,
      'www-authenticate': `SCA realm="Transfer", auth-param1="${this.challenge}"`,
    };
  }
}

/**
 * Strong customer authentication, where the request asks for it by `WWW-Authenticate: SCA realm="Transfer"`. The first answer
 * is a refusal with a challenge; the same request with `auth-param1="…"`, the device's answer to it, is carried out. A
 * challenge counts once, for five minutes, and for the transfer that it was given for. Where a transaction rule enforces it,
 * it is asked for whatever the request says.
 */
export function checkProof(
  state: State,
  header: string | undefined,
  transfer: object,
  isEnforced: boolean,
): void {
  const [isAsked, proof] = SCHEME.exec(header ?? '') ?? [];
  if (isAsked === undefined && !isEnforced) return;
  const challenges = state.records(open);
  const about = JSON.stringify(transfer);
  const challenge = proof && approve(proof);
  const given = challenge === undefined ? undefined : challenges.get(challenge);
  if (challenge) challenges.delete(challenge);
  if (given?.about === about && state.now() - given.at < LIFETIME) return;
  const next = base64urlOfJson({ transfer: state.random.reference() });
  challenges.set(next, { about, at: state.now() });
  throw new ProofRequired(next);
}
