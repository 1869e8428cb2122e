import { paths, ShellNotice, TextLink, offlineWords, useWords } from '@kathaloka/ui';
import { useState } from 'react';
import type { AppUpdate } from './useAppUpdate.ts';
import type { StoredAnswers } from './useStoredAnswers.ts';

interface OfflineNoticeProps {
  isOnline: boolean;
  pathname: string;
  update: AppUpdate | undefined;
  stored: StoredAnswers | undefined;
}

/** Pages with a game have their own notice. */
const SAYS_ITSELF = /^\/(?:play|offline)\/./;

/** Says that there is no network and how old the shown answers are, or that there is a newer app. */
export function OfflineNotice({ isOnline, pathname, update, stored }: OfflineNoticeProps) {
  const words = useWords(offlineWords);
  const [dismissed, setDismissed] = useState<string>();
  const isCut = (!isOnline || stored !== undefined) && !SAYS_ITSELF.test(pathname);
  const what = isCut ? `cut ${isOnline}` : update ? 'update' : '';
  if (what === '' || dismissed === what)
    return <ShellNotice title={undefined} onDismiss={() => setDismissed(what)} />;
  if (isCut)
    return (
      <ShellNotice
        title={isOnline ? words.unreachable : words.offlineNow}
        link={
          pathname === paths.offline ? undefined : <TextLink href={paths.offline}>{words.shelf}</TextLink>
        }
        onDismiss={() => setDismissed(what)}
      >
        {stored?.at && words.storedAnswer(stored.at, stored.now)}
      </ShellNotice>
    );
  return (
    <ShellNotice
      title={words.appUpdate}
      actionLabel={words.reload}
      onAction={update?.reload}
      onDismiss={() => setDismissed(what)}
    >
      {words.appUpdateText}
    </ShellNotice>
  );
}
