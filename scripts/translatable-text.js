/**
 * A rule of oxlint. Browser translation replaces text nodes. React then fails to remove such a text or to
 * insert something before it, and a change of the text does not show. So a text that can change, or that
 * is beside something that comes and goes, is the only child of its element.
 */
const fixedElement = { isText: false, changes: false, comes: false };
const isShown = ({ type, value, expression }) =>
  (type !== 'JSXText' || /\S/.test(value)) && expression?.type !== 'JSXEmptyExpression';
const elements = { ...fixedElement, comes: true };

function create(context) {
  const { sourceCode } = context;

  function variableOf(node) {
    for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
      const variable = scope.set.get(node.name);
      if (variable) return { init: variable.defs[0]?.node, scope };
    }
    return { init: undefined, scope: undefined };
  }

  /** What belongs to a module, such as words, never changes. */
  function isFixed(node) {
    switch (node.type) {
      case 'Literal':
        return true;
      case 'MemberExpression':
        return isFixed(node.object) && (!node.computed || isFixed(node.property));
      case 'TemplateLiteral':
        return node.expressions.every(isFixed);
      case 'ChainExpression':
      case 'TSNonNullExpression':
        return isFixed(node.expression);
      case 'CallExpression':
        return isFixed(node.callee) && node.arguments.every(isFixed);
      case 'Identifier': {
        const { init, scope } = variableOf(node);
        const isPartOf = /^(Member|Literal)/.test(init?.init?.type ?? '') && isFixed(init.init);
        return isPartOf || ['module', 'global', undefined].includes(scope?.type);
      }
      default:
        return false;
    }
  }

  /** A property that this file declares as elements; who passes a text is checked there. */
  const isElementProp = ({ name }) =>
    name === 'children' ||
    new RegExp(`\\b${name}\\??: [^;]*(ReactNode|Element)\\b`).test(sourceCode.text);

  /** Whether a child can be a text, whether that can change, and whether it can come and go. */
  function kindOf(node) {
    const changes = !isFixed(node);
    switch (node.type) {
      case 'JSXText':
        return { isText: true, changes: false, comes: false };
      case 'Literal':
        return { isText: String(node.value).trim() !== '', changes: false, comes: false };
      case 'JSXElement':
      case 'JSXEmptyExpression':
        return fixedElement;
      case 'JSXFragment': {
        const kinds = node.children.filter(isShown).map(kindOf);
        const has = (part) => kinds.some((kind) => kind[part]);
        return { isText: has('isText'), changes: has('changes'), comes: has('comes') };
      }
      case 'JSXExpressionContainer':
      case 'TSNonNullExpression':
      case 'ChainExpression':
        return kindOf(node.expression);
      case 'ConditionalExpression': {
        const isText = [node.consequent, node.alternate].some((one) => kindOf(one).isText);
        return { isText, changes: !isFixed(node.test), comes: !isFixed(node.test) };
      }
      case 'LogicalExpression': {
        const isText = [node.right, ...(node.operator === '&&' ? [] : [node.left])].some(
          (one) => kindOf(one).isText,
        );
        return { isText, changes, comes: changes };
      }
      case 'CallExpression': {
        if (node.arguments.some(({ type }) => type === 'ArrowFunctionExpression')) return elements;
        if (node.callee.type !== 'Identifier') return { isText: true, changes, comes: false };
        if (isElementProp(node.callee)) return elements;
        const { init } = variableOf(node.callee);
        const body = init?.init?.body ?? init?.body;
        const result = body?.type === 'BlockStatement' ? body.body.at(-1)?.argument : body;
        return result && !kindOf(result).isText
          ? elements
          : { isText: true, changes, comes: false };
      }
      case 'Identifier': {
        if (isElementProp(node)) return elements;
        const init = variableOf(node).init?.init;
        const isTraced = /^(JSX|Logical|Conditional|Call)/.test(init?.type ?? '');
        return isTraced ? kindOf(init) : { isText: true, changes, comes: false };
      }
      default:
        return { isText: true, changes, comes: false };
    }
  }

  function check(node) {
    const children = node.children.filter(isShown);
    if (children.length < 2) return;
    const kinds = children.map(kindOf);
    const isMoving = kinds.some(({ comes }) => comes);
    for (const [index, { isText, changes }] of kinds.entries()) {
      if (!isText || !(changes || isMoving)) continue;
      context.report({
        node: children[index],
        message:
          'Browser translation breaks this text. Put it into an element of its own, or make all the text beside it one template literal.',
      });
      return;
    }
  }

  return { JSXElement: check, JSXFragment: check };
}

export default { meta: { name: 'site' }, rules: { 'translatable-text': { create } } };
