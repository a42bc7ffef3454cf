import { isLetter, own, type ActionTask } from './protocol.js';

const ANSWERS = {
  fingerprint: { type: 'fingerPrintResult', field: 'threeDSCompInd' },
  challenge: { type: 'challengeResult', field: 'transStatus' },
} as const;

const LONGEST = 4096;

/**
 * `'{"type":"challengeResult","result":{"transStatus":"Y"}}'` → `'Y'`. Anything else is not an answer: bank pages
 * load scripts that talk to their parent about other things.
 */
export function readBankMessage(data: unknown, task: ActionTask): string | undefined {
  if (typeof data !== 'string' || data.length > LONGEST) return undefined;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return undefined;
  }
  const answer = ANSWERS[task];
  if (own(message, 'type') !== answer.type) return undefined;
  const value = own(own(message, 'result'), answer.field);
  return isLetter(value) ? value : undefined;
}
