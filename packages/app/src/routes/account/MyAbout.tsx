import type { User } from '@kathaloka/contract/entities';
import { AboutForm, accountFailuresWords, useFormFailureText, useWords } from '@kathaloka/ui';
import { useChangeAboutMutation } from './calls.ts';

/** What the person says of themselves on their page as an author. */
export function MyAbout({ user }: { user: User }) {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const [change, { isLoading, isSuccess, error }] = useChangeAboutMutation();
  return (
    <AboutForm
      about={user.about}
      onSubmit={(about) => void change({ body: { about } })}
      loading={isLoading}
      isDone={isSuccess}
      error={failure(error, words.changeAbout)}
    />
  );
}
