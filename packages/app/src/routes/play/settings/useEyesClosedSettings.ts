import type { EyesClosedPort, VoicePreferences } from '@kathaloka/ui';
import { useEffect, useMemo, useState } from 'react';
import { useIsHydrated } from '../../../browser/useIsHydrated.ts';
import { localStore, sessionStore } from '../../../browser/safeStorage.ts';

/** Stored per tab: another tab must not begin to speak. */
const ON_KEY = 'kathaloka.eyes-closed';
const VOICES_KEY = 'kathaloka.voices';

const loadDevice = async () => (await import('../../../browser/voice/voiceDevice.ts')).voiceDevice();

/** Whether the tale is read aloud, and in which voices. Both survive another game and a reload. */
export function useEyesClosedSettings(): EyesClosedPort {
  const [isWanted, setIsOn] = useState(() => sessionStore.read(ON_KEY) !== null);
  const isOn = useIsHydrated() && isWanted;
  const [voices, setVoices] = useState(readVoices);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === VOICES_KEY && setVoices(readVoices());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return useMemo(
    () => ({
      isOn,
      voices,
      loadDevice,
      onToggle(next) {
        setIsOn(next);
        sessionStore.write(ON_KEY, next ? 'on' : null);
      },
      changeVoices(change) {
        // reads the voices again: another tab may have changed them
        const next = { ...readVoices(), ...change };
        setVoices(next);
        localStore.write(VOICES_KEY, JSON.stringify(next));
      },
    }),
    [isOn, voices],
  );
}

/** Reads the stored preferences, which may be anything; an invalid one gets its default. */
function readVoices(): VoicePreferences {
  const { rate, voices, knows_keys } = readJson();
  const named = typeof voices === 'object' && voices !== null ? Object.entries(voices) : [];
  return {
    rate: typeof rate === 'number' && rate >= 0.5 && rate <= 3 ? rate : 1,
    voices: Object.fromEntries(named.filter(([, id]) => typeof id === 'string')),
    knows_keys: knows_keys === true,
  };
}

function readJson(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStore.read(VOICES_KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
