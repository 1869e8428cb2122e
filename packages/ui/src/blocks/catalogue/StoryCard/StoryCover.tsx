import { CardArch } from '../../../ornaments/CardArch.tsx';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { toneOf } from '../../../theme/tone.ts';
import type { StoryCoverStory } from './storyCardStory.ts';
import { Arch, Cover } from './StoryCard.styles.ts';

interface StoryCoverProps {
  story: StoryCoverStory;
}

/** The cover of a card, under its arch. */
export function StoryCover({ story }: StoryCoverProps) {
  return (
    <Cover>
      <Image
        src={story.cover_image_url ?? null}
        alt={story.image_alt ?? ''}
        lang={story.language}
        width={640}
        height={416}
        fallback={<DrawnCover tone={toneOf(story.id)} />}
      />
      <Arch>
        <CardArch />
      </Arch>
    </Cover>
  );
}
