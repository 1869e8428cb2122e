/** What the props of each component ask for, so that Storybook prints of a story's data only that. */
import ts from 'typescript';
import { inProject } from './project.mjs';

/**
 * A field of an object: 0 for a value that is printed whole, the index of another shape, or a function as code.
 * @typedef {number | string} Field
 */

/** @typedef {Record<string, Field>} Shape by field; `*` stands for all others */

/**
 * @typedef {object} Shapes
 * @property {Shape[]} shapes
 * @property {Record<string, { shape: number, required: string[] }>} components by name
 */

const ENTRY = inProject('packages', 'ui', 'src', 'index.ts');

/** Functions that do nothing, by what they return. */
const FUNCTIONS = [
  [ts.TypeFlags.Void | ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined, '() => {}'],
  [ts.TypeFlags.Null, '() => null'],
  [ts.TypeFlags.BooleanLike, '() => true'],
  [ts.TypeFlags.StringLike, "() => ''"],
  [ts.TypeFlags.NumberLike, '() => 0'],
];

/** @param {ts.Type} type */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/**
 * Whether React, the browser or a library has named the type. `Pick` and the like are in a library, too, but nameless.
 * @param {ts.Type} type
 */
function isForeign({ symbol }) {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return (
    symbol?.name !== '__type' &&
    /\/node_modules\/(?:@types|csstype|@emotion|@?typescript|@base-ui)\//.test(file)
  );
}

/** @param {ts.CompilerOptions} options */
export function propShapes(options) {
  const program = ts.createProgram([ENTRY], options);
  const checker = program.getTypeChecker();
  /** @type {Shape[]} */
  const shapes = [{}];
  /** @type {Map<ts.Type, number>} */
  const known = new Map();

  /**
   * @param {ts.Signature} signature
   * @returns {string}
   */
  function functionOf(signature) {
    const returned = partsOf(checker.getReturnTypeOfSignature(signature));
    if (returned.some((type) => checker.isArrayType(type))) return '() => []';
    for (const [flags, code] of FUNCTIONS)
      if (returned.some((type) => type.flags & Number(flags))) return String(code);
    if (returned.some((type) => type.symbol?.name === 'Promise')) return 'async () => {}';
    const [called] = returned.flatMap((type) => type.getCallSignatures());
    if (called) return `() => ${functionOf(called)}`;
    return returned.some((type) => type.flags & ts.TypeFlags.Object) ? '() => ({})' : '() => {}';
  }

  /**
   * @param {ts.Type} type
   * @returns {Field}
   */
  function fieldOf(type) {
    const whole =
      type.flags & ts.TypeFlags.TypeParameter ? (checker.getBaseConstraintOfType(type) ?? type) : type;
    const parts = partsOf(checker.getNonNullableType(whole));
    const called = parts.flatMap((part) => part.getCallSignatures());
    if (called[0] && !parts.some((part) => part.flags & ts.TypeFlags.StringLike))
      return functionOf(called[0]);
    const items = parts.map((part) =>
      checker.isArrayType(part) || checker.isTupleType(part)
        ? checker.getIndexTypeOfType(part, ts.IndexKind.Number)
        : part,
    );
    const objects = items
      .flatMap((part) => (part ? partsOf(checker.getNonNullableType(part)) : []))
      .filter((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !isForeign(part));
    if (objects.length === 0 || parts.some((part) => part.symbol?.name === 'ReactElement')) return 0;
    return shapeOf(objects, type);
  }

  /**
   * @param {readonly ts.Type[]} objects
   * @param {ts.Type} whole
   */
  function shapeOf(objects, whole) {
    const index = known.get(whole);
    if (index !== undefined) return index;
    /** @type {Shape} */
    const shape = {};
    known.set(whole, shapes.push(shape) - 1);
    const own = shapes.length - 1;
    for (const object of objects) {
      for (const property of checker.getPropertiesOfType(object))
        shape[property.name] ||= fieldOf(checker.getTypeOfSymbol(property));
      const others = checker.getIndexTypeOfType(object, ts.IndexKind.String);
      if (others) shape['*'] = fieldOf(others);
    }
    return own;
  }

  return { shapes, components: componentsOf(program, fieldOf, shapes) };
}

/**
 * @param {ts.Program} program
 * @param {(type: ts.Type) => Field} fieldOf
 * @param {Shape[]} shapes to which those of the components are added
 */
function componentsOf(program, fieldOf, shapes) {
  const checker = program.getTypeChecker();
  /** @type {Shapes['components']} */
  const components = {};
  const module = checker.getSymbolAtLocation(/** @type {ts.SourceFile} */ (program.getSourceFile(ENTRY)));
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    if (!/^[A-Z][a-z]/.test(exported.name)) continue;
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!symbol.valueDeclaration) continue;
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const [props] = signature?.getParameters() ?? [];
    if (!props) continue;
    const type = checker.getTypeOfSymbol(props);
    /** @type {Shape} */
    const shape = {};
    const properties = checker.getPropertiesOfType(type);
    for (const property of properties) {
      const isOwn = property.declarations?.some(
        (each) => !each.getSourceFile().fileName.includes('/node_modules/'),
      );
      if (isOwn) shape[property.name] = fieldOf(checker.getTypeOfSymbol(property));
    }
    const required = properties
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name);
    components[exported.name] = { shape: shapes.push(shape) - 1, required };
  }
  return components;
}
