import fs from 'node:fs';
import path from 'node:path';
import type { PageName } from '@kathaloka/contract/paths';

/** Preload links to the scripts of a screen that the built page does not name itself. */
export type ScreenScripts = (page: PageName | undefined) => readonly string[];

/** Read from the list of the app's build; none without such a list, and for an unknown page. */
export function readScreenScripts(folder: string, page: string): ScreenScripts {
  const file = path.join(folder, '.vite/screens.json');
  if (!fs.existsSync(file)) return () => [];
  const built = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Record<PageName, readonly string[]>>;
  const links = Object.fromEntries(
    Object.entries(built).map(([name, scripts]) => [
      name,
      scripts
        .filter((script) => !page.includes(script))
        .map(
          (script) => `<link rel="preload" as="script" crossorigin fetchpriority="low" href="/${script}" />`,
        ),
    ]),
  );
  return (name) => (name === undefined ? [] : (links[name] ?? []));
}
