import fs from 'node:fs';
import path from 'node:path';
import { buildSync, transformSync } from 'esbuild';

/** Vite's browser targets, used here because Vite does not transform what is written into the page. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
/** The font of titles. Other fonts load when their text is rendered. */
const TITLE_FACE = /eczar-basic-wght-normal-[\w-]+\.woff2$/;
const MODULE_PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * @param {string} code
 * @param {'js' | 'css'} loader
 */
const minified = (code, loader) =>
  transformSync(code, { loader, minify: true, target: BROWSERS }).code.trim();

/**
 * Keeps the first paint free of blocking requests. Inlines the script that sets the theme, the tokens, and
 * what a page needs before its scripts run; moves the fonts' style sheet behind the content; preloads the
 * app's first scripts after its pictures, and runs them later.
 *
 * @param {string} folder where `theme.js`, `before.css`, and `begin.ts`, which runs the scripts, are
 * @param {string} globalStyles the CSS that every page has, and no script brings
 * @returns {import('vite').Plugin[]}
 */
export function firstPaint(folder, globalStyles) {
  const source = (/** @type {string} */ file) => path.join(folder, file);
  const read = (/** @type {string} */ file) => fs.readFileSync(source(file), 'utf8');
  return [
    {
      name: 'first-paint',
      transformIndexHtml: () => [
        { tag: 'script', children: minified(read('theme.js'), 'js'), injectTo: 'head' },
        { tag: 'style', children: minified(globalStyles + read('before.css'), 'css'), injectTo: 'head' },
      ],
    },
    {
      name: 'first-paint-in-a-build',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle = {} }) {
          const [script, main] = ENTRY.exec(html) ?? [];
          if (!script || !main) throw new Error('index.html has no entry script.');
          const styles = html.match(STYLESHEET) ?? [];
          /** @type {string[]} */
          const later = [fetched(main)];
          return (
            html
              .replaceAll(STYLESHEET, '')
              .replace(
                '\n  </head>',
                `\n    ${preloaded(Object.keys(bundle).find((file) => TITLE_FACE.test(file)))}\n  </head>`,
              )
              .replace(
                script,
                `<script type="module">${beginning(source('begin.ts'), {
                  SCRIPTS: inOrder(main, bundle),
                })}</script>`,
              )
              .replaceAll(MODULE_PRELOAD, (_, file) => {
                later.push(fetched(file));
                return '';
              })
              // at the end, so that the page's pictures are loaded before them
              .replace('\n  </body>', () => [styles.join(''), ...later, '\n  </body>'].join('\n    '))
          );
        },
      },
    },
  ];
}

/** @param {string | undefined} face */
function preloaded(face) {
  if (!face) throw new Error('The font of titles is not in the build.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${face}">`;
}

/** Preloads a script without running it, because parsing it would delay the first paint. */
const fetched = (/** @type {string} */ file) =>
  `<link rel="preload" as="script" crossorigin fetchpriority="low" href="${file}">`;

/**
 * The URLs of a script and of its imports, each after its own imports.
 * @param {string} main
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function inOrder(main, bundle) {
  /** @type {Set<string>} */
  const addresses = new Set();
  (function add(/** @type {string} */ fileName) {
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) add(imported);
    addresses.add(`/${fileName}`);
  })(main.slice(1));
  return [...addresses];
}

/**
 * @param {string} file
 * @param {Readonly<Record<string, string | readonly string[]>>} [constants] such as the addresses of scripts
 */
function bundled(file, constants = {}) {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    define,
    format: 'esm',
    target: 'es2022',
    minify: true,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** @type {typeof bundled} */
function beginning(file, constants) {
  const text = bundled(file, constants);
  // the hashes of inline scripts are computed from the text between two tags
  if (text.includes('<'))
    throw new Error(`${file} contains “<”, which could end an inline script of the page.`);
  return text;
}
