import fs from 'node:fs';
import path from 'node:path';
import type { PageName } from '@kathaloka/contract/paths';

/** Preload links for files of a screen that the built page does not name: its scripts and its font. */
export type ScreenFiles = (page: PageName | undefined) => readonly string[];

/** Read from the manifest of the app's build; empty without one, and for an unknown page. */
export function readScreenFiles(folder: string, page: string): ScreenFiles {
  const list = path.join(folder, '.vite/screens.json');
  if (!fs.existsSync(list)) return () => [];
  const built = JSON.parse(fs.readFileSync(list, 'utf8')) as Partial<Record<PageName, readonly string[]>>;
  const links = Object.fromEntries(
    Object.entries(built).map(([name, files]) => [
      name,
      files.filter((file) => !page.includes(file)).map(preloaded),
    ]),
  );
  return (name) => (name === undefined ? [] : (links[name] ?? []));
}

function preloaded(file: string): string {
  const kind = file.endsWith('.woff2') ? 'as="font" type="font/woff2"' : 'as="script"';
  return `<link rel="preload" ${kind} crossorigin fetchpriority="low" href="/${file}" />`;
}
