/**
 * Removes `require` from elkjs: browsers lack it, and every page would load a substitute.
 *
 * @type {import('vite').Plugin}
 */
export const withoutRequire = {
  name: 'without-require',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]elkjs[\\/]/ },
    handler: (code) => ({ code: code.replaceAll('"function"==typeof require&&require', 'false'), map: null }),
  },
};
