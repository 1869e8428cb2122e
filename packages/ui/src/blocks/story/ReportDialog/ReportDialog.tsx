import { REPORT_KINDS, REPORT_WORDS_MAX, type ReportKind } from '@kathaloka/contract/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { reportWords } from '../../../words/report/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ReportValues {
  readonly kind: ReportKind;
  readonly words: string;
}

export interface ReportDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'onSubmit'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` to close it. */
  onOpenChange: (open: boolean) => void;
  /** The title of the story; without it the report is about a turn. */
  storyTitle?: string | undefined;
  /**
   * Whether the reader can add an explanation. Youth accounts cannot add one.
   * @default true
   */
  hasWords?: boolean | undefined;
  /** Called with the kind of report and the explanation. */
  onSubmit: (values: ReportValues) => void;
  /** Whether the request is pending. */
  loading?: boolean;
  /**
   * Whether the report has been sent; a thank-you then replaces the form, so that it is sent only once.
   * @default false
   */
  isSent?: boolean;
  /** The error message of a failed request. What was typed stays. */
  error?: ReactNode;
}

/**
 * A dialog to report a story, or a turn of a session.
 *
 * @use Tells the administrators that a story or a turn needs their attention.
 * @avoid Not to tell the author that a turn is wrong: `WhyThisPanel`.
 * @heard Its title, the reasons as a group, and what happens next.
 * @keys within, choose, close
 * @example
 * <ReportDialog open={isOpen} onOpenChange={setOpen} onSubmit={(values) => report(values)} />
 */
export function ReportDialog({ isSent = false, ...form }: ReportDialogProps) {
  return isSent ? <Thanks {...form} /> : <ReportForm {...form} />;
}

function Thanks({
  storyTitle: _title,
  hasWords: _hasWords,
  onSubmit: _onSubmit,
  loading: _loading,
  error: _error,
  ...rest
}: Omit<ReportDialogProps, 'isSent'>) {
  const labels = useWords(reportWords);
  return (
    <Dialog
      title={labels.thanks}
      description={labels.thanksText}
      actions={
        <Button variant="primary" onClick={() => rest.onOpenChange(false)}>
          {labels.close}
        </Button>
      }
      {...rest}
    />
  );
}

function ReportForm({ storyTitle, hasWords = true, onSubmit, ...rest }: Omit<ReportDialogProps, 'isSent'>) {
  const labels = useWords(reportWords);
  const [kind, setKind] = useState<ReportKind>();
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function handleSend() {
    if (kind === undefined) return;
    // only “something else” needs an explanation
    const isUnexplained = kind === 'other' && words.trim() === '';
    setIsMissing(isUnexplained);
    if (!isUnexplained) onSubmit({ kind, words: words.trim() });
  }

  function handleWords(text: string) {
    setWords(text);
    setIsMissing(false);
  }

  return (
    <FormDialog
      title={storyTitle === undefined ? labels.turnTitle : labels.storyTitle(storyTitle)}
      description={labels.text}
      cancelLabel={labels.cancel}
      confirmLabel={labels.send}
      disabled={kind === undefined}
      loadingLabel={labels.sending}
      onConfirm={handleSend}
      {...rest}
    >
      <ReportFields
        hasWords={hasWords}
        kind={kind}
        onKindChange={setKind}
        words={words}
        onWordsChange={handleWords}
        isMissing={isMissing}
      />
    </FormDialog>
  );
}

interface ReportFieldsProps {
  hasWords: boolean;
  kind: ReportKind | undefined;
  onKindChange: (kind: ReportKind) => void;
  words: string;
  onWordsChange: (words: string) => void;
  /** Whether a required explanation is missing. */
  isMissing: boolean;
}

function ReportFields({ hasWords, kind, onKindChange, words, onWordsChange, isMissing }: ReportFieldsProps) {
  const labels = useWords(reportWords);
  const isNeeded = kind === 'other';
  const kinds = REPORT_KINDS.filter((value) => hasWords || value !== 'other');
  return (
    <>
      <FormField label={labels.kind} required>
        <Select<ReportKind>
          value={kind ?? ''}
          onValueChange={onKindChange}
          placeholder=" "
          options={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
        />
      </FormField>
      {hasWords && (
        <FormField
          label={labels.words}
          error={isMissing ? labels.wordsRequired : undefined}
          required={isNeeded}
          isOptional={!isNeeded}
        >
          <TextArea value={words} onValueChange={onWordsChange} rows={4} limit={REPORT_WORDS_MAX} />
        </FormField>
      )}
    </>
  );
}
