import { CircleAlert } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { sectionId } from './FormSection.tsx';
import { FaultMark, List, SectionAnchor } from './StoryForm.styles.ts';
import { ADMIN_SECTIONS, type StorySection } from './adminSections.ts';
import { adminFormWords } from '../../../words/adminForm/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SectionListProps {
  current: StorySection;
  faultsIn: (section: StorySection) => number;
  onEnter: (section: StorySection) => void;
}

/** A sticky list of the form's sections, with a mark on invalid ones. */
export function SectionList({ current, faultsIn, onEnter }: SectionListProps) {
  const words = useWords(adminFormWords);
  return (
    <nav aria-label={words.sectionList}>
      <List>
        {ADMIN_SECTIONS.map((name) => {
          const faults = faultsIn(name);
          return (
            <li key={name}>
              <SectionAnchor
                href={`#${sectionId(name)}`}
                aria-current={name === current ? 'true' : undefined}
                onClick={() => onEnter(name)}
              >
                {words.sections[name]}
                {faults > 0 && (
                  <FaultMark>
                    <CircleAlert />
                    <VisuallyHidden>{words.faults(faults)}</VisuallyHidden>
                  </FaultMark>
                )}
              </SectionAnchor>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
