/**
 * A module that is imported when it is needed, and stands with others in one file, has a second file in the build that
 * only names it: a request of its own for fifty bytes. Whoever imports it takes it from the first file instead.
 */

/** What such a file consists of. */
const FACADE = /^export\{([^{}]*)\}from["'`]\.\/([^"'`]+)["'`];?\s*$/;

/** @type {import('vite').Plugin} */
export const withoutFacades = {
  name: 'without-facades',
  apply: 'build',
  generateBundle: {
    // before the imports of each file are counted
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { fileName, code, isDynamicEntry } of chunks) {
        const [, exported, of] = FACADE.exec(code) ?? [];
        if (!isDynamicEntry || exported === undefined || of === undefined) continue;
        const file = fileName.slice(0, fileName.lastIndexOf('/') + 1) + of;
        for (const chunk of chunks) {
          if (!chunk.dynamicImports.includes(fileName)) continue;
          chunk.code = withoutFacade(chunk.code, fileName.slice(fileName.lastIndexOf('/') + 1), of, exported);
          chunk.dynamicImports = [
            ...new Set(chunk.dynamicImports.map((name) => (name === fileName ? file : name))),
          ];
        }
        delete bundle[fileName];
      }
    },
  },
};

/**
 * @param {string} code
 * @param {string} facade
 * @param {string} file
 * @param {string} exported such as `t as HomeRoute`
 */
export function withoutFacade(code, facade, file, exported) {
  const names = exported.split(',').map((name) => {
    const [inFile = '', asked = inFile] = name.trim().split(/\s+as\s+/);
    return `${asked}:m.${inFile}`;
  });
  const taken = `import("./${file}").then(m=>({${names.join(',')}}))`;
  let isFound = false;
  const changed = code.replaceAll(/import\((["'`])\.\/([^"'`]+)\1\)/g, (whole, _quote, name) => {
    if (name !== facade) return whole;
    isFound = true;
    return taken;
  });
  if (!isFound) throw new Error(`The import of ${facade} was not found.`);
  return changed;
}
