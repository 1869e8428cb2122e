import { describe, expect, it } from 'vitest';
import { brokenStories, soundStory } from '../testing/brokenStories/index.ts';
import type { Finding } from './finding.ts';
import { FINDINGS } from '../findingKinds.ts';
import { checkStory } from './storyChecks.ts';

const named = ({ kind, node, choice, variant }: Finding) =>
  [kind, node, choice ?? variant].filter((part) => part !== null).join(' ');

describe('Of the stories with a planted fault', () => {
  it('there are at least sixty, and every kind of finding occurs in one of them', () => {
    expect(brokenStories.length).toBeGreaterThanOrEqual(60);
    expect(new Set(brokenStories.map(({ fault }) => fault)).size).toBe(brokenStories.length);
    const all = brokenStories.flatMap(({ finds, and = [] }) => [finds, ...and]);
    const missing = Object.keys(FINDINGS).filter((kind) => !all.some((text) => text.startsWith(kind)));
    // needs more states than a single planted fault can cause
    expect(missing).toEqual(['not proved']);
  });

  it('the one without a fault has no finding', () => {
    expect(checkStory(soundStory())).toEqual([]);
  });

  it.each(brokenStories)('the one with the fault $fault has exactly the expected findings', (broken) => {
    const story = soundStory();
    broken.plant(story, story.story_structure.nodes);
    const found = checkStory(story).map(named);
    expect(found).toContain(broken.finds);
    expect(found.toSorted()).toEqual([broken.finds, ...(broken.and ?? [])].toSorted());
  });
});
