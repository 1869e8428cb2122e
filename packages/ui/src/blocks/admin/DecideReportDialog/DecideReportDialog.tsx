import type { Report } from '@kathaloka/contract/entities';
import { REPORT_NOTE_MAX, type ReportDecision } from '@kathaloka/contract/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { adminWords } from '../../../words/admin/en.ts';
import { adminReportsWords } from '../../../words/adminReports/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface AskedDecision {
  report: Pick<Report, 'id'>;
  decision: ReportDecision;
}

export interface DecideReportDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The decision to confirm. Undefined closes the dialog. */
  asked: AskedDecision | undefined;
  /** Called to close without deciding. */
  onClose: () => void;
  /** Called with the message to the author; empty if the report is dismissed. */
  onConfirm: (note: string) => void;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean;
  /** The error message of a failed request. The typed message to the author stays. */
  error?: ReactNode;
}

/**
 * Confirms the decision on a report; the message to the author can be edited first.
 *
 * @use Decides on a report: keep, remove, ask for a change.
 * @avoid Not to write one: `ReportDialog`.
 * @heard Its title, what will happen, the words to the author.
 * @keys within, submit, close
 * @example
 * <DecideReportDialog asked={asked} onClose={close} onConfirm={(note) => decide(note)} />
 */
export function DecideReportDialog({ asked, onClose, onConfirm, ...rest }: DecideReportDialogProps) {
  const shared = useWords(adminWords);
  const words = useWords(adminReportsWords);
  // Shows the last decision during the closing animation; the typed message stays only for the same report.
  const [last, setLast] = useState({ asked, letter: '' });
  if (asked && last.asked !== asked) {
    setLast({ asked, letter: last.asked?.report.id === asked.report.id ? last.letter : '' });
  }
  const decision = last.asked?.decision ?? 'dismiss';
  const { letter } = last;
  const needsLetter = decision !== 'dismiss';
  const { title, text, confirm } = words.decisions[decision];

  return (
    <FormDialog
      open={asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      cancelLabel={shared.cancel}
      confirmLabel={confirm}
      variant={decision === 'archive' ? 'destructive' : 'primary'}
      disabled={needsLetter && letter.trim() === ''}
      loadingLabel={words.deciding}
      onConfirm={() => onConfirm(needsLetter ? letter.trim() : '')}
      {...rest}
    >
      {needsLetter && (
        <FormField label={words.letter} hint={words.letterHint} required>
          <TextArea
            value={letter}
            onValueChange={(value) => setLast({ asked: last.asked, letter: value })}
            rows={6}
            limit={REPORT_NOTE_MAX}
          />
        </FormField>
      )}
    </FormDialog>
  );
}
