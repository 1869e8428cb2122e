import type { Story } from '@kathaloka/contract/entities';
import { paths } from '../../../paths.ts';
import type { Tone } from '../../../theme/tone.ts';
import type { Words } from '../../../words/en.ts';
import { summaryOf } from '../../catalogue/StoryCard/summaryOf.ts';

export const SLIDE_KINDS = ['story', 'guide', 'beta', 'community'] as const;
export type SlideKind = (typeof SLIDE_KINDS)[number];

export interface Slide {
  kind: SlideKind;
  title: string;
  /** A few words, in the list at the side. */
  hint: string;
  text: string;
  /** What its button says. */
  action: string;
  href: string;
  /** The game of the first slide. */
  story?: Story;
  /** The ground of a slide without a picture of its own. */
  tone?: Tone;
}

interface SlideSources {
  story: Story | undefined;
  storyHref: string | undefined;
  guideHref: string;
  communityHref: string;
  words: Words['banner'];
  storyWords: Words['story'];
}

/** The four slides; three, where there is no game to feature. */
export function slidesOf({
  story,
  storyHref,
  guideHref,
  communityHref,
  words,
  storyWords,
}: SlideSources): Slide[] {
  const game: Slide[] = story
    ? [
        {
          kind: 'story',
          title: story.title.trim() || storyWords.untitled,
          hint: words.featuredGame,
          text: summaryOf(story),
          action: storyWords.play,
          href: storyHref ?? paths.story(story.id),
          story,
        },
      ]
    : [];
  return [
    ...game,
    { kind: 'guide', ...words.guide, href: guideHref, tone: 'peacock' },
    { kind: 'beta', ...words.beta, href: paths.waitlist, tone: 'jamun' },
    { kind: 'community', ...words.community, href: communityHref, tone: 'neel' },
  ];
}
