/** Which members a page's author may use: not what is marked private, nor what Lit itself brings. */
const isPublic = (member) =>
  member.privacy !== 'private' &&
  member.privacy !== 'protected' &&
  member.static !== true &&
  !member.name.startsWith('#') &&
  !member.name.startsWith('_');

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
        declaration.attributes = (declaration.attributes ?? []).filter(({ fieldName }) =>
          declaration.members.some(({ name }) => name === fieldName),
        );
      }
      if (declarations.length > 0) elements.push({ ...module, declarations });
    }
    customElementsManifest.modules = elements;
  },
};

export default {
  globs: ['src/components/**/*.ts'],
  exclude: ['**/*.css.ts', '**/words/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [onlyPublic],
};
