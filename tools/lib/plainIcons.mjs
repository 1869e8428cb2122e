import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ICON = /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/** @param {Record<string, string>} attributes */
const withoutKey = (attributes) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'));

/**
 * The code of an icon: its shapes, and the small component that draws them. The component of lucide-react also takes
 * sizes, classes and a context, which nothing here uses, and its icons contain their names: 2 kB of Home's scripts.
 *
 * @param {string} file a module of lucide-react
 */
export async function plainCode(file) {
  /** @type {{ __iconData?: { node: [tag: string, attributes: Record<string, string>][] } }} */
  const { __iconData: data } = await import(pathToFileURL(file).href);
  // an alias of an icon, or the list of all icons
  if (!data) return undefined;
  // relative to the icon's file, because tsup moves this one into the package that it builds
  const component = path.resolve(file, '../../../../../../tools/lib/plainIcon.mjs');
  const shapes = data.node.map(([tag, attributes]) => [tag, withoutKey(attributes)]);
  return [
    `import { plainIcon } from ${JSON.stringify(component)};`,
    `export default /* @__PURE__ */ plainIcon(${JSON.stringify(shapes)});`,
  ].join('\n');
}

/**
 * The plugin for the app.
 *
 * @type {import('vite').Plugin}
 */
export const plainIcons = {
  name: 'plain-icons',
  apply: 'build',
  transform: {
    filter: { id: ICON },
    async handler(_, file) {
      const code = await plainCode(file);
      return code === undefined ? undefined : { code, map: null };
    },
  },
};

/**
 * The plugin for the library, which is built in its own folder and contains its icons.
 *
 * @type {import('esbuild').Plugin}
 */
export const ownIcons = {
  name: 'own-icons',
  setup(build) {
    const modules = path.resolve(
      build.initialOptions.absWorkingDir ?? '',
      '../../node_modules/lucide-react/dist/esm/lucide-react.mjs',
    );
    build.onResolve({ filter: /^lucide-react$/ }, () => ({ path: modules, sideEffects: false }));
    build.onLoad({ filter: ICON }, async ({ path: file }) => {
      const contents = await plainCode(file);
      return contents === undefined ? undefined : { contents };
    });
  },
};
