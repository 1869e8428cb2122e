import { Lotus } from '../../../ornaments/Lotus.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { useHomeWords } from '../../../words/areas/useHomeWords.ts';
import { DottedLine, Flower, Heading, Title } from './StoryRow.styles.ts';

interface StoryRowHeadingProps {
  /** The title of the row. */
  children: string;
  /** A sentence more about it, behind an information button. */
  hint?: string | undefined;
}

/** How every row of Home begins: a lotus, its title, and a dotted line to the controls. */
export function StoryRowHeading({ children, hint }: StoryRowHeadingProps) {
  const words = useHomeWords();
  return (
    <Heading>
      <Flower>
        <Lotus />
      </Flower>
      <Title>{children}</Title>
      {hint && <Tooltip label={words.aboutRow(children)}>{hint}</Tooltip>}
      <DottedLine />
    </Heading>
  );
}
