import { type ComponentProps, useId } from 'react';
import { ANCHORS } from '../Guidebook/Guidebook.tsx';
import { Chapter, ChaptersRoot, ChaptersTitle, Hint } from './GuidebookChapters.styles.ts';
import { legalWords } from '../../../words/legal/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type GuidebookChaptersProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * Two short chapters of help: getting started, and account problems.
 *
 * @use Holds the chapters of the guidebook, with anchors.
 * @avoid Not for legal texts: `LegalDocument`.
 * @heard Headings in order.
 * @keys follow
 * @example
 * <GuidebookChapters />
 */
export function GuidebookChapters(props: GuidebookChaptersProps) {
  const words = useWords(legalWords);
  const id = useId();
  const chapters = [
    { anchor: ANCHORS.gettingStarted, title: words.gettingStarted, body: words.gettingStartedBody },
    { anchor: ANCHORS.accountQuestions, title: words.accountQuestions, body: words.accountQuestionsBody },
  ];

  return (
    <ChaptersRoot aria-labelledby={id} {...props}>
      <ChaptersTitle id={id}>{words.chapters}</ChaptersTitle>
      <Hint>{words.chaptersHint}</Hint>
      {chapters.map(({ anchor, title, body }) => (
        <Chapter key={anchor} id={anchor}>
          <h3>{title}</h3>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Chapter>
      ))}
    </ChaptersRoot>
  );
}
