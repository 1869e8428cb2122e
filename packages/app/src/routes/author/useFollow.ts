import { isRefusal } from '@kathaloka/api';
import { authorWords, useFailureText, useToast, useWords } from '@kathaloka/ui';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { useFollowAuthorMutation, useGetFollowQuery } from './calls.ts';

interface Follow {
  /** Null while it is not known; undefined where there is nothing to follow. */
  readonly isFollowed: boolean | null | undefined;
  readonly onFollow: (isWanted: boolean) => void;
}

/** Whether the reader follows an author. A guest is asked to log in; accounts of the young follow nobody. */
export function useFollow(username: string | undefined): Follow {
  const { isSignedIn, user } = useSession();
  const isKnown = useSignedIn() !== null;
  const tellRefusal = useTellRefusal();
  const showToast = useToast();
  const { plainFailure } = useFailureText();
  const { failures } = useWords(authorWords);
  const [follow] = useFollowAuthorMutation();
  const isYoung = Boolean(user?.youth);
  const params = { username: username ?? '' };
  const skip = !isSignedIn || isYoung || username === undefined;
  const { data, isError } = useGetFollowQuery({ params }, { skip });

  async function change(is_followed: boolean): Promise<void> {
    if (!isSignedIn) return void tellRefusal({ reason: 'login' });
    const { error } = await follow({ params, body: { is_followed } });
    if (error && !isRefusal(error, 'not_signed_in'))
      showToast(plainFailure(error, failures.follow), { tone: 'error' });
  }

  return { isFollowed: shownState(), onFollow: (isWanted) => void change(isWanted) };

  function shownState(): boolean | null | undefined {
    if (isYoung || isError) return undefined;
    if (!isKnown) return null;
    if (!isSignedIn) return false;
    if (!data) return null;
    return data.can_follow ? data.is_followed : undefined;
  }
}
