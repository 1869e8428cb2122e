import { BookDown, Printer } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { FirstLine } from '../BranchDialog/BranchDialog.styles.ts';
import { BOOK_FORMS, type BookForm, type BookWish } from './bookForms.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface BookDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The text of the part with which the book ends, to quote its first line; by default the newest part. */
  text?: string | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  /**
   * Whether a book is being made.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** Called with `false` on Escape, a press outside or the closing button. */
  onOpenChange: (open: boolean) => void;
  /** Called with the requested book: as a file, or to print. */
  onMake: (wish: BookWish) => void;
}

const ICONS: Readonly<Record<BookForm, ReactNode>> = { print: <Printer />, epub: <BookDown /> };

/**
 * Turns a tale into a book: an EPUB file, or a page to print.
 *
 * @use Makes a book of a tale: a file to read, or a page to print.
 * @avoid Not for a copy as a text or for a program: `SessionPanel` has those.
 * @heard Its title, the part with which the book ends, the switch for own words, and the two forms.
 * @keys within, close
 * @example
 * <BookDialog open={isOpen} onOpenChange={setOpen} onMake={makeBook} />
 */
export function BookDialog({
  text,
  language = 'en',
  loading = false,
  error,
  onMake,
  ...rest
}: BookDialogProps) {
  const { book: words } = useWords(sessionPanelWords);
  const [hasOwnWords, setHasOwnWords] = useState(true);
  const [asked, setAsked] = useState<BookForm>();

  function handleMake(form: BookForm) {
    if (loading) return;
    setAsked(form);
    onMake({ form, own_words: hasOwnWords });
  }

  return (
    <Dialog
      title={words.title}
      description={text === undefined ? words.text : words.textTo}
      actions={BOOK_FORMS.map((form) => (
        <Button
          key={form}
          variant={form === 'epub' ? 'primary' : 'outline'}
          icon={ICONS[form]}
          loading={loading && asked === form}
          loadingLabel={words.making}
          aria-disabled={(loading && asked !== form) || undefined}
          onClick={() => handleMake(form)}
        >
          {words.forms[form]}
        </Button>
      ))}
      {...rest}
    >
      {text !== undefined && (
        <FirstLine lang={language} dir={directionOf(language)}>
          {text}
        </FirstLine>
      )}
      <Switch label={words.ownWords} checked={hasOwnWords} onCheckedChange={setHasOwnWords} />
      <ErrorNote>{error}</ErrorNote>
    </Dialog>
  );
}
