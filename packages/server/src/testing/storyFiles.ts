import fs from 'node:fs';

/** The files of the library's stories; their translations are in a folder beside them. */
export const storyFiles = (folder: URL | string): string[] =>
  fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
