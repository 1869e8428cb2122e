/**
 * Writes into the files of the library's translations what each text was made from, so that one whose original changes
 * is found to be stale. Without arguments: of the texts of which nothing is known yet. With the names of files, such as
 * `the-nishi-calls-only-twice.hi`: of all of their texts, because somebody has read them beside the original.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stamped } from '@kathaloka/story';
import type { BundledLayer } from '../packages/server/src/features/library/bundledLayer.ts';
import {
  type BundledStory,
  readBundledStories,
} from '../packages/server/src/features/library/bundledStory.ts';

const named = process.argv.slice(2).map((name) => path.basename(name, '.json'));

function stamp({ story }: BundledStory, { file, layer, source }: BundledLayer): void {
  const isRead = named.includes(path.basename(file, '.json'));
  const { made_from } = stamped(story, layer, { onlyNew: !isRead });
  const text = `${JSON.stringify({ ...(source as object), made_from }, undefined, 2)}\n`;
  if (JSON.stringify(made_from) === JSON.stringify(layer.made_from)) return;
  fs.writeFileSync(file, text);
  console.log(`${path.basename(file)}: ${Object.keys(made_from ?? {}).length} texts`);
}

for (const story of readBundledStories()) {
  for (const layer of story.layers)
    if (named.length === 0 || named.includes(path.basename(layer.file, '.json'))) stamp(story, layer);
}
