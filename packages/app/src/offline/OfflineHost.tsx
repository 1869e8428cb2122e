import { prepareRefusal } from '@kathaloka/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../browser/useOnline.ts';
import { usePageAnswers } from '../rendering/pageAnswers.ts';
import { resendReactions } from './sendReaction.ts';
import { useSession } from '../session/useSession.ts';
import { forgetOthers } from './accountData.ts';
import { onChange } from './changes.ts';
import { GUEST } from './database.ts';
import { cachePageAnswers } from './cachePageAnswers.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { readersOf } from './readers.ts';
import { type Dispatch, uploadPlays } from './upload.ts';
import { useAppUpdate } from './useAppUpdate.ts';
import { useStoredAnswers } from './useStoredAnswers.ts';
import { useThemedManifest } from './useThemedManifest.ts';

/** A debounce: the next move of a play may follow immediately. */
const UPLOAD_PAUSE_MS = 2000;
/** How often an upload is retried. */
const RETRY_MS = 60_000;

/** The work without a network, and once the network is back, on every page. Loaded when the page has been idle. */
export function OfflineHost() {
  const { reader, isKnown } = readersOf(useSession());
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const update = useAppUpdate();
  useThemedManifest();
  useEffect(() => void prepareRefusal(), []);
  const stored = useStoredAnswers(pathname);
  useForgetting(isKnown ? reader : undefined);
  useCachePageAnswers();
  useUploading(reader, isOnline);
  return <OfflineNotice isOnline={isOnline} pathname={pathname} update={update} stored={stored} />;
}

/** Stores the answers embedded in the page for use without a network. */
function useCachePageAnswers(): void {
  const answers = usePageAnswers();
  useEffect(() => {
    // if the device is full or refuses storage, the page is not available offline
    cachePageAnswers(answers).catch(() => undefined);
  }, [answers]);
}

/** Removes the data of other accounts when the reader changes. */
function useForgetting(reader: string | undefined): void {
  useEffect(() => {
    // the account of the token has not loaded yet
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
