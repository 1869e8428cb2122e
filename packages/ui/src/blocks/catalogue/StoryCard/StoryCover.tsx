import { isMachineMade } from '@kathaloka/contract/rules';
import { CardArch } from '../../../ornaments/CardArch.tsx';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { toneOf } from '../../../theme/tone.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import type { StoryCoverStory } from './storyCardStory.ts';
import { Arch, Cover, Labels } from './StoryCard.styles.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StoryCoverProps {
  story: StoryCoverStory;
}

/** The cover of a card, with labels for the category, a language other than the page's, quick reads, and what was made with a model. */
export function StoryCover({ story }: StoryCoverProps) {
  const words = useWords(storyWords);
  const nameOf = useNameOf();
  const category = story.category && nameOf(story.category);

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
      <Labels>
        {category && (
          <Chip variant="glass" lang={nameLanguage(category)}>
            {category}
          </Chip>
        )}
        {story.language !== words.ownLanguage && (
          <Chip variant="glass">{words.languageName(story.language)}</Chip>
        )}
        {story.is_open_to_guests && <Chip variant="glass">{words.quickRead}</Chip>}
        {isMachineMade(story) && <Chip variant="glass">{words.machineMade}</Chip>}
      </Labels>
    </Cover>
  );
}
