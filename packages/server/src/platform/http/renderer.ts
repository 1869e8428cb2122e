import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@kathaloka/contract/rendering';

/** Where the app's build for servers is, in a folder of its build for browsers that is not served. */
const FILE = '.server/server.js';

/** Renders pages as the app's build for servers does, which is loaded for the first of them; null without that build. */
export function readRenderer(folder: string): PageRenderer['renderPage'] | null {
  const file = path.join(folder, FILE);
  if (!fs.existsSync(file)) return null;
  let loaded: Promise<PageRenderer> | undefined;
  return async (asked) => {
    loaded ??= import(pathToFileURL(file).href) as Promise<PageRenderer>;
    const { renderPage } = await loaded;
    return renderPage(asked);
  };
}
