import type { ProgressSummary } from '@kathaloka/contract/entities';
import { Coins } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Stars } from '../../../primitives/Stars/Stars.tsx';
import {
  Balance,
  BalanceUnit,
  Figures,
  Level,
  Percent,
  Progress,
  Rank,
  SummaryRoot,
  Username,
} from './LevelSummary.styles.ts';
import { Medallion } from './Medallion.tsx';
import { progressWords } from '../../../words/progress/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface LevelSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The player's name, level, stars and credits. Without it nothing is rendered. */
  summary?: ProgressSummary | undefined;
}

const STARS = 5;

/**
 * A player's progress: level, stars to the next level, and credits.
 *
 * @use Shows level, XP and credits of a player.
 * @avoid Not for tasks: `TaskPanel`.
 * @heard The name, the level in words, the progress in per cent.
 * @keys none
 * @example
 * <LevelSummary summary={summary} />
 */
export function LevelSummary({ summary, ...rest }: LevelSummaryProps) {
  const words = useWords(progressWords);
  if (!summary) return null;
  const { username, level, currency } = summary;
  const percentage = level.star_progress_percentage;

  return (
    <SummaryRoot {...rest}>
      <Medallion level={words.number(level.current)} />
      <Rank>
        <Username>{username}</Username>
        <Level>{words.level(words.levelTitle(level.title), level.current)}</Level>
      </Rank>
      <Progress>
        <Figures>
          <Stars value={(percentage / 100) * STARS} count={STARS} />
          <bdi>{words.stars(level.current_stars, level.stars_for_next_level)}</bdi>
          <Percent>{words.percent(percentage)}</Percent>
        </Figures>
        <ProgressBar label={words.towards(level.current + 1)} value={percentage} />
      </Progress>
      <Balance>
        <Coins />
        <b>{words.number(currency.coins_balance)}</b>
        <BalanceUnit>{words.creditUnit(currency.coins_balance)}</BalanceUnit>
      </Balance>
    </SummaryRoot>
  );
}
