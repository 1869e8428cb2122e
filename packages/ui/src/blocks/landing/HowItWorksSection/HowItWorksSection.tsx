import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { Way } from '../landingMoves.ts';
import { Column, Lead, SectionRoot, SectionTitle } from '../Section.styles.ts';
import { type LandingPicture, SECTION_IDS } from '../sections.ts';
import { LeafPlace, Leaves, Turning } from './HowItWorksSection.styles.ts';
import { PalmLeaf } from './PalmLeaf.tsx';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The index of the leaf about painters. */
const PAINTERS_LEAF = 2;

export interface HowItWorksSectionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The picture of each leaf. */
  pictures: readonly LandingPicture[];
  /**
   * A picture by each of the four painters, for the leaf about them.
   * @default []
   */
  painters?: readonly LandingPicture[];
  /** The index of the leaf that a small screen shows. */
  card: number;
  /** Called when a button turns the leaf forward or back. */
  onTurn: (way: Way) => void;
}

/**
 * The section with the steps of a game, on six palm leaves connected by a gold thread.
 *
 * @use Explains a game in six leaves.
 * @avoid Not as help: `GuideScreen`.
 * @heard Six headings with their text; the leaf that is shown.
 * @keys press
 * @example
 * <HowItWorksSection pictures={pictures} card={card} onTurn={turn} />
 */
export function HowItWorksSection({
  pictures,
  painters = [],
  card,
  onTurn,
  id = SECTION_IDS[2],
  ...rest
}: HowItWorksSectionProps) {
  const words = useWords(landingWords);
  const total = words.leaves.length;

  return (
    <SectionRoot id={id} aria-labelledby={`${id}-title`} tabIndex={-1} {...rest}>
      <Column>
        <SectionTitle id={`${id}-title`}>{words.howTitle}</SectionTitle>
        <Lead>{words.howText}</Lead>
        <Leaves>
          {words.leaves.map((leaf, index) => (
            <LeafPlace key={leaf.title} data-current={index === card || undefined}>
              <PalmLeaf
                leaf={leaf}
                index={index}
                picture={pictures[index]}
                painters={index === PAINTERS_LEAF ? painters : []}
              />
            </LeafPlace>
          ))}
        </Leaves>
        <Turning>
          <IconButton
            label={words.previousLeaf}
            isDirectional
            disabled={card === 0}
            onClick={() => onTurn(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <output>{words.leafOf(card + 1, total)}</output>
          <IconButton
            label={words.nextLeaf}
            isDirectional
            disabled={card === total - 1}
            onClick={() => onTurn(1)}
          >
            <ChevronRight />
          </IconButton>
        </Turning>
      </Column>
    </SectionRoot>
  );
}
