import type { ComponentProps } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import { ExportButtons, ExportRoot } from './ExportPanel.styles.ts';

export const STORY_FILES = ['bundle', 'twee', 'markdown', 'ink'] as const;
export type StoryFile = (typeof STORY_FILES)[number];

export interface ExportPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Called with the kind of file that is wanted. */
  onExport: (format: StoryFile) => void;
}

/**
 * The story as a file of several kinds.
 *
 * @example
 * <ExportPanel onExport={(format) => download(format)} />
 */
export function ExportPanel({ onExport, ...rest }: ExportPanelProps) {
  const words = useStudioWords();
  return (
    <ExportRoot aria-label={words.exportTitle} {...rest}>
      <h2>{words.exportTitle}</h2>
      <p>{words.exportHint}</p>
      <ExportButtons>
        {STORY_FILES.map((format) => (
          <Button key={format} onClick={() => onExport(format)}>
            {words.exportAs[format]}
          </Button>
        ))}
      </ExportButtons>
    </ExportRoot>
  );
}
