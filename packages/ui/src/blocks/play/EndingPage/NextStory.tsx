import type { Story } from '@kathaloka/contract/entities';
import { useId } from 'react';
import { useStoryPath } from '../../../paths.ts';
import { directionOf } from '../../../theme/direction.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { PartAbout, PartLink, PartPicture } from '../../storyPart.styles.ts';
import { localized } from '../../translation.ts';
import { Next, NextTitle } from './NextStory.styles.ts';
import { endingWords } from '../../../words/ending/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface NextStoryProps {
  story: Pick<Story, 'id' | 'title' | 'tagline' | 'language' | 'translations' | 'cover_image_url'>;
  /** Whether the story is a later part of the same series. */
  isPart: boolean;
}

/** The story suggested after the one that has ended. */
export function NextStory({ story, isPart }: NextStoryProps) {
  const words = useWords(endingWords);
  const { untitled, ownLanguage } = useWords(storyWords);
  const storyPath = useStoryPath();
  const id = useId();
  const shown = localized(story, ownLanguage);
  const own = { lang: shown.language, dir: directionOf(shown.language) };
  return (
    <Next aria-labelledby={id}>
      <PartPicture>
        <CoverImage story={story} isDecorative width={240} height={152} sizes="120px" />
      </PartPicture>
      <PartAbout>
        <NextTitle id={id}>{isPart ? words.nextPart : words.next}</NextTitle>
        <PartLink href={storyPath(story.id)} {...own}>
          {shown.title.trim() || untitled}
        </PartLink>
        <p {...own}>{shown.tagline}</p>
      </PartAbout>
    </Next>
  );
}
