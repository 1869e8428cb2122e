import { type ReactNode, useId } from 'react';
import { PanelHeader, PanelRoot, PanelTitle } from './Panel.styles.ts';

export interface PanelProps {
  /** Names the panel, for the eye and as a region. Without it the panel is a box and nothing more. */
  title?: ReactNode;
  /** The level of the title among the page's headings. */
  headingLevel?: 2 | 3;
  /** What stands at the end of the title's line, such as a pill. */
  end?: ReactNode;
  /** What belongs together. */
  children: ReactNode;
}

/** Things that belong together, on a ground of their own. */
export function Panel({ title, headingLevel = 2, end, children }: PanelProps) {
  const id = useId();
  if (title === undefined) return <PanelRoot as="div">{children}</PanelRoot>;
  return (
    <PanelRoot aria-labelledby={id}>
      <PanelHeader>
        <PanelTitle as={`h${headingLevel}`} id={id}>
          {title}
        </PanelTitle>
        {end}
      </PanelHeader>
      {children}
    </PanelRoot>
  );
}
