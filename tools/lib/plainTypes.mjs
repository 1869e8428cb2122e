/** Type declarations without zod: writes out every type that is inferred from a schema. */
import fs from 'node:fs';
import ts from 'typescript';

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** @param {readonly string[]} files */
export function openTypes(files) {
  return ts.createProgram([...files], OPTIONS);
}

/**
 * Prints a type as TypeScript, with every inferred part written out.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {ReadonlyMap<string, string>} names what is written out already, and the name to use in its place
 * @returns {string}
 */
export function writeType(checker, type, names = new Map()) {
  const inner = (/** @type {ts.Type} */ part) => {
    const text = writeType(checker, part, names);
    return names.get(text) ?? text;
  };
  if (type.flags & ts.TypeFlags.BooleanLike || isSimple(type)) return checker.typeToString(type);
  if (type.isUnion()) return writeUnion(checker, type, inner);
  if (checker.isTupleType(type)) return `[${argumentsOf(checker, type).map(inner).join(', ')}]`;
  if (checker.isArrayType(type)) return `Array<${argumentsOf(checker, type).map(inner).join()}>`;
  // an intersection has the properties of all parts
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) {
    throw new Error(`There is no way yet to write out ${checker.typeToString(type)}.`);
  }
  return writeObject(checker, type, inner);
}

/** @param {ts.Type} type */
function isSimple({ flags }) {
  return Boolean(
    flags &
    (ts.TypeFlags.StringLike |
      ts.TypeFlags.NumberLike |
      ts.TypeFlags.Null |
      ts.TypeFlags.Undefined |
      ts.TypeFlags.Unknown),
  );
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
function argumentsOf(checker, type) {
  return checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.UnionType} type
 * @param {(part: ts.Type) => string} inner
 */
function writeUnion(checker, type, inner) {
  const present = checker.getNonNullableType(type);
  const absent = type.types.filter(({ flags }) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined));
  const parts = absent.length > 0 ? [present, ...absent] : type.types;
  const literals = parts.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
  // prints `true | false` as `boolean`, like the compiler
  const isBoolean = (/** @type {ts.Type} */ part) => literals.length === 2 && literals.includes(part);
  const words = parts.map((part) => (isBoolean(part) ? 'boolean' : inner(part)));
  return [...new Set(words)].join(' | ');
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {(part: ts.Type) => string} inner
 */
function writeObject(checker, type, inner) {
  const keyed = checker
    .getIndexInfosOfType(type)
    .map((info) => `[key: ${inner(info.keyType)}]: ${inner(info.type)}`);
  const own = checker.getPropertiesOfType(type).map((property) => {
    const value = checker.getTypeOfSymbol(property);
    const isOptional = property.flags & ts.SymbolFlags.Optional;
    const text = mayOnlyBeMissing(checker, value) ? inner(value).replace(/ \| undefined$/, '') : inner(value);
    return `${property.name}${isOptional ? '?' : ''}: ${text}`;
  });
  const members = [...keyed, ...own].map((member) => `\n    ${member.replaceAll('\n', '\n    ')};`);
  return `{${members.join('')}\n}`;
}

/**
 * Whether a property may be missing but never undefined: the compiler then has another type than `undefined`
 * itself.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
function mayOnlyBeMissing(checker, type) {
  const absent = type.isUnion() ? type.types.find(({ flags }) => flags & ts.TypeFlags.Undefined) : undefined;
  return absent !== undefined && absent !== checker.getUndefinedType();
}

/**
 * Whether a declaration names zod itself (`z.infer`), or the value of a schema (`typeof Story`).
 * @param {ts.Node} node
 * @param {ReadonlySet<string>} schemas
 * @returns {boolean}
 */
function needsZod(node, schemas) {
  if (ts.isQualifiedName(node) && node.left.getText() === 'z') return true;
  if (ts.isTypeQueryNode(node) && schemas.has(node.exprName.getText())) return true;
  return ts.forEachChild(node, (child) => needsZod(child, schemas) || undefined) ?? false;
}

/** @param {ts.Statement} statement */
function isImportOfZod(statement) {
  return (
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text === 'zod'
  );
}

/** @param {ts.Statement} statement */
function declaredName(statement) {
  return ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.name.getText()
    : undefined;
}

/** @param {ts.SourceFile} tree */
function schemaNames(tree) {
  const schemas = tree.statements.filter(
    (statement) => ts.isVariableStatement(statement) && needsZod(statement, new Set()),
  );
  return new Set(schemas.map((statement) => declaredName(statement) ?? ''));
}

/**
 * The types that a file of declarations imports from the files beside it.
 * @param {ts.SourceFile} tree
 */
function importedTypes(tree) {
  return tree.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .filter(({ moduleSpecifier }) => /^['"]\./.test(moduleSpecifier.getText()))
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    });
}

/**
 * The ranges of a file to replace, with their new text.
 * @param {ts.SourceFile} tree
 * @param {ts.TypeChecker} checker
 */
function changesIn(tree, checker) {
  const schemas = schemaNames(tree);
  const aliases = tree.statements.filter((statement) => ts.isTypeAliasDeclaration(statement));
  const inferred = aliases.filter(({ type, typeParameters }) => !typeParameters && needsZod(type, schemas));
  // a constant is imported for its `typeof`; there is no type with its name
  const imported = importedTypes(tree).filter(({ name }) => isType(checker, name));
  const types = [...imported, ...inferred].map(({ name }) => ({
    name: name.text,
    type: declaredType(checker, name),
  }));
  const texts = writeAll(checker, types);
  const written = inferred.map((alias) => ({
    start: alias.getStart(),
    end: alias.end,
    text: `type ${alias.name.text} = ${texts.get(alias.name.text)};`,
  }));
  const dropped = tree.statements
    .filter((statement) => isImportOfZod(statement) || schemas.has(declaredName(statement) ?? ''))
    .map((statement) => ({ start: statement.getStart(), end: statement.end + '\n'.length, text: '' }));
  return [...written, ...dropped].sort((one, other) => other.start - one.start);
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Identifier} name
 */
function isType(checker, name) {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol !== undefined && (checker.getAliasedSymbol(symbol).flags & ts.SymbolFlags.Type) !== 0;
}

/**
 * The type with a name that may also be a value, declared here or imported.
 * @param {ts.TypeChecker} checker
 * @param {ts.Identifier} name
 */
function declaredType(checker, name) {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) throw new Error(`${name.text} is declared nowhere.`);
  const isImported = symbol.flags & ts.SymbolFlags.Alias;
  return checker.getDeclaredTypeOfSymbol(isImported ? checker.getAliasedSymbol(symbol) : symbol);
}

