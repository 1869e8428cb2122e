import path from 'node:path';

/** Where the build writes its list, and the server reads it. */
export const SCREEN_SCRIPTS_FILE = '.vite/screens.json';

/**
 * Records which scripts each screen needs, including their imports: `{"home": ["assets/HomeRoute-….js", …]}`.
 *
 * @param {string} folder where the modules of the screens are
 * @param {Readonly<Record<string, string>>} screens the module of each, by its name
 * @returns {import('vite').Plugin}
 */
export function screenScripts(folder, screens) {
  return {
    name: 'screen-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      /** @param {string} source */
      const scriptsOf = (source) => {
        const own = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(folder, source));
        if (!own) throw new Error(`No script was built for ${source}.`);
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
        source: JSON.stringify(
          Object.fromEntries(Object.entries(screens).map(([name, source]) => [name, scriptsOf(source)])),
        ),
      });
    },
  };
}
