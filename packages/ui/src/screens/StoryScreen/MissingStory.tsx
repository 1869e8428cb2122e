import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { useNotFoundWords } from '../../words/areas/useNotFoundWords.ts';
import { useStoryPageWords } from '../../words/areas/useStoryPageWords.ts';

/** There is no such story, or none for this reader. */
export function MissingStory() {
  const paths = usePaths();
  const words = useNotFoundWords();
  return (
    <ErrorState
      title={useStoryPageWords().notFound}
      error={words.text}
      action={
        <ButtonLink href={paths.home} variant="primary">
          {words.goHome}
        </ButtonLink>
      }
    />
  );
}
