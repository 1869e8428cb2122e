import type { GameSession } from '@kathaloka/contract/entities';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import { Ways } from './PlayScreen.styles.ts';

/** Where a told tale leads on: to the page of its story, where PLAY begins again, and to the other stories. */
export function AfterTheEnd({ story_id }: Pick<GameSession, 'story_id'>) {
  const words = usePlayWords();
  const paths = usePaths();
  return (
    <Ways>
      <ButtonLink variant="primary" href={paths.story(story_id)}>
        {words.toStory}
      </ButtonLink>
      <ButtonLink href={paths.home}>{words.toHome}</ButtonLink>
    </Ways>
  );
}
