import type { Story } from '@kathaloka/contract/entities';
import { CONTENT_RATING_LABELS, DIFFICULTY_LABELS } from '@kathaloka/contract/limits';
import { Crown } from 'lucide-react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { useStoryPageWords } from '../../../words/areas/useStoryPageWords.ts';
import { AsItIs, Facts } from './StoryFacts.styles.ts';

export interface StoryFactsProps {
  /** The story that is described. */
  story: Story;
}

/** What a story is about, and whom it is for: tags, premium, difficulty, content rating. */
export function StoryFacts({ story }: StoryFactsProps) {
  const words = useStoryPageWords();
  const { tags, is_premium, difficulty_level, content_rating } = story;
  const difficulty = words.difficulty(difficulty_level);
  const rating = words.contentRating(content_rating);

  return (
    <Facts>
      {tags.map(({ id, display_name, color }) => (
        <li key={id}>
          <Chip color={color}>{display_name}</Chip>
        </li>
      ))}
      {is_premium && (
        <li>
          <Badge tone="sindoor" icon={<Crown />}>
            {words.premium}
          </Badge>
        </li>
      )}
      <li>
        <Badge tone={DIFFICULTY_LABELS[difficulty_level]?.tone ?? 'grey'}>
          {DIFFICULTY_LABELS[difficulty_level] ? difficulty : <AsItIs>{difficulty}</AsItIs>}
        </Badge>
      </li>
      <li>
        <Badge>{CONTENT_RATING_LABELS[content_rating] ? rating : <AsItIs>{rating}</AsItIs>}</Badge>
      </li>
    </Facts>
  );
}
