/** A list of exported names: `export { one, two as three }`, also of another module. */
const EXPORTS = /^export \{([^}]*)\}/gm;

/** @param {string} list */
const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * The name under which others import `one as two`.
 *
 * @param {string} name
 */
const exportedName = (name) => name.split(' as ').at(-1) ?? name;

/**
 * The bundler of declarations forgets `export type` of a name that is a value as well, such as a schema, and so
 * promises a value that the code does not export. Exports as types what is none in the code.
 *
 * @param {string} declarations
 * @param {string} code
 */
export function withoutPromises(declarations, code) {
  const values = new Set(
    [...code.matchAll(EXPORTS)].flatMap(([, list = '']) => namesIn(list).map(exportedName)),
  );
  return declarations.replace(EXPORTS, (_, list) => {
    const names = namesIn(list).map((name) => (values.has(exportedName(name)) ? name : `type ${name}`));
    return `export { ${names.join(', ')} }`;
  });
}
