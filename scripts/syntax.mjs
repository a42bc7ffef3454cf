import { parseSync } from 'vite';

import { Failure } from './processes.mjs';

/**
 * The syntax tree (ESTree, with TypeScript's nodes) of a source. Node positions are offsets into `code`.
 *
 * @returns {unknown}
 */
export function parse(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Failure(`${file}: ${errors[0].message}`);
  return program;
}

/** Calls `visit(node, ancestors)` for every node, outer ones first; `ancestors` start with the outermost. */
export function walk(node, visit, ancestors = []) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit, ancestors));
  if (typeof node?.type !== 'string') return;
  visit(node, ancestors);
  const within = [...ancestors, node];
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit, within);
}
