import { Lotus } from '../../../ornaments/Lotus.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { DottedLine, Flower, Heading, Title } from './StoryRow.styles.ts';
import { homeWords } from '../../../words/home/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StoryRowHeadingProps {
  /** The title of the row. */
  children: string;
  /** An explanation, behind an information button. */
  hint?: string | undefined;
}

/** The heading of a row: a lotus, the title, and a dotted line to the controls. */
export function StoryRowHeading({ children, hint }: StoryRowHeadingProps) {
  const words = useWords(homeWords);
  return (
    <Heading>
      <Flower>
        <Lotus />
      </Flower>
      <Title lang={nameLanguage(children)}>{children}</Title>
      {hint && <Tooltip label={words.aboutRow(children)}>{hint}</Tooltip>}
      <DottedLine />
    </Heading>
  );
}
