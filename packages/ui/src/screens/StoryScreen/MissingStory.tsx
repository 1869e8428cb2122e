import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { notFoundWords } from '../../words/notFound/en.ts';
import { storyPageWords } from '../../words/storyPage/en.ts';
import { useWords } from '../../words/useWords.ts';

/** The page of a story that does not exist, or that this reader may not see. */
export function MissingStory() {
  const paths = usePaths();
  const words = useWords(notFoundWords);
  return (
    <ErrorState
      title={useWords(storyPageWords).notFound}
      error={words.text}
      action={
        <ButtonLink href={paths.home} variant="primary">
          {words.goHome}
        </ButtonLink>
      }
    />
  );
}
