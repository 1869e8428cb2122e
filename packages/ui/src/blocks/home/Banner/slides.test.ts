import { aStory, bareStory } from '@kathaloka/contract/fixtures';
import { BANNER_SLIDES } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../paths.ts';
import { bannerWords as words } from '../../../words/banner/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { slidesOf } from './slides.ts';

const sources = {
  story: aStory(),
  storyHref: undefined,
  guideHref: '#guide',
  communityHref: '#community',
  paths,
  words,
  labels: storyWords,
};

describe('the slides of the banner', () => {
  it('are four: a game, the guide, the beta, the community', () => {
    const slides = slidesOf(sources);
    expect(slides).toHaveLength(BANNER_SLIDES);
    expect(slides.map(({ href }) => href)).toEqual([
      `/game/${sources.story.id}`,
      '#guide',
      '/premium-waitlist',
      '#community',
    ]);
  });

  it('are three without a game', () => {
    expect(slidesOf({ ...sources, story: undefined }).map(({ kind }) => kind)).toEqual([
      'guide',
      'beta',
      'community',
    ]);
  });

  it('are three without a community, and the guide is our own page', () => {
    const slides = slidesOf({ ...sources, guideHref: undefined, communityHref: undefined });
    expect(slides.map(({ kind }) => kind)).toEqual(['story', 'guide', 'beta']);
    expect(slides[1]?.href).toBe('/guide');
  });

  it('name a story without a title', () => {
    expect(slidesOf({ ...sources, story: bareStory })[0]?.title).toBe('Untitled');
  });
});
