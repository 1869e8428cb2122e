import fs from 'node:fs';
import path from 'node:path';

/** Where the app keeps the screens that others link to. */
const SCREENS = {
  landing: 'src/routes/landing/LandingRoute.tsx',
  home: 'src/routes/home/HomeRoute.tsx',
  story: 'src/routes/story/StoryRoute.tsx',
} as const;
export type Screen = keyof typeof SCREENS;

/** What the app's build says of one of its scripts. */
interface BuiltScript {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Links to the scripts of a screen that the app's page does not name itself; none where the build has left no list. */
export function readScreenScripts(folder: string, page: string): (screen: Screen) => readonly string[] {
  const file = path.join(folder, '.vite/manifest.json');
  if (!fs.existsSync(file)) return () => [];
  const built = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, BuiltScript>;
  const links = Object.fromEntries(
    Object.entries(SCREENS).map(([screen, source]) => [
      screen,
      filesOf(built, source)
        .filter((name) => !page.includes(name))
        .map((name) => `<link rel="preload" as="script" crossorigin fetchpriority="low" href="/${name}" />`),
    ]),
  );
  return (screen) => links[screen]!;
}

function filesOf(built: Readonly<Record<string, BuiltScript>>, source: string): string[] {
  const sources = new Set([source]);
  // a set that grows while it is walked is walked to its end
  for (const name of sources) {
    const script = built[name];
    if (!script) throw new Error(`The app was built without ${name}.`);
    for (const imported of script.imports ?? []) sources.add(imported);
  }
  return [...sources].map((name) => built[name]!.file);
}
