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

/** A link that was made. */
export interface MadeLink {
  /** Its address. */
  url: string;
  /** Whether it shows what the player has typed. */
  shows_typed: boolean;
}

export interface ShareTurnDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'onSubmit'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` by Escape, a press outside or a button that closes. */
  onOpenChange: (open: boolean) => void;
  /** The link, once there is one. */
  link?: MadeLink | undefined;
  /** Called with whether the link is to show what the player has typed. */
  onSubmit: (showsTyped: boolean) => void;
  /** Copies the link. */
  onCopy: () => void;
  /** Hands the link to the device’s share sheet; without it there is no such button. */
  onShare?: (() => void) | undefined;
  /**
   * Whether the link is being made.
   * @default false
   */
  loading?: boolean;
  /** The message, if it could not be made. */
  error?: ReactNode;
}

/**
 * Makes a link to a part of a tale. What the player has typed is shown only if they tick it, for this link.
 *
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
