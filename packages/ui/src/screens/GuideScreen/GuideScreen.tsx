import type { HomeStory } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { StoryCard } from '../../blocks/catalogue/StoryCard/StoryCard.tsx';
import { StoryCardSkeleton } from '../../blocks/catalogue/StoryCardSkeleton/StoryCardSkeleton.tsx';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { GuideChapters } from './GuideChapters.tsx';
import { Attempt, AttemptTitle, GuideRoot, Heading, Hint } from './GuideScreen.styles.ts';
import { Lead, Title } from '../chapters.styles.ts';
import { guideWords } from '../../words/guide/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface GuideScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'onPlay'> {
  /** The story to try. `undefined` while loading, null if there is none. */
  story: HomeStory | null | undefined;
  /** Starts the story instead of opening its page. */
  onPlay?: ((story: HomeStory) => void | Promise<void>) | undefined;
}

/**
 * The guide: how to play, and a story to try.
 *
 * @use How to play, with a story to try.
 * @avoid Not keys and prices in a game: `KnowHowPanel`.
 * @example
 * <GuideScreen story={story} onPlay={({ id }) => play(id)} />
 */
export function GuideScreen({ story, onPlay, ...rest }: GuideScreenProps) {
  const words = useWords(guideWords);
  const paths = usePaths();
  return (
    <GuideRoot {...rest}>
      <Heading>
        <Title>{words.title}</Title>
        <Lead>{words.lead}</Lead>
      </Heading>
      <GuideChapters />
      <Attempt aria-labelledby="attempt" aria-busy={story === undefined}>
        <AttemptTitle id="attempt">{words.attempt}</AttemptTitle>
        {story !== null && <Hint>{words.attemptHint}</Hint>}
        {story === undefined && <StoryCardSkeleton />}
        {story && <StoryCard story={story} onPlay={onPlay} />}
        {story === null && <Hint>{words.noStory}</Hint>}
        <ButtonLink href={paths.home} variant="ghost">
          {words.allStories}
        </ButtonLink>
      </Attempt>
    </GuideRoot>
  );
}
