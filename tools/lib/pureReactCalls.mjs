/**
 * Tells the bundler what the router's authors know: a component that is made and then not used leaves nothing behind.
 * Without it the first page carries the router's forms, loaders and server components.
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
        // a name for the developer's tools is no reason to keep a component
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
      map: null,
    }),
  },
};
