import fs from 'node:fs';
import path from 'node:path';

/** Where the build writes its list, and the server reads it. */
export const SCREEN_SCRIPTS_FILE = '.vite/screens.json';

/**
 * Records which scripts each page needs, including their imports: `{"home": ["assets/HomeRoute-….js", …]}`. The
 * module of the page `home` is `HomeRoute.tsx`, wherever in the folder.
 *
 * @param {string} folder where the routes are
 * @param {readonly string[]} pages their names
 * @returns {import('vite').Plugin}
 */
export function screenScripts(folder, pages) {
  return {
    name: 'screen-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = fs.readdirSync(folder, { encoding: 'utf8', recursive: true });
      /** @param {string} page */
      const scriptsOf = (page) => {
        const route = `${page.charAt(0).toUpperCase()}${page.slice(1)}Route.tsx`;
        const module = modules.find((name) => path.basename(name) === route);
        const own =
          module && chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(folder, module));
        if (!own) throw new Error(`No script was built for ${route}.`);
        const files = new Set([own.fileName]);
        // items added to a set during iteration are visited as well
        for (const file of files) {
          const chunk = bundle[file];
          if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
        }
        return [...files];
      };
      this.emitFile({
        type: 'asset',
        fileName: SCREEN_SCRIPTS_FILE,
        source: JSON.stringify(Object.fromEntries(pages.map((page) => [page, scriptsOf(page)]))),
      });
    },
  };
}
