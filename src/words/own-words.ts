import type { Message } from './catalogue.js';
import type { Words } from './compiled/words.js';

/** The bank's dialog is drawn before there is an element to ask again: its words are text. */
type MessageOf<Group> = Group extends 'parts/actions' ? string : Message;

/** Words of the page's own, by group and key as in `src/words/en.json`; what is left out stays as it was. */
export type OwnWords = {
  readonly [Group in keyof Words]?: { readonly [Key in Words[Group]]?: MessageOf<Group> };
};

type Group = Readonly<Record<string, Message>>;

/** An `OwnWords` by what its lookup needs. */
export type Groups = Readonly<Record<string, Group | undefined>>;

/** Where registered words come in. A page that registers none loads nothing of them. */
export const registered: {
  /** The elements that show words, to be drawn anew when words are added. */
  readonly hosts: Set<{ requestUpdate(): void }>;
  speaks?(language: string): boolean;
  group?(language: string, group: string): Group;
  /** Told of words that are shown in English because their language lacks them. */
  miss?(language: string, group: string, key: string): void;
} = { hosts: /* @__PURE__ */ new Set() };

/** The page's own message for a word, if it has one: the element's, else one that is registered for the language. */
export function ownMessage(
  own: Groups | undefined,
  language: string,
  groups: readonly string[],
  key: string,
): Message | undefined {
  for (const group of groups) {
    const message = own?.[group]?.[key] ?? registered.group?.(language, group)[key];
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The group of the bank's dialog. Named here and not by its catalogue: bytes count where the dialog is loaded. */
const DIALOG = 'parts/actions';

/** The dialog's words with the page's own before them. It is drawn inside an element, and asks only once. */
export function withOwn<Words extends object>(words: Words, language: string, within: Node): Words {
  const { host } = within.getRootNode() as { readonly host?: { readonly words?: Groups } };
  return Object.assign({}, words, registered.group?.(language, DIALOG), host?.words?.[DIALOG]);
}
