/** Finds the possible mutants of a file, and instruments the file with a switch for each of them. */
import path from 'node:path';
import ts from 'typescript';
import { conjunctsIn } from './conjuncts.ts';
import { partsOfPattern } from './patterns.ts';

export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** The function or constant of the module that contains it. */
  readonly within: string;
  /** The removed text, or its replacement. */
  readonly text: string;
}

/** A node and its replacement. */
interface Change {
  readonly node: ts.Node;
  readonly instead: string;
  readonly text: string;
}

const { SyntaxKind: Kind } = ts;
const LOGICAL = new Set([Kind.AmpersandAmpersandToken, Kind.BarBarToken, Kind.QuestionQuestionToken]);
const SWAPPED: Partial<Record<ts.SyntaxKind, string>> = {
  [Kind.LessThanToken]: '<=',
  [Kind.LessThanEqualsToken]: '<',
  [Kind.GreaterThanToken]: '>=',
  [Kind.GreaterThanEqualsToken]: '>',
};
/** Methods and their opposites. */
const OPPOSITES = new Map([
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['max', 'min'],
  ['min', 'max'],
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['findIndex', 'findLastIndex'],
  ['findLastIndex', 'findIndex'],
]);
/** Methods that make two spellings equal. */
const FOLDS = /^(toLowerCase|toLocaleLowerCase|toUpperCase|trim|normalize)$/;
const LISTS = /tags|keys|^(and|or)$/i;
const TAGS = new Set(['invalidatesTags', 'providesTags']);
const PRESENTS = /(^present|Of\.ts$)/;

/** @param id of the first mutant */
export function instrument(file: string, source: string, id: number): { mutants: Mutant[]; code: string } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const code = emit(tree);
  return { mutants, code };

  /** The text of a node, with switches for everything inside. */
  function emit(node: ts.Node): string {
    const changes = ts.isTypeNode(node) ? [] : changesOf(node, tree, PRESENTS.test(path.basename(file)));
    const ids = changes.map(({ node: at, text }) => {
      const line = tree.getLineAndCharacterOfPosition(at.getStart(tree)).line + 1;
      const found = { id: id + mutants.length, file, line, within: outermost(at) };
      return mutants.push({ ...found, text: text.replaceAll(/\s+/g, ' ') }) + id - 1;
    });
    let [text, at] = ['', node.getFullStart()];
    node.forEachChild((child) => {
      text += source.slice(at, child.getFullStart()) + emit(child);
      at = child.getEnd();
    });
    text += source.slice(at, node.getEnd());
    if (changes.length === 0) return text;
    const lead = source.slice(node.getFullStart(), node.getStart(tree));
    // TypeScript parses some patterns in parentheses as parameters or comments
    const apart = (part: string) => (ts.isRegularExpressionLiteral(node) ? `[${part}][0]` : `(${part})`);
    const switched = changes.map(
      ({ instead }, index) => `globalThis.__mutant?.(${ids[index]}) ? ${apart(instead)} : `,
    );
    return `${lead}(${switched.join('')}${apart(text.slice(lead.length))})`;
  }
}

const textOf = (node: ts.Node): string => node.getText();

function changesOf(node: ts.Node, tree: ts.SourceFile, presents: boolean): Change[] {
  const without = (list: ts.NodeArray<ts.Node>, brackets: string) =>
    list.map((gone) => {
      const others = list
        .filter((each) => each !== gone)
        .map(textOf)
        .join(', ');
      return { node: gone, instead: brackets.replace('…', () => others), text: textOf(gone) };
    });
  if (ts.isBinaryExpression(node)) return changesOfOperator(node);
  if (isCondition(node)) return [turned(node)];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const isClause = /^(where|whereRef|having|on|onRef)$/.test(name.text) && node.arguments.length > 0;
    if (isClause && !(expression.kind === Kind.ThisKeyword))
      return [
        {
          node: name,
          instead: textOf(expression),
          text: `.${name.text}(${node.arguments.map(textOf).join(', ')})`,
        },
      ];
    // removing a link of an optional chain would no longer skip the rest
    return ts.isOptionalChain(node) ? [] : changesOfMethod(node, node.expression);
  }
  if (ts.isRegularExpressionLiteral(node))
    return partsOfPattern(node.text).map(({ from, to, text }) => ({
      node,
      instead: node.text.slice(0, from) + node.text.slice(to),
      text: `${text} of ${node.text}`,
    }));
  if (ts.isTaggedTemplateExpression(node) && textOf(node.tag) === 'sql')
    return conjunctsIn(textOf(node.template)).map(({ from, to, text }) => {
      const template = textOf(node.template);
      return {
        node,
        instead: textOf(node).replace(template, () => template.slice(0, from) + template.slice(to)),
        text,
      };
    });
  if (ts.isArrayLiteralExpression(node) && LISTS.test(nameOver(node))) return without(node.elements, '[…]');
  if (ts.isObjectLiteralExpression(node)) {
    const isTold = presents && !ts.isCallExpression(node.parent);
    const gone = node.properties.filter((each) => isTold || TAGS.has(each.name?.getText(tree) ?? ''));
    return without(node.properties, '{…}').filter(({ text }) => gone.some((each) => textOf(each) === text));
  }
  return orderTurned(node);
}

