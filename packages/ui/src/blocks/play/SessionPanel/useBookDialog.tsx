import type { MappedTurn } from '@kathaloka/contract/entities';
import { useState } from 'react';
import { lazyPart } from '../../../element/lazyPart.tsx';
import type { BookDialogProps } from '../BookDialog/BookDialog.tsx';
import type { BookWish } from '../BookDialog/bookForms.ts';
import { firstWordsOf } from '../SessionMap/firstWordsOf.ts';

const BookDialog = lazyPart(async () => (await import('../BookDialog/BookDialog.tsx')).BookDialog);

interface BookDialogOptions extends Pick<BookDialogProps, 'language' | 'loading' | 'error'> {
  onBook: ((wish: BookWish) => void) | undefined;
}

/** A dialog to make a book of the tale, whole or up to a turn. Loaded when it is first opened. */
export function useBookDialog({ onBook, ...shown }: BookDialogOptions) {
  const [upTo, setUpTo] = useState<MappedTurn>();
  const [open, setOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);

  function ask(turn?: MappedTurn) {
    setUpTo(turn);
    setWasAsked(true);
    setOpen(true);
  }

  const dialog = wasAsked && (
    <BookDialog
      {...shown}
      open={open}
      text={upTo && firstWordsOf(upTo)}
      onOpenChange={setOpen}
      onMake={(wish) => onBook?.({ ...wish, turn_id: upTo?.id })}
    />
  );
  return { ask: onBook && ask, dialog };
}
