import type { FinishedStory } from '@kathaloka/contract/entities';
import { usePaths, useStoryPath } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { EndingLamp } from '../../story/FoundEndings/EndingLamp.tsx';
import { About, Book, BookLink, BookTitle, Count, Name, Names, Picture } from './EndingShelf.styles.ts';
import { foundEndingsWords } from '../../../words/foundEndings/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** How many endings are named; the others are counted. */
const NAMED = 5;

interface FinishedBookProps {
  finished: FinishedStory;
}

/** A finished story: its cover, and the endings found so far. */
export function FinishedBook({ finished }: FinishedBookProps) {
  const { story_id, session_id, story, is_visible, found, total } = finished;
  const words = useWords(foundEndingsWords);
  const { untitled } = useWords(storyWords);
  const paths = usePaths();
  const storyPath = useStoryPath();
  const title = story.title.trim() || untitled;
  const own = { lang: story.language, dir: directionOf(story.language) };
  const rest = found.length - NAMED;
  return (
    <Book>
      <Picture>
        <CoverImage story={{ ...story, id: story_id }} isDecorative width={240} height={320} sizes="120px" />
      </Picture>
      <About>
        {is_visible ? (
          <BookLink href={storyPath(story_id)} {...own}>
            {title}
          </BookLink>
        ) : (
          <BookTitle {...own}>{title}</BookTitle>
        )}
        <Count>{total === 1 ? words.onlyEnding : words.found(found.length, total)}</Count>
        <Names>
          {found.slice(0, NAMED).map(({ scene, name }) => (
            <Name key={scene}>
              <EndingLamp isLit />
              {name === null ? words.unnamed : <bdi lang={story.language}>{name}</bdi>}
            </Name>
          ))}
          {rest > 0 && <Name>{words.more(rest)}</Name>}
        </Names>
        <ButtonLink
          href={paths.play(session_id)}
          variant="ghost"
          size="small"
          aria-label={words.lastPageOf(title)}
        >
          {words.lastPage}
        </ButtonLink>
      </About>
    </Book>
  );
}
