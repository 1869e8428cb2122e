import { type ComponentProps, type ReactNode, useId } from 'react';
import { renderAs, type RenderProps } from '../../element/renderAs.tsx';
import { PanelHeader, PanelRoot, PanelTitle } from './Panel.styles.ts';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'children' | 'title'>, RenderProps {
  /** The panel's title, which makes it a named region. Without it the panel is a plain box. */
  title?: ReactNode;
  /**
   * The level of the title among the page's headings.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** Content at the end of the title's line, such as a pill. */
  end?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/**
 * A panel for related content.
 *
 * @use Groups related content under a title.
 * @avoid Not to frame a tale: `TextFrame`. Not for a panel that slides in: `Drawer`.
 * @heard “Region” with its title.
 * @keys tab
 * @example
 * <Panel>What the story costs</Panel>
 */
export function Panel({ title, headingLevel = 2, end, children, render, ...rest }: PanelProps) {
  const id = useId();
  if (title === undefined) {
    return (
      <PanelRoot as="div" {...rest} {...renderAs(render)}>
        {children}
      </PanelRoot>
    );
  }
  return (
    <PanelRoot aria-labelledby={id} {...rest} {...renderAs(render)}>
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
