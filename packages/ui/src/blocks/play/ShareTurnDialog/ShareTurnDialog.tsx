import { Copy, Share2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Address, Made, Says, Tick } from './ShareTurnDialog.styles.ts';
import { sharingWords } from '../../../words/sharing/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** A created link. */
export interface MadeLink {
  /** The address of the link. */
  url: string;
  /** Whether the link shows the player's own text. */
  shows_typed: boolean;
}

export interface ShareTurnDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'onSubmit'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` on Escape, a press outside or a closing button. */
  onOpenChange: (open: boolean) => void;
  /** The link, once it has been created. */
  link?: MadeLink | undefined;
  /** Called with whether the link shows the player's own text. */
  onSubmit: (showsTyped: boolean) => void;
  /** Called to copy the link. */
  onCopy: () => void;
  /** Called to share the link by the device’s share sheet; without it there is no button to do so. */
  onShare?: (() => void) | undefined;
  /**
   * Whether the link is being made.
   * @default false
   */
  loading?: boolean;
  /** The error message of a failed request. */
  error?: ReactNode;
}

/**
 * Creates a link to a turn. It shows the player's own text only if they tick the box for this link.
 *
 * @use Makes a link to a part of a tale, from which others play on.
 * @avoid Not for an ending: `EndingShareDialog` has its card.
 * @heard What the link shows, then the link.
 * @keys within, close
 * @example
 * <ShareTurnDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   link={link}
 *   onSubmit={(showsTyped) => make(showsTyped)}
 *   onCopy={copyLink}
 * />
 */
export function ShareTurnDialog({ link, onSubmit, onCopy, onShare, ...rest }: ShareTurnDialogProps) {
  if (link) {
    const { loading: _loading, error: _error, ...dialog } = rest;
    return <LinkDialog link={link} onCopy={onCopy} onShare={onShare} {...dialog} />;
  }
  return <MakeDialog onSubmit={onSubmit} {...rest} />;
}

type MakeDialogProps = Omit<ShareTurnDialogProps, 'link' | 'onCopy' | 'onShare'>;

function MakeDialog({ onSubmit, ...rest }: MakeDialogProps) {
  const { make: words } = useWords(sharingWords);
  const [showsTyped, setShowsTyped] = useState(false);
  const hintId = useId();
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      loadingLabel={words.making}
      cancelLabel={words.cancel}
      onConfirm={() => onSubmit(showsTyped)}
      {...rest}
    >
      <Tick>
        <Checkbox checked={showsTyped} onCheckedChange={setShowsTyped} aria-describedby={hintId}>
          {words.showsTyped}
        </Checkbox>
        <p id={hintId}>{words.showsTypedHint}</p>
      </Tick>
    </FormDialog>
  );
}

type LinkDialogProps = Omit<ShareTurnDialogProps, 'onSubmit' | 'loading' | 'error'> & { link: MadeLink };

function LinkDialog({ link, onCopy, onShare, onOpenChange, ...rest }: LinkDialogProps) {
  const { made: words } = useWords(sharingWords);
  return (
    <Dialog
      title={words.title}
      description={words.text}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.close}</Button>
          <Button variant={onShare ? 'outline' : 'primary'} icon={<Copy />} onClick={onCopy}>
            {words.copy}
          </Button>
          {onShare && (
            <Button variant="primary" icon={<Share2 />} onClick={onShare}>
              {words.share}
            </Button>
          )}
        </>
      }
      {...rest}
    >
      <Made>
        <Says>{link.shows_typed ? words.withTyped : words.withoutTyped}</Says>
        <Address>
          <TextField
            aria-label={words.label}
            readOnly
            value={link.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Address>
      </Made>
    </Dialog>
  );
}
