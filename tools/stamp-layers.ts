/**
 * Stamps the translations of the library with the digests of their originals, so that later changes of an
 * original make them stale. Without arguments, stamps only texts without a digest. With names of files, such
 * as `the-nishi-calls-only-twice.hi`, stamps all of their texts, because somebody has compared them with the
 * original.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stamped } from '@kathaloka/story';
import type { BundledLayer } from '../packages/server/src/features/bundledStories/bundledLayer.ts';
import {
  type BundledStory,
  readBundledStories,
} from '../packages/server/src/features/bundledStories/bundledStory.ts';

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
