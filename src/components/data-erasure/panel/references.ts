/** Characters that a PSP reference has. */
const LENGTH = 16;

/** Payments that one request may hold. */
const MOST = 50;

/** Characters of a reference that are typed again before anything is erased. */
const TYPED = 6;

export interface ReadReferences {
  /** Each payment once, in the order typed. */
  readonly references: readonly string[];
  /** `none`: nothing is typed. `form`: one of them is no PSP reference. `many`: there are more than one request may hold. */
  readonly fault: 'none' | 'form' | 'many' | undefined;
}

/** The payments that a text names: one on each line, or separated by commas or spaces. */
export function readReferences(text: string): ReadReferences {
  const typed = text.split(/[\s,;]+/).filter(Boolean);
  const references = [...new Set(typed.map((reference) => reference.toUpperCase()))];
  if (references.length === 0) return { references, fault: 'none' };
  const isForm = (reference: string): boolean => reference.length === LENGTH && /^[A-Z\d]+$/.test(reference);
  if (!references.every(isForm)) return { references, fault: 'form' };
  return { references, fault: references.length > MOST ? 'many' : undefined };
}

/** Whether the end of a reference was typed, in capital letters or small ones. */
export const isConfirmed = (reference: string, typed: string): boolean =>
  typed.trim().toUpperCase() === reference.slice(-TYPED);
