/** ISO 3166-1, two letters each. */
const CODES =
  'ADAEAFAGAIALAMAOARATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCVCWCXCYCZDEDJDKDMDODZECEEEGEH' +
  'ERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGTGUGWGYHKHNHRHTHUIDIEILIMINIQISITJEJMJOJPKEKGKHKIKMKNKRKWKYKZLALBLCLILKLRLSLT' +
  'LULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSC' +
  'SESGSHSISJSKSLSMSNSOSRSSSTSVSXSZTCTDTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW';

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** All countries under the names that the reader's language has for them, in its order. */
export function countriesIn(language: string): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const collator = new Intl.Collator(language);
  return (CODES.match(/../g) ?? [])
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => collator.compare(one.name, other.name));
}

export const countryName = (code: string, language: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : '';
