/**
 * The decimal digits of a text, of any script, as `0` to `9`; all else (spaces, dashes, marks of direction) is dropped. A
 * run of ten digits begins at `…0` or at `…6` in Unicode, as far as one unit of UTF-16 goes.
 */
export const digitsOf = (text: string, dropped = /\D/g): string =>
  text.replace(dropped, (digit) => {
    const code = digit.charCodeAt(0);
    // Nearly every key: no script has digits below Arabic's.
    if (code < 1632 || !/\p{Nd}/u.test(digit)) return '';
    return String((code & 15) - (/\p{Nd}/u.test(String.fromCharCode(code & ~15)) ? 0 : 6));
  });

/** The same with Latin letters, as they were typed: the numbers of some gift cards have them, and no bank card's input takes one. */
export const lettersAndDigitsOf = (text: string): string => digitsOf(text, /\W/g);

/** Whether a text has eight digits or more, of any script: too many for a name. */
export const holdsNumber = (text: string): boolean => /(\p{Nd}\P{Nd}*){8}/u.test(text);
