import fs from 'node:fs';
import path from 'node:path';

/** What an area's index exports from the folder of a component. */
const FROM_FOLDER = /^export (?:type )?\{[^}]*\} from '\.\/([A-Z]\w*)\/[^']+';$/gm;

/** One entry per component, with its name: `@kathaloka/ui/StoryCard`. It exports what its area's index has of it. */
function components(): Record<string, string> {
  const areas = fs.globSync('src/{primitives,patterns,screens,blocks/*}/index.ts');
  return Object.fromEntries(
    areas.flatMap((index) =>
      [...fs.readFileSync(index, 'utf8').matchAll(FROM_FOLDER)].map(([, name = '']) => [
        name,
        path.join(path.dirname(index), name),
      ]),
    ),
  );
}

/** Values without React: a server component reads them as they are. */
export const serverSafe: Readonly<Record<string, string>> = Object.fromEntries(
  fs.globSync('src/serverSafe/*.ts').map((file) => [path.basename(file, '.ts'), file]),
);

/** The additional entries of the package: name and source, which for a component is its folder. */
export const parts: Readonly<Record<string, string>> = {
  GlobalStyles: 'src/theme/GlobalStyles.tsx',
  // large, so that an area's index would be as well
  GraphCanvas: 'src/patterns/GraphCanvas/index.ts',
  WordsProvider: 'src/words/WordsProvider.tsx',
  useWords: 'src/words/index.ts',
  ornaments: 'src/ornaments/index.ts',
  ...serverSafe,
  ...components(),
};

/** The source of an entry: its file, or what its area's index exports from its folder. */
export function sourceOf(entry: string): string {
  if (path.extname(entry)) return fs.readFileSync(entry, 'utf8');
  const index = fs.readFileSync(path.join(path.dirname(entry), 'index.ts'), 'utf8');
  return [...index.matchAll(FROM_FOLDER)]
    .filter(([, name]) => name === path.basename(entry))
    .map(([statement]) => statement)
    .join('\n');
}
