import { messages } from '@kathaloka/contract/errors';
import { WAITLIST_DELAY_MS } from '@kathaloka/contract/limits';
import { useWaitlistWords, WaitlistScreen } from '@kathaloka/ui';
import { useEffect, useRef, useState } from 'react';
import { HousePicture } from '../../adapters/HousePicture.tsx';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useGetSettingsQuery } from '../../client.ts';

type Standing = 'asked' | 'sending' | 'failed' | 'joined';

/** The premium waitlist: the list itself is elsewhere, and opens beside this page. Nothing goes to our own server. */
export function WaitlistRoute() {
  usePageTitle(useWaitlistWords().comingSoon);
  const { data: settings, refetch } = useGetSettingsQuery();
  const [standing, setStanding] = useState<Standing>('asked');
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function join(): Promise<void> {
    setStanding('sending');
    const [known] = await Promise.all([settings ?? refetch().then(({ data }) => data), delay()]);
    if (!isHere.current) return;
    if (known) window.open(known.waitlist_url, '_blank', 'noopener,noreferrer');
    setStanding(known ? 'joined' : 'failed');
  }

  return (
    <WaitlistScreen
      picture={<HousePicture name="begin" />}
      onSubmit={() => void join()}
      isBusy={standing === 'sending'}
      isJoined={standing === 'joined'}
      serverError={standing === 'failed' ? messages.waitlist.other : undefined}
    />
  );
}

function delay(): Promise<void> {
  return new Promise((done) => setTimeout(done, WAITLIST_DELAY_MS));
}
