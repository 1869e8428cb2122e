import type { Story } from '@kathaloka/contract/entities';
import type { Paths } from '../../../paths.ts';
import type { Tone } from '../../../theme/tone.ts';
import type { Words } from '../../../words/en.ts';
import { localized, type WithTranslations } from '../../translation.ts';
import { summaryOf } from '../../catalogue/StoryCard/summaryOf.ts';

export const SLIDE_KINDS = ['story', 'guide', 'beta', 'community'] as const;
export type SlideKind = (typeof SLIDE_KINDS)[number];

/** The fields of a story that its slide needs. */
export interface BannerStory
  extends
    WithTranslations,
    Pick<
      Story,
      'id' | 'title' | 'tagline' | 'story_description' | 'cover_image_url' | 'image_alt' | 'is_featured'
    > {}

export interface Slide<S extends BannerStory = BannerStory> {
  kind: SlideKind;
  title: string;
  /** A few words for the list. */
  hint: string;
  text: string;
  /** The label of the button. */
  action: string;
  href: string;
  /** The game of the first slide, in the reader's language if it is translated. */
  story?: S;
  /** The tone of the background, if the slide has no picture. */
  tone?: Tone;
}

interface SlideSources<S> {
  story: S | undefined;
  storyHref: string | undefined;
  guideHref: string | undefined;
  communityHref: string | undefined;
  paths: Pick<Paths, 'guide' | 'story' | 'waitlist'>;
  words: Words['banner'];
  labels: Words['story'];
}

/** Returns the slides that have content: the featured game and the community may be missing. */
export function slidesOf<S extends BannerStory>({
  story: written,
  storyHref,
  guideHref,
  communityHref,
  paths,
  words,
  labels,
}: SlideSources<S>): Slide<S>[] {
  const story = written && localized(written, labels.ownLanguage);
  const game: Slide<S>[] = story
    ? [
        {
          kind: 'story',
          title: story.title.trim() || labels.untitled,
          hint: story.is_featured ? words.featuredGame : words.toBeginWith,
          text: summaryOf(story),
          action: labels.play,
          href: storyHref ?? paths.story(story.id),
          story,
        },
      ]
    : [];
  const community: Slide<S>[] =
    communityHref === undefined
      ? []
      : [{ kind: 'community', ...words.community, href: communityHref, tone: 'neel' }];
  return [
    ...game,
    { kind: 'guide', ...words.guide, href: guideHref ?? paths.guide, tone: 'peacock' },
    { kind: 'beta', ...words.beta, href: paths.waitlist, tone: 'jamun' },
    ...community,
  ];
}
