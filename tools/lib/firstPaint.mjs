import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Nothing stands between a page and its first paint: the script that knows its theme and the styles of its first view
 * are written into it, the fonts' style sheet comes after the first view, and the scripts that the app begins with are
 * fetched at once, but read and run later.
 *
 * @param {string} folder where `theme.js`, `first.css`, and `begin.ts`, which waits for the first paint, are
 * @returns {import('vite').Plugin[]}
 */
export function firstPaint(folder) {
  const source = (/** @type {string} */ file) => path.join(folder, file);
  const written = (/** @type {string} */ file, /** @type {'js' | 'css'} */ loader) =>
    transformSync(fs.readFileSync(source(file), 'utf8'), { loader, minify: true }).code.trim();
  return [
    {
      name: 'first-paint',
      transformIndexHtml: () => [
        { tag: 'script', children: written('theme.js', 'js'), injectTo: 'head' },
        { tag: 'style', children: written('first.css', 'css'), injectTo: 'head' },
      ],
    },
    {
      name: 'first-paint-in-a-build',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html) {
          const [script, main] = ENTRY.exec(html) ?? [];
          if (!script || !main) throw new Error('The page names no script to begin with.');
          const styles = html.match(STYLESHEET) ?? [];
          return html
            .replaceAll(STYLESHEET, '')
            .replace(
              script,
              `<script type="module">${beginning(source('begin.ts'), main)}</script>\n    ${fetched(main)}`,
            )
            .replaceAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g, (_, file) => fetched(file))
            .replace('\n  </body>', `${styles.join('')}\n  </body>`);
        },
      },
    },
  ];
}

/** Fetched and no more: a script that is read before the first paint delays it. */
const fetched = (/** @type {string} */ file) =>
  `<link rel="preload" as="script" crossorigin fetchpriority="low" href="${file}">`;

/**
 * @param {string} file
 * @param {string} main the address of the app's first script
 */
function beginning(file, main) {
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
    loader: 'ts',
    define: { MAIN: JSON.stringify(main) },
    format: 'esm',
    target: 'es2022',
    minify: true,
  });
  return code.trim();
}
