import type { ClientState } from '@kathaloka/api';
import type { OpenTale } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../../session/useSession.ts';

interface OpenTales {
  readonly openTales?: readonly OpenTale[];
  /** When they were loaded. */
  readonly now?: string;
}

const NONE: OpenTales = {};

/** The open sessions. Guests have none, and do not load the script that fetches them. */
export function useOpenTales(): OpenTales {
  const { isSignedIn } = useSession();
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const [loaded, setLoaded] = useState(NONE);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isShown = true;
    const load = async () => {
      const { loadOpenTales } = await import('../../reader/openTales.ts');
      const openTales = await loadOpenTales(dispatch);
      if (isShown) setLoaded({ openTales, now: new Date().toISOString() });
    };
    // Home works without them
    load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isSignedIn, dispatch]);

  return isSignedIn ? loaded : NONE;
}