/**
 * Writes out types by name, the short ones first: longer ones then reference them by name.
 * @param {ts.TypeChecker} checker
 * @param {readonly { name: string, type: ts.Type }[]} types
 */
function writeAll(checker, types) {
  const known = types
    .map(({ name, type }) => ({ name, type, length: writeType(checker, type).length }))
    .sort((one, other) => one.length - other.length);
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { name, type } of known) {
    const text = writeType(checker, type, names);
    texts.set(name, text);
    if (/[{|]/.test(text) && !names.has(text)) names.set(text, name);
  }
  return texts;
}

/**
 * Writes out everything that declarations infer from schemas, so that consumers need no zod.
 * @param {readonly string[]} files
 */
export function withoutZod(files) {
  const program = openTypes(files);
  const checker = program.getTypeChecker();
  const fresh = files.map((file) => {
    const tree = program.getSourceFile(file);
    if (!tree) throw new Error(`${file} is missing.`);
    const text = changesIn(tree, checker).reduce(
      (rest, change) => rest.slice(0, change.start) + change.text + rest.slice(change.end),
      tree.text,
    );
    if (/\bz\.|'zod'/.test(text)) throw new Error(`${file} still needs zod.`);
    return { file, text };
  });
  for (const { file, text } of fresh) fs.writeFileSync(file, text);
}
