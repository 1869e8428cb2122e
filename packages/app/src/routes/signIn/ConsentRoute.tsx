import { ConsentScreen, useFormFailureText, youngWords, useWords } from '@kathaloka/ui';
import { useEffect, useEffectEvent } from 'react';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useSession } from '../../session/useSession.ts';
import { useGetMeMutation, useGiveBirthYearMutation, useNameGuardianMutation } from './guardianCalls.ts';

/** The page of a youth account that is waiting for consent. */
export function ConsentRoute() {
  const words = useWords(youngWords);
  const { failure } = useFormFailureText();
  usePageTitle(words.details.title);
  const { user } = useSession();
  const [giveYear, given] = useGiveBirthYearMutation();
  const [nameGuardian, named] = useNameGuardianMutation();
  const [look, looked] = useGetMeMutation();
  const lookOnce = useEffectEvent(() => void look());

  // the guardian may have answered in another browser, so this refetches when the reader returns to the tab
  useEffect(() => {
    const lookWhenSeen = () => document.visibilityState === 'visible' && lookOnce();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => document.removeEventListener('visibilitychange', lookWhenSeen);
  }, []);

  if (!user) return null;
  return (
    <ConsentScreen
      // the next step starts without the error of the last one
      key={user.youth?.needs}
      youth={user.youth ?? null}
      email={user.email}
      onGiveYear={(birth_year) => void giveYear({ body: { birth_year } })}
      onAskGuardian={(email) => void nameGuardian({ body: { email } })}
      onLook={() => void look()}
      loading={given.isLoading || named.isLoading || looked.isLoading}
      error={failure(given.error ?? named.error ?? looked.error, words.failure)}
    />
  );
}
