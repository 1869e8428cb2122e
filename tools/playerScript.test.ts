import path from 'node:path';
import zlib from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { elementScript } from '../packages/player/elementScript.mts';
import { themes } from '../packages/player/src/element/styles.ts';
import { night, palmLeaf } from '../packages/ui/src/theme/colours.ts';

/** The budget for the player's download, in bytes. */
const ELEMENT_MAX = 35_000;

it('The player with all its code is at most 35 kB as downloaded by browsers', async () => {
  const script = await elementScript();
  const fetched = zlib.brotliCompressSync(script).length;
  expect(fetched).toBeLessThanOrEqual(ELEMENT_MAX);
  expect(script).not.toMatch(
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|eval|new Function|document\.write)\b/,
  );
  expect(script).not.toContain('</script');
});

it('It has no dependencies, and contains no schemas', async () => {
  const { metafile } = await build({
    bundle: true,
    write: false,
    metafile: true,
    conditions: ['@kathaloka/source'],
    entryPoints: [path.resolve(import.meta.dirname, '../packages/player/src/element/define.ts')],
    logLevel: 'warning',
  });
  const read = Object.keys(metafile.inputs);
  expect(read.filter((name) => name.includes('node_modules'))).toEqual([]);
  expect(read.filter((name) => /contract\/src\/(?:entities|endpoints)\//.test(name))).toEqual([]);
});

it.each([
  ['night', night],
  ['palm-leaf', palmLeaf],
] as const)('Its colours are the library’s: %s', (theme, colours) => {
  expect(colours).toMatchObject(themes[theme]);
});
