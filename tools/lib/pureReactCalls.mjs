/**
 * Marks unused components as pure, so that the bundler drops them. Otherwise the first page would contain the router's
 * forms, loaders and server components.
 *
 * @type {import('vite').Plugin}
 */
export const pureReactCalls = {
  name: 'pure-react-calls',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        // a displayName must not keep an unused component in the bundle
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
      map: null,
    }),
  },
};
