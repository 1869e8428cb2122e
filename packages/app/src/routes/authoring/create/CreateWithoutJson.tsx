import { ConfirmDialog, authoringPagesWords, useWords, authoringWords } from '@kathaloka/ui';

interface CreateWithoutJsonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreate: () => void;
}

/**
 * Asks before a story is created without the JSON text that has an error: the text is lost, because the page is left.
 */
export function CreateWithoutJson({ open, onOpenChange, onCreate }: CreateWithoutJsonProps) {
  const words = useWords(authoringPagesWords).leaving;
  const { create } = useWords(authoringWords);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.jsonText}
      cancelLabel={words.stay}
      confirmLabel={create}
      onConfirm={() => {
        onOpenChange(false);
        onCreate();
      }}
    />
  );
}
