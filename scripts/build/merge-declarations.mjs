import { dirname, relative } from 'node:path';

import { Failure } from '../processes.mjs';
import { ownersOf } from './owners.mjs';

/** Entries stay files of their own, and so does a file that two others need, or one all of. */
function declarationOwners(modules, entries) {
  const needed = new Map([...modules.keys()].map((path) => [path, new Set()]));
  const stays = new Set(entries);
  for (const { path, targets, wholes } of modules.values()) {
    for (const target of targets) needed.get(target)?.add(path);
    for (const whole of wholes) stays.add(whole);
  }
  return ownersOf(needed, stays);
}

/** One file made of several: every name of theirs is one name of its own. */
class Merged {
  #modules;
  #members;
  #owner;
  #taken;
  #names = new Map();
  #imports = new Map();

  constructor(modules, owner, members) {
    this.#modules = modules;
    this.#owner = owner;
    this.#members = new Set(members);
    // A type's parameter and a name of the language or the browser must go on meaning what they mean.
    this.#taken = new Set(members.flatMap(({ parameters }) => [...parameters]));
    for (const { places, declared, imports } of members)
      for (const { name } of places) if (!declared.has(name) && !imports.has(name)) this.#taken.add(name);
    for (const member of members)
      for (const name of member.declared) this.#names.set(`${member.path} ${name}`, this.#unique(name));
  }

  #unique(wanted) {
    let name = wanted;
    for (let count = 1; this.#taken.has(name); count++) name = `${wanted}$${count}`;
    this.#taken.add(name);
    return name;
  }

  #memberAt(path) {
    const module = this.#modules.get(path);
    return this.#members.has(module) ? module : undefined;
  }

  /** Where a file's export comes from, as far as that is within this file. */
  #find(from, name, isType = false) {
    const member = this.#memberAt(from);
    if (!member) return { from, name, isType };
    const exported = member.exports.get(name);
    if (exported?.from) return this.#find(exported.from, exported.name, isType || exported.isType);
    if (exported) return this.#findLocal(member, exported.name, isType || exported.isType);
    const star = member.stars.find((each) => !each.as && this.#namesOf(each.from).has(name));
    if (!star) throw new Failure(`${from} does not export ${name}`);
    return this.#find(star.from, name, isType);
  }

  #findLocal(member, name, isType = false) {
    const imported = member.imports.get(name);
    if (imported) return this.#find(imported.from, imported.name, isType || imported.isType);
    return { member, name, isType };
  }

  /** Every name that a file exports. */
  #namesOf(path) {
    const { exports = new Map(), stars = [] } = this.#modules.get(path) ?? {};
    return new Set([
      ...exports.keys(),
      ...stars.flatMap(({ from, as }) => (as ? [as] : [...this.#namesOf(from)])),
    ]);
  }

  /** What a thing is called here. */
  #nameOf({ member, from, name }, wanted = name) {
    if (member) return this.#names.get(`${member.path} ${name}`) ?? name;
    const key = `${from} ${name}`;
    if (!this.#imports.has(key)) this.#imports.set(key, { from, name, local: this.#unique(wanted) });
    return this.#imports.get(key).local;
  }

  #pathTo(from) {
    if (!this.#modules.has(from)) return from;
    const way = relative(dirname(this.#owner.path), from).replaceAll('\\', '/');
    return `${way.startsWith('.') ? '' : './'}${way.replace(/\.d\.ts$/, '.js')}`;
  }

  /** A member's declarations, with the names that things have here. */
  #textOf(member) {
    const edits = [];
    for (const place of member.places) {
      if (!member.declared.has(place.name) && !member.imports.has(place.name)) continue;
      const text = this.#nameOf(this.#findLocal(member, place.name), place.name);
      if (text !== place.name) edits.push({ start: place.start, end: place.start + place.name.length, text });
    }
    for (const { node, from, root } of member.inline)
      edits.push({ start: node.start, end: root.end, text: this.#nameOf(this.#find(from, root.name)) });
    for (const { node, declaration, names } of member.statements) {
      if (node === declaration || this.#keepsExport(member, names)) continue;
      edits.push({ start: node.start, end: declaration.start, text: '' });
    }
    edits.sort((a, b) => a.start - b.start);
    return member.statements.map(({ start, node }) => {
      let text = '';
      let at = start;
      for (const edit of edits.filter((each) => each.start >= start && each.end <= node.end)) {
        text += member.code.slice(at, edit.start) + edit.text;
        at = edit.end;
      }
      return (text + member.code.slice(at, node.end)).trim();
    });
  }

  #keepsExport(member, names) {
    return member === this.#owner && names.every((name) => this.#nameOf({ member, name }) === name);
  }

  #exported() {
    const lines = [];
    const add = (as, found) => {
      const isKept =
        found.member === this.#owner && found.name === as && this.#keepsExport(found.member, [as]);
      if (isKept && this.#owner.statements.some(({ node, names }) => node.declaration && names.includes(as)))
        return;
      const name = found.member ? this.#nameOf(found) : found.name;
      const target = found.member ? '' : ` from '${this.#pathTo(found.from)}'`;
      const alias = name === as ? name : `${name} as ${as}`;
      // What is imported whole has no name in its file.
      if (name === '*') lines.push(`export { ${this.#nameOf(found, as)} as ${as} };`);
      else lines.push(`export ${found.isType ? 'type ' : ''}{ ${alias} }${target};`);
    };
    const { exports, stars, path } = this.#owner;
    for (const as of exports.keys()) add(as, this.#find(path, as));
    const through = ({ from, as }) => {
      const member = this.#memberAt(from);
      if (!member || as) return lines.push(`export *${as ? ` as ${as}` : ''} from '${this.#pathTo(from)}';`);
      for (const name of member.exports.keys()) if (!exports.has(name)) add(name, this.#find(from, name));
      member.stars.forEach(through);
    };
    stars.forEach(through);
    return lines;
  }

  text() {
    const declarations = [...this.#members].flatMap((member) => this.#textOf(member));
    const exported = this.#exported();
    const loads = new Set([...this.#members].flatMap((member) => [...member.loads]));
    const loaded = [...loads]
      .filter((path) => !this.#memberAt(path))
      .map((path) => `import '${this.#pathTo(path)}';`);
    const imports = [...this.#imports.values()].map(({ from, name, local }) => {
      const what = name === '*' ? `* as ${local}` : `{ ${name === local ? name : `${name} as ${local}`} }`;
      return `import ${what} from '${this.#pathTo(from)}';`;
    });
    return [...loaded, ...imports, ...declarations, ...exported, 'export {};\n'].join('\n');
  }
}

/**
 * Writes a file of declarations that one other alone needs into that one. Nothing is declared twice, so that a class stays
 * one type for all entries.
 *
 * @param modules What `readDeclarationModule` says of each file, by path.
 * @returns The files' new texts by path; a file without one is part of another.
 */
export function mergeDeclarations(modules, entries) {
  const ownerOf = declarationOwners(modules, entries);
  const members = new Map();
  for (const [path, module] of modules) {
    const owner = ownerOf(path);
    members.set(owner, [...(members.get(owner) ?? []), module]);
  }
  return new Map(
    [...members].map(([path, all]) => {
      const owner = modules.get(path);
      return [path, new Merged(modules, owner, [owner, ...all.filter((each) => each !== owner)]).text()];
    }),
  );
}
