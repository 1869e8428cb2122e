import { paths, ShareTurnDialog, useFailureText, sharingWords, useWords, useToast } from '@kathaloka/ui';
import { copyText } from '../../browser/copyText.ts';
import { share } from '../../browser/share.ts';
import { useShareTurnMutation } from './calls.ts';

interface ShareTurnProps {
  sessionId: string;
  turnId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that makes a link to a turn of the player's session. Remounted for each turn. */
export function ShareTurn({ sessionId, turnId, open, onOpenChange }: ShareTurnProps) {
  const { make, made } = useWords(sharingWords);
  const { failure } = useFailureText();
  const showToast = useToast();
  const [makeLink, { data: link, isLoading, error }] = useShareTurnMutation();
  const url = link && new URL(paths.sharedTurn(link.token), location.origin).href;

  async function copy(): Promise<void> {
    if (url !== undefined && (await copyText(url))) showToast(made.copied, { tone: 'success' });
    else showToast(made.notCopied, { tone: 'error' });
  }

  async function openShareSheet(): Promise<void> {
    if (!link || url === undefined) return;
    const outcome = await share({ title: link.title, text: link.last_line, url });
    if (outcome === 'copied') showToast(made.copied, { tone: 'success' });
    if (outcome === 'failed') showToast(made.notCopied, { tone: 'error' });
  }

  return (
    <ShareTurnDialog
      open={open}
      onOpenChange={onOpenChange}
      link={link && url !== undefined ? { url, shows_typed: link.shows_typed } : undefined}
      onSubmit={(shows_typed) =>
        void makeLink({ params: { session_id: sessionId, turn_id: turnId }, body: { shows_typed } })
      }
      onCopy={() => void copy()}
      onShare={typeof navigator.share === 'function' ? () => void openShareSheet() : undefined}
      loading={isLoading}
      error={failure(error, make.failed)}
    />
  );
}
