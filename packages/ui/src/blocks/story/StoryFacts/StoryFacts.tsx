import type { Story } from '@kathaloka/contract/entities';
import { CONTENT_RATING_LABELS, DIFFICULTY_LABELS } from '@kathaloka/contract/limits';
import { MACHINE_MADE, type MachineMade } from '@kathaloka/contract/rules';
import { Crown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import { AsItIs, Facts } from './StoryFacts.styles.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';

const DIFFICULTY_TONES: Readonly<Record<string, BadgeTone>> = {
  green: 'success',
  yellow: 'warning',
  red: 'error',
};

function toneOfDifficulty(level: Story['difficulty_level']): BadgeTone {
  return DIFFICULTY_TONES[DIFFICULTY_LABELS[level]?.tone ?? ''] ?? 'neutral';
}

export interface StoryFactsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The story. */
  story: Pick<Story, 'tags' | 'is_premium' | 'difficulty_level' | 'content_rating'> & Partial<MachineMade>;
}

/**
 * The tags, premium badge, what was made with a model, difficulty and content rating of a story.
 *
 * @use Lists the facts about a story: tags, premium, difficulty, rating.
 * @avoid Not for figures: `StatisticsPanel`.
 * @heard Each fact with its name.
 * @keys follow
 * @example
 * <StoryFacts story={story} />
 */
export function StoryFacts({ story, ...rest }: StoryFactsProps) {
  const words = useWords(storyPageWords);
  const nameOf = useNameOf();
  const { tags, is_premium, difficulty_level, content_rating } = story;
  const difficulty = words.difficulty(difficulty_level);
  const rating = words.contentRating(content_rating);

  return (
    <Facts {...rest}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Chip color={tag.color} lang={nameLanguage(nameOf(tag))}>
            {nameOf(tag)}
          </Chip>
        </li>
      ))}
      {is_premium && (
        <li>
          <Badge tone="premium" icon={<Crown />}>
            {words.premium}
          </Badge>
        </li>
      )}
      {MACHINE_MADE.filter((field) => story[field]).map((field) => (
        <li key={field}>
          <Badge>{words.machineMade[field]}</Badge>
        </li>
      ))}
      <li>
        <Badge tone={toneOfDifficulty(difficulty_level)}>
          {DIFFICULTY_LABELS[difficulty_level] ? difficulty : <AsItIs>{difficulty}</AsItIs>}
        </Badge>
      </li>
      <li>
        <Badge>{CONTENT_RATING_LABELS[content_rating] ? rating : <AsItIs>{rating}</AsItIs>}</Badge>
      </li>
    </Facts>
  );
}
