/** The platform answers in words; its examples have them in brackets, and its answers may not. */
export const saysOf = (word: string): string => word.replace(/^\[|\]$/g, '').trim();
