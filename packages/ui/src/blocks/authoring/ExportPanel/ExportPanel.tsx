import type { ComponentProps } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useStudioWords } from '../../../words/areas/useStudioWords.ts';
import { ExportButtons, ExportRoot } from './ExportPanel.styles.ts';

export const EXPORT_FORMATS = ['bundle', 'twee', 'markdown', 'ink'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Called with the kind of file that is wanted. */
  onExport: (format: ExportFormat) => void;
}

/** The story as a file of several kinds. */
export function ExportPanel({ onExport, ...rest }: ExportPanelProps) {
  const words = useStudioWords();
  return (
    <ExportRoot aria-label={words.exportTitle} {...rest}>
      <h2>{words.exportTitle}</h2>
      <p>{words.exportHint}</p>
      <ExportButtons>
        {EXPORT_FORMATS.map((format) => (
          <Button key={format} onClick={() => onExport(format)}>
            {words.exportAs[format]}
          </Button>
        ))}
      </ExportButtons>
    </ExportRoot>
  );
}
