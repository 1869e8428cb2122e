import { useLandingWords } from '../../../words/areas/useLandingWords.ts';
import { Dot, DotsRoot } from './SectionDots.styles.ts';

export interface SectionDotsProps {
  /** The section that is seen. */
  current: number;
  /** A dot leads to a section. */
  onChoose: (section: number) => void;
}

/** A dot for each section: where a visitor is, and the way to any other. */
export function SectionDots({ current, onChoose }: SectionDotsProps) {
  const words = useLandingWords();
  return (
    <DotsRoot aria-label={words.sections}>
      {words.sectionNames.map((name, section) => (
        <Dot
          key={name}
          type="button"
          aria-label={name}
          aria-current={section === current ? 'true' : undefined}
          onClick={() => onChoose(section)}
        />
      ))}
    </DotsRoot>
  );
}
