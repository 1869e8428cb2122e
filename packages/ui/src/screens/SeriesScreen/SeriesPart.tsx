import { Check } from 'lucide-react';
import { PartAbout, PartLink, PartPicture } from '../../blocks/storyPart.styles.ts';
import { localized } from '../../blocks/translation.ts';
import { DrawnCover } from '../../ornaments/DrawnCover.tsx';
import { useStoryPath } from '../../paths.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { directionOf } from '../../theme/direction.ts';
import { toneOf } from '../../theme/tone.ts';
import type { PartInOrder } from './partsInOrder.ts';
import { PartMarks } from './SeriesScreen.styles.ts';
import { seriesWords } from '../../words/series/en.ts';
import { storyWords } from '../../words/story/en.ts';
import { useWords } from '../../words/useWords.ts';

/** A part of a series: its picture, its title, and whether it has been read. */
export function SeriesPart({ position, story: written, state }: PartInOrder) {
  const words = useWords(seriesWords);
  const { ownLanguage, untitled } = useWords(storyWords);
  const storyPath = useStoryPath();
  const story = written && localized(written, ownLanguage);
  const own = story && { lang: story.language, dir: directionOf(story.language) };
  return (
    <>
      <PartPicture>
        <Image
          src={story?.cover_image_url ?? null}
          alt=""
          width={240}
          height={152}
          sizes="120px"
          fallback={<DrawnCover tone={toneOf(story?.id ?? '')} />}
        />
      </PartPicture>
      <PartAbout>
        <PartMarks>
          {words.part(position)}
          {state === 'read' && (
            <Badge tone="success" icon={<Check />}>
              {words.isRead}
            </Badge>
          )}
          {state === 'next' && <Badge tone="accent">{words.isNext}</Badge>}
        </PartMarks>
        {story ? (
          <>
            <PartLink href={storyPath(story.id)} {...own}>
              {story.title.trim() || untitled}
            </PartLink>
            <p {...own}>{story.tagline}</p>
          </>
        ) : (
          <p>{words.unpublished}</p>
        )}
      </PartAbout>
    </>
  );
}
