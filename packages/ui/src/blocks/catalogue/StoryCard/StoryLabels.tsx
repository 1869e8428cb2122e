import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import { useWords } from '../../../words/useWords.ts';
import type { StoryCardStory } from './storyCardStory.ts';
import { Labels } from './StoryCard.styles.ts';

interface StoryLabelsProps {
  story: Pick<StoryCardStory, 'category' | 'language' | 'is_open_to_guests' | 'stats'>;
}

/** The labels of a card: its category, a language other than the page's, a quick read, a story without plays. */
export function StoryLabels({ story }: StoryLabelsProps) {
  const words = useWords(storyWords);
  const nameOf = useNameOf();
  const category = story.category && nameOf(story.category);
  const isForeign = story.language !== words.ownLanguage;
  const isNew = story.stats?.plays_total === 0;
  if (!category && !isForeign && !story.is_open_to_guests && !isNew) return null;
  return (
    <Labels>
      {category && (
        <span data-category lang={nameLanguage(category)}>
          {category}
        </span>
      )}
      {isForeign && <span>{words.languageName(story.language)}</span>}
      {story.is_open_to_guests && <span>{words.quickRead}</span>}
      {isNew && <span data-new>{words.unplayed}</span>}
    </Labels>
  );
}
