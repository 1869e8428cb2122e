import type { ComponentProps, ReactNode } from 'react';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ExportButtons, ExportRoot } from './ExportPanel.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const STORY_FILES = ['page', 'bundle', 'twee', 'markdown', 'ink'] as const;
export type StoryFile = (typeof STORY_FILES)[number];

export interface ExportPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Called with the chosen kind of file. */
  onExport: (format: StoryFile) => void;
  /** The error message of a failed export. */
  error?: ReactNode;
}

/**
 * Exports the story as a file, in one of several formats.
 *
 * @use Gives a story as a file, in several formats.
 * @avoid Not for a game: `SessionPanel`.
 * @heard Each format as a button with what it holds.
 * @keys press
 * @example
 * <ExportPanel onExport={(format) => download(format)} />
 */
export function ExportPanel({ onExport, error, ...rest }: ExportPanelProps) {
  const words = useWords(studioWords);
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
      <ErrorNote>{error}</ErrorNote>
    </ExportRoot>
  );
}
