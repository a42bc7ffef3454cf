/**
 * The decimal digits of a text, of any script, as `0` to `9`; all else (spaces, dashes, marks of direction) is dropped. A
 * run of ten digits begins at `…0` or at `…6` in Unicode, as far as one unit of UTF-16 goes.
 */
export const digitsOf = (text: string): string =>
  text.replace(/\P{Nd}/gu, '').replace(/\D/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const start = /\p{Nd}/u.test(String.fromCharCode(code & ~15)) ? 0 : 6;
    return digit.length > 1 ? '' : String((code & 15) - start);
  });
