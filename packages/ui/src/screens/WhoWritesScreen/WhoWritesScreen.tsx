import { type ComponentProps, useId } from 'react';
import { usePaths } from '../../paths.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Chapter, ChapterTitle, Lead, Title } from '../chapters.styles.ts';
import { WhoWritesChapters, WhoWritesRoot } from './WhoWritesScreen.styles.ts';
import { guideWords } from '../../words/guide/en.ts';
import { shellWords } from '../../words/shell/en.ts';
import { useWords } from '../../words/useWords.ts';
import { type WhoWritesChapter, whoWritesWords } from '../../words/whoWrites/en.ts';

export type WhoWritesScreenProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The page that says who writes what: authors, a model, the house, the player, and who draws.
 *
 * @use Says whose the words and pictures of a tale may be.
 * @avoid Not of one text: `HandsLegend`; not of one story: `WhoTells`.
 * @example
 * <WhoWritesScreen />
 */
export function WhoWritesScreen(props: WhoWritesScreenProps) {
  const { lead, chapters } = useWords(whoWritesWords);
  const { whoWrites: title } = useWords(shellWords);
  const guide = useWords(guideWords);
  const paths = usePaths();
  return (
    <WhoWritesRoot {...props}>
      <header>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </header>
      <WhoWritesChapters>
        {chapters.map((chapter) => (
          <OneChapter key={chapter.title} chapter={chapter} />
        ))}
      </WhoWritesChapters>
      <p>
        <TextLink href={paths.guide}>{guide.title}</TextLink>
      </p>
    </WhoWritesRoot>
  );
}

function OneChapter({ chapter: { title, body } }: { chapter: WhoWritesChapter }) {
  const id = useId();
  return (
    <Chapter aria-labelledby={id}>
      <ChapterTitle id={id}>{title}</ChapterTitle>
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Chapter>
  );
}
