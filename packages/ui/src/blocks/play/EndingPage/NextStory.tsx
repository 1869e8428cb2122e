import type { Story } from '@kathaloka/contract/entities';
import { useId } from 'react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { useStoryPath } from '../../../paths.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { toneOf } from '../../../theme/tone.ts';
import { useEndingWords } from '../../../words/areas/useEndingWords.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import { inReadersWords } from '../../translation.ts';
import { Next, NextAbout, NextLink, NextPicture, NextTitle } from './NextStory.styles.ts';

interface NextStoryProps {
  story: Pick<Story, 'id' | 'title' | 'tagline' | 'language' | 'translations' | 'cover_image_url'>;
  /** Whether it is a later part of the same series. */
  isPart: boolean;
}

/** What to play after this. */
export function NextStory({ story, isPart }: NextStoryProps) {
  const words = useEndingWords();
  const { untitled, ownLanguage } = useStoryWords();
  const storyPath = useStoryPath();
  const id = useId();
  const shown = inReadersWords(story, ownLanguage);
  const own = { lang: shown.language, dir: directionOf(shown.language) };
  return (
    <Next aria-labelledby={id}>
      <NextPicture>
        <Image
          src={story.cover_image_url}
          alt=""
          width={240}
          height={152}
          sizes="120px"
          fallback={<DrawnCover tone={toneOf(story.id)} />}
        />
      </NextPicture>
      <NextAbout>
        <NextTitle id={id}>{isPart ? words.nextPart : words.next}</NextTitle>
        <NextLink href={storyPath(story.id)} {...own}>
          {shown.title.trim() || untitled}
        </NextLink>
        <p {...own}>{shown.tagline}</p>
      </NextAbout>
    </Next>
  );
}
