/**
 * elkjs looks for a `require` that no browser has: with it, every page would load what stands in for one.
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
