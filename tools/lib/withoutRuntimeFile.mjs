/**
 * The bundler has a few functions of its own, which almost every file imports, and puts them into a file of their own: a
 * request of every visit for four hundred bytes. They are moved into a file that every page loads anyway.
 */

const RUNTIME = '\0rolldown/runtime.js';
/** Their names where they are imported: the bundler's are single letters, which that file has taken. */
const nameOf = (/** @type {string} */ exported) => `__${exported}`;

/**
 * @param {string} into the name of the file, which imports no other
 * @returns {import('vite').Plugin}
 */
export function withoutRuntimeFile(into) {
  return {
    name: 'without-runtime-file',
    apply: 'build',
    // it is stored for ever by its name, and has other exports than without this plugin
    augmentChunkHash: ({ name }) => (name === into ? 'with the runtime' : undefined),
    generateBundle: {
      // before the imports of each file are counted
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === RUNTIME);
        if (!runtime) return;
        const host = chunks.find(({ name }) => name === into);
        if (!host || host.imports.some((file) => file !== runtime.fileName))
          throw new Error(`The runtime cannot be moved into ${into}.`);
        const [from, to] = [baseOf(runtime.fileName), baseOf(host.fileName)];
        host.code = withRuntime(host.code, from, runtime.code);
        host.imports = [];
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue;
          chunk.code = importedFrom(chunk.code, from, to);
          chunk.imports = [
            ...new Set(chunk.imports.map((file) => (file === runtime.fileName ? host.fileName : file))),
          ];
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

const baseOf = (/** @type {string} */ file) => file.slice(file.lastIndexOf('/') + 1);

/**
 * @param {string} names such as `r as e,t`
 * @returns {[string, string][]} the first and the second name of each
 */
function pairsOf(names) {
  return names.split(',').map((each) => {
    const [one = '', other = one] = each.trim().split(/\s+as\s+/);
    return [one, other];
  });
}

const asPattern = (/** @type {string} */ file) => file.replaceAll('.', String.raw`\.`);

/**
 * The imports of a file from another, and what is left without them.
 * @param {string} code
 * @param {string} file
 */
function splitImport(code, file) {
  const found = new RegExp(`import\\{([^{}]*)\\}from["'\`]\\./${asPattern(file)}["'\`];?`).exec(code);
  if (!found) throw new Error(`The import of ${file} was not found.`);
  const [statement, names = ''] = found;
  return { names, rest: code.replace(statement, () => '') };
}

/**
 * @param {string} code of the file that the runtime is moved into
 * @param {string} file the name of the runtime's file
 * @param {string} runtime
 */
export function withRuntime(code, file, runtime) {
  const { names, rest } = splitImport(code, file);
  const [statement, exported = ''] = /export\{([^{}]*)\};?\s*$/.exec(runtime) ?? [];
  if (statement === undefined) throw new Error(`${file} has no exports at its end.`);
  const all = pairsOf(exported).map(([local, name]) => ({ local, name }));
  if (all.some(({ name }) => new RegExp(`(?<![\\w$])${nameOf(name)}(?![\\w$])`).test(code)))
    throw new Error('A name of the runtime is taken where it is moved to.');
  const given = all.map(({ local, name }) => `${name}:${local}`).join(',');
  const taken = all.map(({ name }) => `${name}:${nameOf(name)}`).join(',');
  const own = pairsOf(names).map(([name, local]) => `${local}=${nameOf(name)}`);
  return [
    `var{${taken}}=(()=>{${runtime.slice(0, -statement.length)}return{${given}}})(),${own.join(',')};`,
    rest,
    `export{${all.map(({ name }) => nameOf(name)).join(',')}};`,
  ].join('');
}

/**
 * @param {string} code of a file that imports the runtime
 * @param {string} file the name of the runtime's file
 * @param {string} host where the runtime is now
 */
export function importedFrom(code, file, host) {
  const { names, rest } = splitImport(code, file);
  const taken = pairsOf(names)
    .map(([name, local]) => `${nameOf(name)} as ${local}`)
    .join(',');
  const statement = new RegExp(`import\\{(?=[^{}]*\\}from["'\`]\\./${asPattern(host)}["'\`])`);
  return statement.test(rest)
    ? rest.replace(statement, (beginning) => `${beginning}${taken},`)
    : `import{${taken}}from"./${host}";${rest}`;
}
