import fs from 'node:fs';
import path from 'node:path';

/** One entry per component, with its name: `@kathaloka/ui/StoryCard`. */
function components(): Record<string, string> {
  const files = fs.globSync('src/{primitives,patterns,screens,blocks/*}/*/index.ts');
  return Object.fromEntries(files.map((file) => [path.basename(path.dirname(file)), file]));
}

/** The additional entries of the package: name and source. */
export const parts: Readonly<Record<string, string>> = {
  ornaments: 'src/ornaments/index.ts',
  theme: 'src/theme/index.ts',
  words: 'src/words/index.ts',
  ...components(),
};
