import { useWaitlistWords, WaitlistScreen } from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useGetSettingsQuery } from '../../client.ts';

/** The premium waitlist: the list itself is elsewhere, and opens beside this page. */
export function WaitlistRoute() {
  usePageTitle(useWaitlistWords().comingSoon);
  const { data: settings } = useGetSettingsQuery();
  const [isJoined, setIsJoined] = useState(false);

  function handleSubmit(): void {
    if (!settings) return;
    window.open(settings.waitlist_url, '_blank', 'noopener,noreferrer');
    setIsJoined(true);
  }

  return <WaitlistScreen onSubmit={handleSubmit} isBusy={!settings} isJoined={isJoined} />;
}
