/** What each operator becomes. */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

const EQUALITY = ['===', '!=='];

const isText = ({ type, value }) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

/** `a + b` with a text in it joins texts, and `-` would make it nonsense rather than a mistake. */
const joinsTexts = ({ operator, left, right }) => operator === '+' && (isText(left) || isText(right));

/** What a developer reads where something was used wrongly; no test is held to the wording. */
const isMessage = (ancestors) =>
  ancestors.some(({ type, callee }) => type === 'NewExpression' && (callee.name ?? '').endsWith('Error'));

const isName = (node, parent) =>
  (['Property', 'PropertyDefinition', 'MethodDefinition'].includes(parent.type) &&
    parent.key === node &&
    !parent.computed) ||
  /^(?:Import|Export)/.test(parent.type) ||
  parent.type === 'TaggedTemplateExpression';

/** Expressions to put in the place of `node`. */
function expressionsFor(node, ancestors, textOf) {
  const { type, operator, value } = node;
  const parent = ancestors.at(-1);
  if (
    (type === 'BinaryExpression' || type === 'LogicalExpression') &&
    OPERATORS[operator] &&
    !joinsTexts(node)
  )
    return [`(${textOf(node.left)}) ${OPERATORS[operator]} (${textOf(node.right)})`];
  if (type === 'Literal' && typeof value === 'boolean') return [String(!value)];
  if (type === 'ArrayExpression' && node.elements.length > 0) return ['[]'];
  const isFilled =
    type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string' && value !== '');
  if (isFilled && !isName(node, parent) && !isMessage(ancestors)) return ["''"];
  return [];
}

const TESTED = ['IfStatement', 'ConditionalExpression', 'WhileStatement', 'ForStatement', 'DoWhileStatement'];

/** A condition turned round; what compares for equality is turned round already. */
function negated(node, ancestors, textOf) {
  const parent = ancestors.at(-1);
  if (!TESTED.includes(parent?.type) || parent.test !== node || EQUALITY.includes(node.operator)) return [];
  return [node.operator === '!' ? textOf(node.argument) : `!(${textOf(node)})`];
}

/** A call or an assignment that can be left out, a way out of a function that can be missed. */
const isRemovable = ({ type, directive, expression }, parent) =>
  (type === 'ExpressionStatement' && !directive && expression.callee?.type !== 'Super') ||
  (type === 'ReturnStatement' && parent.type === 'IfStatement') ||
  (type === 'ReturnStatement' && parent.type === 'BlockStatement' && !parent.isBody);

/**
 * The changes that are tried on a node: each a `replacement` of an expression, or its removal where there is none.
 */
export function changesOf(node, ancestors, textOf) {
  if (isRemovable(node, ancestors.at(-1))) return [undefined];
  return [...expressionsFor(node, ancestors, textOf), ...negated(node, ancestors, textOf)];
}
