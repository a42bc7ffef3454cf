import { readTokens } from './scripts/docs/tokens.mjs';

/** Which members a page's author may use: not what is marked private, nor what a browser or Lit itself calls. */
const isPublic = (member) =>
  member.privacy !== 'private' &&
  member.privacy !== 'protected' &&
  member.static !== true &&
  !member.name.startsWith('#') &&
  !member.name.startsWith('_') &&
  !/^form\w+Callback$/.test(member.name);

/** What an element inherits from Lit and from the base is no news on every page of the docs. */
const onlyPublic = {
  name: 'only-public-members',
  packageLinkPhase({ customElementsManifest }) {
    const elements = [];
    for (const module of customElementsManifest.modules) {
      const declarations = (module.declarations ?? []).filter(
        (declaration) => declaration.customElement || declaration.kind === 'mixin',
      );
      for (const declaration of declarations) {
        declaration.members = (declaration.members ?? []).filter(isPublic);
        // A plain `Event` passes between elements of the library. What a page may listen to is a `CustomEvent`.
        declaration.events = (declaration.events ?? []).filter(({ type }) => type?.text !== 'Event');
        declaration.attributes = (declaration.attributes ?? []).filter(({ fieldName }) =>
          declaration.members.some(({ name }) => name === fieldName),
        );
      }
      if (declarations.length > 0) elements.push({ ...module, declarations });
    }
    // The analyzer reads files side by side, and lists them as they come.
    customElementsManifest.modules = elements.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

/** Custom properties come from the one file that defines them, so that no doc block can lag behind. */
const tokens = {
  name: 'tokens-as-custom-properties',
  packageLinkPhase({ customElementsManifest }) {
    const defined = readTokens().map(([name, value]) => ({ name: `--florin-${name}`, default: value }));
    for (const { declarations } of customElementsManifest.modules)
      for (const element of declarations) {
        // The base class names its events in a variable.
        element.events = (element.events ?? []).filter(({ name }) => name.startsWith('florin-'));
        if (!element.tagName || element.superclass?.name === 'LitElement') continue;
        const described = new Map((element.cssProperties ?? []).map((property) => [property.name, property]));
        element.cssProperties = defined.map((property) => ({ ...property, ...described.get(property.name) }));
      }
  },
};

export default {
  globs: ['src/components/**/*.ts'],
  exclude: ['**/*.css.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [onlyPublic, tokens],
};
