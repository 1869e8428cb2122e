import type { Language } from '@kathaloka/contract/entities';
import { CardArch } from '../../../ornaments/CardArch.tsx';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { toneOf } from '../../../theme/tone.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import type { StoryCoverStory } from './storyCardStory.ts';
import { Arch, Category, Cover } from './StoryCard.styles.ts';

interface StoryCoverProps {
  story: StoryCoverStory;
  /** The language of the picture's description. */
  language?: Language;
}

/** The picture of a story under its arch, with the category on it. */
export function StoryCover({ story, language }: StoryCoverProps) {
  const words = useStoryWords();
  const category = story.category && words.categoryName(story.category.display_name);

  return (
    <Cover>
      <Image
        src={story.cover_image_url}
        alt={story.image_alt}
        lang={language}
        width={640}
        height={416}
        fallback={<DrawnCover tone={toneOf(story.id)} />}
      />
      <Arch>
        <CardArch />
      </Arch>
      {category && (
        <Category>
          <Chip variant="glass" lang={nameLanguage(category)}>
            {category}
          </Chip>
        </Category>
      )}
    </Cover>
  );
}
