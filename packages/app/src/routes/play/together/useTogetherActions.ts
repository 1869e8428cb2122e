import type { Together, TogetherChange } from '@kathaloka/contract/entities';
import type { FailureWords } from '@kathaloka/contract/messages';
import {
  type OpenInvitation,
  paths,
  type TogetherActions,
  useFailureText,
  useToast,
  togetherWords,
  useWords,
} from '@kathaloka/ui';
import { isRefusal } from '@kathaloka/api';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyText } from '../../../browser/copyText.ts';
import { share } from '../../../browser/share.ts';
import {
  useChangeTogetherMutation,
  useEndTogetherMutation,
  useInviteToSessionMutation,
  useLeaveTogetherMutation,
  usePassTurnMutation,
  useRemovePlayerMutation,
  useRevokeInvitationMutation,
} from '../../../readerActions/togetherCalls.ts';

interface ActionsOptions {
  readonly session_id: string;
  readonly title: string;
  readonly invitation: OpenInvitation | undefined;
  /** Identifies the step of the game; the next step clears an earlier error. */
  readonly moment?: string | undefined;
  /** Called with the state in the answer of a change. */
  readonly onState?: ((state: Together) => void) | undefined;
}

type Sent = PromiseLike<{ data?: unknown; error?: unknown }>;

/** An error that is cleared when the game moves on. */
function useErrorAt(moment: string | undefined) {
  const [error, setError] = useState<ReactNode>();
  const [at, setAt] = useState(moment);
  if (at !== moment) {
    setAt(moment);
    setError(undefined);
  }
  return [error, setError] as const;
}

/** The actions of the panel, and the error of the latest one. */
export function useTogetherActions({ session_id, title, invitation, moment, onState }: ActionsOptions) {
  const { failed, ...words } = useWords(togetherWords);
  const { failure } = useFailureText();
  const showToast = useToast();
  const navigate = useNavigate();
  const [error, setError] = useErrorAt(moment);
  const [invite, { isLoading: isInviting }] = useInviteToSessionMutation();
  const [revoke] = useRevokeInvitationMutation();
  const [change] = useChangeTogetherMutation();
  const [remove] = useRemovePlayerMutation();
  const [end] = useEndTogetherMutation();
  const [leave] = useLeaveTogetherMutation();
  const [pass] = usePassTurnMutation();
  const params = { session_id };
  const [changes, setChanges] = useState<readonly TogetherChange[]>([]);

  async function send(sent: Sent, onFailure: FailureWords): Promise<boolean> {
    const answer = await sent;
    setError(answer.error === undefined ? undefined : failure(answer.error, onFailure));
    return answer.error === undefined;
  }

  /** Applies a change optimistically, and rolls it back if the server refuses. */
  async function applyChange(body: TogetherChange): Promise<void> {
    setChanges((others) => [...others, body]);
    const sent = change({ params, body });
    if (await send(sent, failed.change)) onState?.((await sent).data!);
    // other pending changes stay visible
    setChanges((all) => all.filter((each) => each !== body));
  }

  async function copy(): Promise<void> {
    if (invitation && (await copyText(invitation.url)))
      showToast(words.invitation.copied, { tone: 'success' });
    else showToast(words.invitation.notCopied, { tone: 'error' });
  }

  async function openShareSheet({ url }: OpenInvitation): Promise<void> {
    const outcome = await share({ title, text: words.title, url });
    if (outcome === 'failed') showToast(words.invitation.notCopied, { tone: 'error' });
  }

  /** Passes the turn on. If a first press has already done it, that is no failure. */
  async function passOn(player_id: string): Promise<void> {
    const sent = pass({ params, body: { player_id } });
    if (!isRefusal((await sent).error, 'not_at_turn')) await send(sent, failed.pass);
  }

  /** Sends a removal or the end of playing together. If a first press has already done it, that is no failure. */
  const sendEnd = async (sent: Sent): Promise<boolean> =>
    isRefusal((await sent).error, 'not_found') || send(sent, failed.remove);

  async function leaveAndGo(): Promise<void> {
    if (await sendEnd(leave({ params }))) void navigate(paths.home, { replace: true });
  }

  const actions: TogetherActions = {
    invite: (hours, budget) => void send(invite({ params, body: { hours, budget } }), failed.invite),
    revoke: () => void sendEnd(revoke({ params })),
    copyLink: () => void copy(),
    shareLink:
      invitation && typeof navigator.share === 'function' ? () => void openShareSheet(invitation) : undefined,
    change: (body) => void applyChange(body),
    pass: (player_id) => void passOn(player_id),
    remove: (player_id) => void sendEnd(remove({ params: { session_id, player_id } })),
    leave: () => void leaveAndGo(),
    end: () => void sendEnd(end({ params })),
    forgetFailure: () => setError(undefined),
  };
  const changing = useMemo(() => Object.assign({}, ...changes) as Partial<Together>, [changes]);
  return { actions, changing, error, isInviting };
}
