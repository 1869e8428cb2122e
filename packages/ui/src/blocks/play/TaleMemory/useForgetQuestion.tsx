import type { MemoryEntry } from '@kathaloka/contract/entities';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ForgetQuestion {
  /** Asks whether to forget an entry; undefined if none can be forgotten. */
  ask: ((entry: MemoryEntry) => void) | undefined;
  dialog: ReactNode;
}

/** Asks before an entry is forgotten. The dialog is outside of the entry, which may go before it has closed. */
export function useForgetQuestion(onForget: ((id: string) => void) | undefined): ForgetQuestion {
  const { memory: words } = useWords(sessionPanelWords);
  const [entry, setEntry] = useState<MemoryEntry>();
  const [open, setOpen] = useState(false);
  return {
    ask:
      onForget &&
      ((asked) => {
        setEntry(asked);
        setOpen(true);
      }),
    dialog: (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={words.forgetTitle}
        description={words.forgetText(entry?.text ?? '')}
        cancelLabel={words.cancel}
        confirmLabel={words.forget}
        onConfirm={() => {
          setOpen(false);
          if (entry) onForget?.(entry.id);
        }}
      />
    ),
  };
}
