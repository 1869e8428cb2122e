import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBundledStories } from '../../features/library/bundledStory.ts';
import { bagSizes } from './bagSizes.ts';
import { loadFragments } from './fragments.ts';
import { lintFragments } from './lint.ts';
import { lintFillers } from './lintFillers.ts';

const fragments = loadFragments(path.join(import.meta.dirname, '../fragments'));

describe('The fragments of the built-in narrator', () => {
  it('read well with everything that may fill them', () => {
    const stories = readBundledStories().map(({ story }) => story);
    const fillers = new Map<string, ReturnType<typeof lintFillers>>();
    const fillersOf = (language: string) => {
      if (!fillers.has(language)) fillers.set(language, lintFillers(stories, language));
      return fillers.get(language)!;
    };
    expect(lintFragments(fragments, fillersOf)).toEqual([]);
  });

  it('are enough of each kind for thirty turns', () => {
    expect(bagSizes(fragments).filter(({ size, wanted }) => size < wanted)).toEqual([]);
  });
});
