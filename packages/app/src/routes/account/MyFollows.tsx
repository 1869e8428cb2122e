import { withFollows } from '@kathaloka/api';
import type { User } from '@kathaloka/contract/entities';
import { ErrorState, FollowedAuthors, profileWords, useFailureText, useToast, useWords } from '@kathaloka/ui';
import { catalogue } from '../../client.ts';

const { useChangeFollowLetterMutation, useFollowAuthorMutation, useListFollowsQuery } =
  withFollows(catalogue);

/** The authors whom the person follows, and the weekly letter about them. */
export function MyFollows({ user }: { user: User }) {
  const { failure, plainFailure } = useFailureText();
  const { follows: words } = useWords(profileWords);
  const showToast = useToast();
  const { data, error, isFetching, refetch } = useListFollowsQuery();
  const [follow] = useFollowAuthorMutation();
  const [changeLetter] = useChangeFollowLetterMutation();

  const told = (answer: { readonly error?: unknown }): void => {
    if (answer.error) showToast(plainFailure(answer.error, words.notSaved), { tone: 'error' });
  };
  async function unfollow(username: string): Promise<void> {
    told(await follow({ params: { username }, body: { is_followed: false } }));
    void refetch();
  }

  if (error !== undefined && !data && !isFetching)
    return <ErrorState layout="row" error={failure(error, words.failed)} onRetry={() => void refetch()} />;
  return (
    <FollowedAuthors
      follows={data}
      isVerified={user.is_verified}
      onUnfollow={({ username }) => void unfollow(username)}
      onLetterChange={(wants_letter) => void changeLetter({ body: { wants_letter } }).then(told)}
    />
  );
}
