import { REPORT_KINDS, REPORT_WORDS_MAX, type ReportKind } from '@kathaloka/contract/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { useReportWords } from '../../../words/areas/useReportWords.ts';

export interface ReportValues {
  readonly kind: ReportKind;
  readonly words: string;
}

export interface ReportDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'onSubmit'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` to close it. */
  onOpenChange: (open: boolean) => void;
  /** The title of the story; without it a passage is reported. */
  storyTitle?: string | undefined;
  /** Called with what is wrong. */
  onSubmit: (values: ReportValues) => void;
  /** Whether the request is pending. */
  loading?: boolean;
  /** Whether it has arrived: the form is then gone, so that nothing is sent twice. */
  isSent?: boolean;
  /** The error message of a failed request. What was typed stays. */
  error?: ReactNode;
}

/** A reader reports a story, or a passage that was told to them. */
export function ReportDialog({
  open,
  onOpenChange,
  storyTitle,
  onSubmit,
  loading = false,
  isSent = false,
  error,
  ...rest
}: ReportDialogProps) {
  const labels = useReportWords();
  const [kind, setKind] = useState<ReportKind>();
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const close = () => onOpenChange(false);

  function handleSend() {
    if (kind === undefined) return;
    // everything else has a name already
    const isUnexplained = kind === 'other' && words.trim() === '';
    setIsMissing(isUnexplained);
    if (!isUnexplained) onSubmit({ kind, words: words.trim() });
  }

  if (isSent) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={labels.thanks}
        description={labels.thanksText}
        actions={
          <Button variant="primary" onClick={close}>
            {labels.close}
          </Button>
        }
        {...rest}
      />
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={storyTitle === undefined ? labels.passageTitle : labels.storyTitle(storyTitle)}
      description={labels.text}
      actions={
        <>
          <Button onClick={close}>{labels.cancel}</Button>
          <Button
            variant="primary"
            disabled={kind === undefined}
            loading={loading}
            loadingLabel={labels.sending}
            onClick={handleSend}
          >
            {labels.send}
          </Button>
        </>
      }
      {...rest}
    >
      {error !== undefined && (
        <Note tone="error" role="alert">
          {error}
        </Note>
      )}
      <FormField label={labels.kind} required>
        <Select<ReportKind>
          value={kind ?? ''}
          onValueChange={setKind}
          placeholder=" "
          options={REPORT_KINDS.map((value) => ({ value, label: labels.kinds[value] }))}
        />
      </FormField>
      <FormField
        label={labels.words}
        error={isMissing ? labels.wordsRequired : undefined}
        {...(kind === 'other' ? { required: true } : { isOptional: true })}
      >
        <TextArea
          value={words}
          onValueChange={(text) => {
            setWords(text);
            setIsMissing(false);
          }}
          rows={4}
          limit={REPORT_WORDS_MAX}
        />
      </FormField>
    </Dialog>
  );
}