function changesOfMethod(node: ts.CallExpression, method: ts.PropertyAccessExpression): Change[] {
  const { expression, name } = method;
  const text = `.${name.text} of ${textOf(expression)}`;
  if (FOLDS.test(name.text)) return [{ node: name, instead: textOf(expression), text }];
  const isMath = textOf(expression) === 'Math';
  const opposite = OPPOSITES.get(name.text);
  if (!opposite || isMath !== /^(floor|ceil|round|max|min)$/.test(name.text)) return [];
  const called = textOf(node).slice(textOf(method).length);
  return [
    { node: name, instead: `${textOf(expression)}.${opposite}${called}`, text: `${text} → .${opposite}` },
  ];
}

function changesOfOperator(node: ts.BinaryExpression): Change[] {
  const { left, right, operatorToken } = node;
  const swapped = SWAPPED[operatorToken.kind];
  if (LOGICAL.has(operatorToken.kind))
    return [
      { node: left, instead: textOf(right), text: `${textOf(left)} ${textOf(operatorToken)}` },
      ...(isNothing(right)
        ? []
        : [{ node: right, instead: textOf(left), text: `${textOf(operatorToken)} ${textOf(right)}` }]),
    ];
  if (swapped) {
    const instead = `${textOf(left)} ${swapped} ${textOf(right)}`;
    return [{ node, instead, text: `${textOf(node)} → ${swapped}` }];
  }
  const isOne = ts.isNumericLiteral(right) && right.text === '1';
  if (isOne && (operatorToken.kind === Kind.PlusToken || operatorToken.kind === Kind.MinusToken))
    return [{ node, instead: textOf(left), text: `${textOf(operatorToken)} 1 of ${textOf(node)}` }];
  return isCondition(node) ? [turned(node)] : [];
}

const turned = (node: ts.Node): Change => ({
  node,
  instead: `!(${textOf(node)})`,
  text: `not: ${textOf(node)}`,
});

/** Reverses the order of a sort, and of two concatenated lists. */
function orderTurned(node: ts.Node): Change[] {
  const text = `order of ${textOf(node)}`;
  if (ts.isArrowFunction(node) && isComparator(node)) {
    const [first, second] = node.parameters.map(textOf);
    return [{ node, instead: `(${second}, ${first}) => ${textOf(node.body)}`, text }];
  }
  if (!ts.isArrayLiteralExpression(node) || node.elements.length !== 2) return [];
  if (!node.elements.some(ts.isSpreadElement)) return [];
  const [first, second] = node.elements.map(textOf);
  return [{ node, instead: `[${second}, ${first}]`, text }];
}

/** Whether a node stands for no value, such as `null` or `undefined`; removing it changes little. */
const isNothing = (node: ts.Node) => node.kind === Kind.NullKeyword || node.getText() === 'undefined';

/** Whether a function compares two entries for a sort. */
function isComparator({ parent, parameters }: ts.ArrowFunction): boolean {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
  return parameters.length === 2 && /^(sort|toSorted)$/.test(parent.expression.name.text);
}

/** Whether a node is the condition of an `if`, a loop or `?`. The operands of “and” are removed separately. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node as { parent?: ts.Node };
  if (!parent || (ts.isBinaryExpression(node) && LOGICAL.has(node.operatorToken.kind))) return false;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

function outermost(node: ts.Node): string {
  let at = node;
  while (!ts.isSourceFile(at.parent)) at = at.parent;
  const [named] = ts.isVariableStatement(at) ? at.declarationList.declarations : [at];
  return (named as ts.Node & { readonly name?: ts.Node }).name?.getText() ?? '';
}

/** The name of the property, call, variable or function that contains a list. */
function nameOver(node: ts.Node): string {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at))
      return ts.isPropertyAccessExpression(at.expression) ? at.expression.name.text : '';
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) return at.name.getText();
    if (ts.isFunctionDeclaration(at)) return at.name?.getText() ?? '';
  }
  return '';
}
