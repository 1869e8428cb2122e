import type { TogetherChange, TogetherPlayer } from '@kathaloka/contract/entities';
import type { InvitationHours } from '@kathaloka/contract/limits';
import { LogOut } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Section } from '../SessionPanel/SessionPanel.styles.ts';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { isPayer, type OpenInvitation, type PlayedTogether } from './playedTogether.ts';
import { TogetherBudget } from './TogetherBudget.tsx';
import { TogetherInvitation } from './TogetherInvitation.tsx';
import { Lead } from './TogetherPanel.styles.ts';
import { TogetherPlayers } from './TogetherPlayers.tsx';
import { TogetherWays } from './TogetherWays.tsx';
import { togetherWords } from '../../../words/together/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The actions on a session that is played together. */
export interface TogetherActions {
  /** Replaces the invitation by a new one. The first starts playing together, with this budget. */
  invite: (hours: InvitationHours, budget?: number) => void;
  /** Revokes the invitation. */
  revoke: () => void;
  /** Copies the link of the invitation. */
  copyLink: () => void;
  /** Shares the link by the device’s share sheet; without it there is no button to do so. */
  shareLink?: (() => void) | undefined;
  /** Changes the rules, the budget or the pause. */
  change: (change: TogetherChange) => void;
  /** Passes this player's turn to the next. */
  pass: (player_id: string) => void;
  /** Removes a player, once confirmed. */
  remove: (player_id: string) => void;
  /** Leaves the session, once confirmed. */
  leave: () => void;
  /** Ends playing together, once confirmed. */
  end: () => void;
  /** Clears the error when the panel is closed. */
  forgetFailure: () => void;
}

export interface TogetherPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The players and the rules; undefined before the first invitation. */
  together: PlayedTogether | undefined;
  /** The open invitation, for the payer. */
  invitation?: OpenInvitation | undefined;
  /** The actions of the panel. */
  actions: TogetherActions;
  /**
   * Whether the browser is offline, so that everything can be read and nothing changed.
   * @default false
   */
  isOffline?: boolean | undefined;
  /**
   * Whether a link is being made.
   * @default false
   */
  isInviting?: boolean | undefined;
  /** The error message of the last change. */
  error?: ReactNode;
  /** Called on Escape, and when the closing button is pressed. */
  onClose: () => void;
}

/**
 * The panel for playing together: the players, and for the payer the invitation, the costs and the rules.
 *
 * @use Lists who plays a session together, with the invitation, the costs and how it is played.
 * @avoid Not for whose turn it is: `TogetherBar`.
 * @heard Its title, then each player with what they do and have cost; why a change failed.
 * @keys within, close
 * @example
 * <TogetherPanel together={together} actions={actions} onClose={close} />
 */
export function TogetherPanel({
  together,
  invitation,
  actions,
  isOffline = false,
  isInviting = false,
  error,
  ...rest
}: TogetherPanelProps) {
  const words = useWords(togetherWords);
  const [asked, setAsked] = useState<Question>();
  const pays = !together || isPayer(together);
  return (
    <SidePanel title={words.title} lang={words.ownLanguage} {...rest}>
      {!together && <BeforeTheFirst />}
      <ErrorNote>{error}</ErrorNote>
      {together && (
        <TogetherPlayers
          together={together}
          disabled={isOffline}
          onPass={actions.pass}
          onRemove={(player) => setAsked({ kind: 'remove', player })}
        />
      )}
      {pays && (
        <TogetherInvitation
          invitation={invitation}
          isFirst={!together}
          players={together?.players.length ?? 1}
          disabled={isOffline}
          loading={isInviting}
          onInvite={actions.invite}
          onRevoke={actions.revoke}
          onCopy={actions.copyLink}
          onShare={actions.shareLink}
        />
      )}
      {together && pays && (
        <>
          <TogetherBudget
            together={together}
            disabled={isOffline}
            onChange={(budget) => actions.change({ budget })}
          />
          <TogetherWays together={together} disabled={isOffline} onChange={actions.change} />
        </>
      )}
      {together && <WayOut pays={pays} disabled={isOffline} onAsk={setAsked} />}
      <TogetherConfirmDialog asked={asked} actions={actions} onClose={() => setAsked(undefined)} />
    </SidePanel>
  );
}

interface WayOutProps {
  pays: boolean;
  disabled: boolean;
  onAsk: (question: Question) => void;
}

/** A button by which the payer ends playing together, and other players leave. */
function WayOut({ pays, disabled, onAsk }: WayOutProps) {
  const { end: words } = useWords(togetherWords);
  return (
    <Section>
      <Button
        variant="ghost"
        size="small"
        icon={<LogOut data-directional />}
        disabled={disabled}
        onClick={() => onAsk({ kind: pays ? 'end' : 'leave' })}
      >
        {pays ? words.title : words.leave}
      </Button>
    </Section>
  );
}

/** Tells the owner, before the first invitation, what the other players will be able to read. */
function BeforeTheFirst() {
  const { begin } = useWords(togetherWords);
  return (
    <Lead>
      <p>{begin.text}</p>
      <Note tone="info">{begin.reads}</Note>
      <p>{begin.pays}</p>
    </Lead>
  );
}

type Question = { kind: 'end' | 'leave' } | { kind: 'remove'; player: TogetherPlayer };

interface TogetherConfirmDialogProps {
  asked: Question | undefined;
  actions: TogetherActions;
  onClose: () => void;
}

/** Confirms ending, leaving, and removing a player. */
function TogetherConfirmDialog({ asked, actions, onClose }: TogetherConfirmDialogProps) {
  const { end: words, people } = useWords(togetherWords);
  // the texts stay during the closing animation
  const [shown, setShown] = useState<Question>({ kind: 'end' });
  if (asked && asked !== shown) setShown(asked);
  const texts = {
    end: { title: words.ask, description: words.askText, confirmLabel: words.confirm },
    leave: { title: words.askLeave, description: words.leaveText, confirmLabel: words.confirmLeave },
    remove: {
      title: words.askRemove(shown.kind === 'remove' ? shown.player.name : ''),
      description: words.removeText,
      confirmLabel: people.remove,
    },
  };

  function handleConfirm() {
    onClose();
    if (shown.kind === 'remove') actions.remove(shown.player.id);
    else actions[shown.kind]();
  }

  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      cancelLabel={words.keep}
      onConfirm={handleConfirm}
      {...texts[shown.kind]}
    />
  );
}
