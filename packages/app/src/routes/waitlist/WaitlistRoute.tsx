import { WAITLIST_DELAY_MS } from '@kathaloka/contract/limits';
import { waitlistFailuresWords, useWords, waitlistWords, WaitlistScreen } from '@kathaloka/ui';
import { useEffect, useRef, useState } from 'react';
import { StaticImage } from '../../shell/StaticImage.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useGetSettingsQuery } from '../../client.ts';

type WaitlistState = 'idle' | 'sending' | 'failed' | 'joined';

/** The premium waitlist. The form opens an external waitlist in a new tab; nothing is sent to our own server. */
export function WaitlistRoute() {
  const failures = useWords(waitlistFailuresWords);
  usePageTitle(useWords(waitlistWords).comingSoon);
  const { data: settings, refetch } = useGetSettingsQuery();
  const [state, setState] = useState<WaitlistState>('idle');
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function join(): Promise<void> {
    setState('sending');
    const [known] = await Promise.all([settings ?? refetch().then(({ data }) => data), delay()]);
    if (!isMounted.current) return;
    if (known) window.open(known.waitlist_url, '_blank', 'noopener,noreferrer');
    setState(known ? 'joined' : 'failed');
  }

  return (
    <WaitlistScreen
      picture={<StaticImage name="begin" />}
      onSubmit={() => void join()}
      loading={state === 'sending'}
      isJoined={state === 'joined'}
      error={state === 'failed' ? failures.join.other : undefined}
    />
  );
}

function delay(): Promise<void> {
  return new Promise((done) => setTimeout(done, WAITLIST_DELAY_MS));
}
