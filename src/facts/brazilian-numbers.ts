import { TWO_TO_NINE } from './check-digits.js';

/** Weights from the right, of a CPF and of a CNPJ (Receita Federal do Brasil). */
const CNPJ = TWO_TO_NINE;
const CPF: readonly number[] = [...TWO_TO_NINE, 10, 11];

/** Each character by its place after the digit zero: letters stand in a CNPJ since July 2026 (IN RFB 2.229/2024). */
function checkDigit(characters: string, weights: readonly number[]): string {
  const sum = [...characters]
    .reverse()
    .reduce(
      (total, character, at) => total + (character.charCodeAt(0) - 48) * weights[at % weights.length]!,
      0,
    );
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

function isChecked(number: string, weights: readonly number[]): boolean {
  const body = number.slice(0, -2);
  const first = checkDigit(body, weights);
  return number === body + first + checkDigit(body + first, weights);
}

/**
 * A CPF of a person, eleven digits, or a CNPJ of a company, twelve digits or capitals and two digits, without the signs between
 * them; undefined where it is neither.
 */
export function readTaxpayerNumber(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s./-]/g, '')
    .toUpperCase();
  const isSame = /^(.)\1*$/.test(plain);
  const isCpf = /^\d{11}$/.test(plain) && isChecked(plain, CPF);
  const isCnpj = /^[A-Z\d]{12}\d\d$/.test(plain) && isChecked(plain, CNPJ);
  return !isSame && (isCpf || isCnpj) ? plain : undefined;
}
