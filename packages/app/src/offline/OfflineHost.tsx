import { prepareRefusal } from '@kathaloka/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { useOnline } from '../browser/useOnline.ts';
import { usePageAnswers } from '../rendering/pageAnswers.ts';
import { resendReactions } from './sendReaction.ts';
import { useSession } from '../session/useSession.ts';
import { forgetOthers } from './accountData.ts';
import { onChange } from './changes.ts';
import { GUEST } from './database.ts';
import { keepBrought } from './keepBrought.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { readersOf } from './readers.ts';
import { type Dispatch, uploadPlays } from './upload.ts';
import { useAppUpdate } from './useAppUpdate.ts';
import { useStoredAnswers } from './useStoredAnswers.ts';
import { useThemedManifest } from './useThemedManifest.ts';

/** After a move of a play that is online the next ones may follow immediately. */
const UPLOAD_PAUSE_MS = 2000;
/** A server that did not answer is asked again. */
const RETRY_MS = 60_000;

/** What every page does while there is no network, and after that. Loaded when a page has been idle. */
export function OfflineHost() {
  const { reader, isKnown } = readersOf(useSession());
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const update = useAppUpdate();
  useThemedManifest();
  useEffect(prepareRefusal, []);
  const stored = useStoredAnswers(pathname);
  useForgetting(isKnown ? reader : undefined);
  useBrought();
  useUploading(reader, isOnline);
  return <OfflineNotice isOnline={isOnline} pathname={pathname} update={update} stored={stored} />;
}

/** What the page has brought along is there without a network, too. */
function useBrought(): void {
  const answers = usePageAnswers();
  useEffect(() => {
    // a device that is full, or refuses storage, goes without
    keepBrought(answers).catch(() => undefined);
  }, [answers]);
}

/** Removes what belongs to others when somebody signs in or out. */
function useForgetting(reader: string | undefined): void {
  useEffect(() => {
    // a token is known before its account
    if (reader === undefined) return;
    void forgetOthers(reader);
  }, [reader]);
}

function useUploading(reader: string, isOnline: boolean): void {
  const dispatch = useDispatch<Dispatch>();
  useEffect(() => {
    if (reader === GUEST || !isOnline) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      await uploadPlays(dispatch, reader).catch(() => undefined);
      await resendReactions(dispatch, reader);
      isRunning = false;
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), UPLOAD_PAUSE_MS);
    };
    void run();
    const stop = onChange(soon);
    const again = setInterval(() => void run(), RETRY_MS);
    return () => {
      stop();
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [dispatch, reader, isOnline]);
}
