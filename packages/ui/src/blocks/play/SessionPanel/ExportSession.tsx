import { BookOpen, Braces, FileText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Buttons, Hint, Section, SectionTitle } from './SessionPanel.styles.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const EXPORT_FORMATS = ['markdown', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const ICONS: Readonly<Record<ExportFormat, ReactNode>> = { markdown: <FileText />, json: <Braces /> };

interface ExportSessionProps {
  /** @default false */
  loading: boolean | undefined;
  disabled: boolean;
  error: ReactNode;
  onExport?: ((format: ExportFormat) => void) | undefined;
  /** Called to make a book of the tale. Without it there is no button to do so. */
  onBook?: (() => void) | undefined;
}

/** Buttons that save a copy of the tale, to read or for programs. */
export function ExportSession({ loading = false, disabled, error, onExport, onBook }: ExportSessionProps) {
  const words = useWords(sessionPanelWords);
  const id = useId();
  const [asked, setAsked] = useState<ExportFormat>();

  function handleExport(format: ExportFormat) {
    if (disabled || loading) return;
    setAsked(format);
    onExport?.(format);
  }

  if (!onExport && !onBook) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionTitle id={id}>{words.keep}</SectionTitle>
      <Hint>{words.keepHint}</Hint>
      <Buttons>
        {onBook && (
          <Button
            size="small"
            icon={<BookOpen />}
            aria-disabled={disabled || undefined}
            onClick={() => !disabled && onBook()}
          >
            {words.book.open}
          </Button>
        )}
        {(onExport ? EXPORT_FORMATS : []).map((format) => (
          <Button
            key={format}
            size="small"
            icon={ICONS[format]}
            loading={loading && asked === format}
            loadingLabel={words.saving}
            aria-disabled={disabled || (loading && asked !== format) || undefined}
            onClick={() => handleExport(format)}
          >
            {words.saveAs[format]}
          </Button>
        ))}
      </Buttons>
      <ErrorNote>{error}</ErrorNote>
    </Section>
  );
}
