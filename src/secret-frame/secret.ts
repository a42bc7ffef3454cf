import { own } from '../frame/reading.js';
import type { SessionKey } from './sealing.js';
import type { SecretPageMessage, SecretWord } from './protocol.js';

/** One line of a secret as it is drawn. */
export interface SecretLine {
  readonly label: SecretWord & ('number' | 'expiry' | 'code' | 'pin');
  readonly text: string;
}

type Answer = Extract<SecretPageMessage, { type: 'card' | 'pin' }>;

const digits = (value: unknown, pattern: RegExp): string => {
  if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError();
  return value;
};

function linesOf(data: unknown): SecretLine[] {
  const expiration = own(data, 'expiration');
  const month = digits(own(expiration, 'month'), /^(?:0?[1-9]|1[0-2])$/);
  const year = digits(own(expiration, 'year'), /^(?:20)?\d\d$/);
  const number = digits(own(data, 'pan'), /^\d{12,19}$/);
  return [
    { label: 'number', text: number.replace(/\d{4}(?=\d)/g, '$& ') },
    { label: 'expiry', text: `${month.padStart(2, '0')}/${year.slice(-2)}` },
    { label: 'code', text: digits(own(data, 'cvc'), /^\d{3,4}$/) },
  ];
}

/** What is in an answer; rejects where it does not open, or holds something else. */
export async function readSecret(key: SessionKey, answer: Answer): Promise<readonly SecretLine[]> {
  if (answer.type === 'pin') {
    const pin = await key.openPin(answer.encryptedPinBlock, answer.token);
    return [{ label: 'pin', text: digits(pin, /^\d+$/) }];
  }
  const bytes = await key.open(answer.encryptedData);
  try {
    return linesOf(JSON.parse(new TextDecoder().decode(bytes)));
  } finally {
    bytes.fill(0);
  }
}
