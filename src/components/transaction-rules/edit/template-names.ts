/** Rules to begin from: those that most platforms have. */
export const TEMPLATES = ['night', 'country', 'amount'] as const;
export type TemplateName = (typeof TEMPLATES)[number];
