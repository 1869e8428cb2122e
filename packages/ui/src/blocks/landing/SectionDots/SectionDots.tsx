import type { ComponentProps } from 'react';
import { Dot, DotsRoot } from './SectionDots.styles.ts';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SectionDotsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current section. */
  value: number;
  /** Called when the dot of a section is chosen. */
  onValueChange: (section: number) => void;
}

/**
 * A dot for each section: marks the current one, and links to the others.
 *
 * @use Shows the current section of the front page, and leads to the others.
 * @avoid Not for pages of a list: `Pagination`.
 * @heard Each section by name; the current one.
 * @keys press
 * @example
 * <SectionDots value={section} onValueChange={setSection} />
 */
export function SectionDots({ value, onValueChange, ...rest }: SectionDotsProps) {
  const words = useWords(landingWords);
  return (
    <DotsRoot aria-label={words.sections} {...rest}>
      {words.sectionNames.map((name, section) => (
        <Dot
          key={name}
          type="button"
          aria-label={name}
          aria-current={section === value ? 'true' : undefined}
          onClick={() => onValueChange(section)}
        />
      ))}
    </DotsRoot>
  );
}
