import fs from 'node:fs';
import path from 'node:path';

/** The path of the list, which the build writes and the server reads. */
const SCREEN_FILES = '.vite/screens.json';

/**
 * Records which scripts each page needs, including their imports, and the fonts of its text, which would
 * cause a layout shift when they load: `{"home": ["assets/HomeRoute-….js", …]}`. The module of the page
 * `home` is `HomeRoute.tsx`, in any subfolder.
 *
 * @param {object} screens
 * @param {string} screens.folder where the routes are
 * @param {readonly string[]} screens.pages their names
 * @param {Readonly<Record<string, readonly RegExp[]>>} screens.faces by the page
 * @returns {import('vite').Plugin}
 */
export function screenFiles({ folder, pages, faces }) {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = fs.readdirSync(folder, { encoding: 'utf8', recursive: true });
      /** @param {string} page */
      const filesOf = (page) => {
        const route = `${page.charAt(0).toUpperCase()}${page.slice(1)}Route.tsx`;
        const module = modules.find((name) => path.basename(name) === route);
        const own = module && chunks.find(({ moduleIds }) => moduleIds.includes(path.join(folder, module)));
        if (!own) throw new Error(`No script was built for ${route}.`);
        const files = new Set([own.fileName]);
        // items added to a set during iteration are visited as well
        for (const file of files) {
          const chunk = bundle[file];
          if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
        }
        return [...files, ...facesOf(page)];
      };
      /** @param {string} page */
      const facesOf = (page) =>
        (faces[page] ?? []).flatMap((face) => {
          const found = Object.keys(bundle).filter((file) => face.test(file));
          if (found.length !== 1) throw new Error(`${found.length} font files match ${face} instead of one.`);
          return found;
        });
      this.emitFile({
        type: 'asset',
        fileName: SCREEN_FILES,
        source: JSON.stringify(Object.fromEntries(pages.map((page) => [page, filesOf(page)]))),
      });
    },
  };
}
