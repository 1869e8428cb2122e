/** The service worker: one script at the root of the site, which lists the files of its build. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

/** The name of the worker in the build. */
const WORKER_FILE = 'sw.js';

/**
 * @param {object} worker
 * @param {string} worker.entry its module
 * @param {string} worker.shell the address of the page that is shown without a network
 * @param {readonly RegExp[]} worker.opened the lazily loaded modules that must work without a network
 * @returns {import('vite').Plugin}
 */
export function serviceWorker({ entry, shell, opened }) {
  return {
    name: 'service-worker',
    apply: 'build',
    // runs once the page contains its inline scripts
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        // the first build, which only counts chunks, has no page
        if (page?.type !== 'asset') return;
        const files = neededFiles(bundle, opened);
        const revision = hashOf([String(page.source), ...files]);
        // stored in this order: if the page is stored, everything else is
        const shellFiles = [
          ...files.map((file) => ({ url: `/${file}`, revision: null })),
          { url: shell, revision },
        ];
        const entries = Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.isEntry)
          .map(({ fileName }) => `/${fileName}`)
          .filter((file) => String(page.source).includes(file));
        if (entries.length === 0) throw new Error('The page names no script of the build.');
        this.emitFile({
          type: 'asset',
          fileName: WORKER_FILE,
          source: await workerScript(path.resolve(entry), {
            SHELL_FILES: shellFiles,
            ENTRIES: entries,
            BUILD_FILES: Object.keys(bundle)
              .filter((file) => file.startsWith('assets/'))
              .map((file) => `/${file}`)
              .sort(),
            VERSION: revision,
          }),
        });
      },
    },
  };
}

/** @param {readonly string[]} parts */
const hashOf = (parts) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

/**
 * The scripts of the page and of the `opened` modules, with all of their imports, and the style sheets.
 * @param {Readonly<Record<string, import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset>>} bundle
 * @param {readonly RegExp[]} opened
 */
function neededFiles(bundle, opened) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isOpened = (/** @type {readonly string[]} */ ids) =>
    opened.some((pattern) => ids.some((id) => pattern.test(id)));
  for (const pattern of opened)
    if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => pattern.test(id))))
      throw new Error(`No script was built for ${pattern}.`);
  const files = new Set(
    chunks.filter(({ isEntry, moduleIds }) => isEntry || isOpened(moduleIds)).map(({ fileName }) => fileName),
  );
  // items added to a set during iteration are visited as well
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return [...files, ...Object.keys(bundle).filter((file) => file.endsWith('.css'))].sort();
}

/**
 * @param {string} entry
 * @param {Readonly<Record<string, unknown>>} constants
 */
async function workerScript(entry, constants) {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    conditions: ['@kathaloka/source'],
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    entryPoints: [entry],
    logLevel: 'warning',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${entry} was bundled to nothing.`);
  return script.text;
}
