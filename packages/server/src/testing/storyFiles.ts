import fs from 'node:fs';

/** The files of bundled stories. Their layers are in a folder beside them. */
export const storyFiles = (folder: URL | string): string[] =>
  fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
