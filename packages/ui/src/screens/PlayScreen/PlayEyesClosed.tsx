import { useEffect, useEffectEvent, useState } from 'react';
import { EyesClosed } from '../../blocks/play/EyesClosed/EyesClosed.tsx';
import { optionPassages } from '../../blocks/play/EyesClosed/readingOptions.ts';
import { type VoiceDevice, voicesFor } from '../../blocks/play/EyesClosed/reading/speech.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { useShortcuts } from '../../hooks/useShortcuts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { queries } from '../../theme/queries.ts';
import type { EyesClosedPort } from './playProps.ts';
import type { EndingPageState } from './useEndingPage.ts';
import { useTalePassages } from './useTalePassages.ts';
import { useSpokenNotices } from './useSpokenNotices.ts';
import { useReadingOptions } from './useReadingOptions.ts';
import type { PlayAreaProps } from './usePlayControls.ts';
import { eyesClosedWords } from '../../words/eyesClosed/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface PlayEyesClosedProps extends PlayAreaProps {
  /** The device's voice and its preferences. */
  eyesClosed: EyesClosedPort;
  /** The last page of the tale, which is read aloud as well. */
  endingPage: EndingPageState;
  /** Called with whether a voice reads the tale, so that the live regions stay silent. */
  onHasVoiceChange: (hasVoice: boolean) => void;
}

/** Reads the session aloud in place of its commands, so that it can be played without looking. */
export function PlayEyesClosed(props: PlayEyesClosedProps) {
  const { device, hasFailed, retry } = useDevice(props.eyesClosed);
  if (device) return <LoadedEyesClosed {...props} device={device} />;
  const { onToggle } = props.eyesClosed;
  const { has_letter_keys } = props.page.preferences;
  return (
    <NotLoaded
      onRetry={hasFailed ? retry : undefined}
      hasLetterKeys={has_letter_keys}
      onClose={() => onToggle(false)}
    />
  );
}

/** The device's voice, once it has loaded. */
function useDevice({ loadDevice }: EyesClosedPort) {
  const [device, setDevice] = useState<VoiceDevice>();
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const load = useEffectEvent((isHere: () => boolean, _attempt: number) => {
    loadDevice().then(
      (loaded) => isHere() && setDevice(loaded),
      () => isHere() && setFailures((before) => before + 1),
    );
  });
  useEffect(() => {
    let isHere = true;
    load(() => isHere, attempt);
    return () => {
      isHere = false;
    };
  }, [attempt]);
  return { device, hasFailed: failures === attempt, retry: () => setAttempt(failures + 1) };
}

interface NotLoadedProps {
  /** Called to load the voice again; undefined while it is loading. */
  onRetry: (() => void) | undefined;
  hasLetterKeys: boolean;
  onClose: () => void;
}

/** Stands in for a voice that is loading, or failed to load. */
function NotLoaded({ onRetry, hasLetterKeys, onClose }: NotLoadedProps) {
  const words = useWords(eyesClosedWords);
  useShortcuts({ e: onClose }, hasLetterKeys);
  return (
    <div>
      {onRetry ? (
        <ErrorState layout="row" error={words.loadFailed} onRetry={onRetry} />
      ) : (
        <output>{words.loading}</output>
      )}
      <Button variant="ghost" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}

interface LoadedEyesClosedProps extends PlayEyesClosedProps {
  device: VoiceDevice;
}

function LoadedEyesClosed({ device, onHasVoiceChange, eyesClosed, ...area }: LoadedEyesClosedProps) {
  const { session, page, controls, eyesClosedMode, endingPage } = area;
  const words = useWords(eyesClosedWords);
  const isTouch = useMediaQuery(queries.touch);
  const { passages, heard, newestPassage } = useTalePassages(area);
  const options = useReadingOptions(area);
  const notices = useSpokenNotices(session, page.isOffline);
  const language = session.story?.language ?? 'en';
  const hasVoice = voicesFor(language, device.speech.voices() ?? []).length > 0;
  useEffect(() => {
    onHasVoiceChange(hasVoice);
    return () => onHasVoiceChange(false);
  }, [hasVoice, onHasVoiceChange]);

  return (
    <EyesClosed
      device={device}
      passages={[...passages, ...optionPassages(options, { words, isTouch })]}
      heard={heard}
      newestPassage={newestPassage}
      options={options}
      language={language}
      preferences={eyesClosed.voices}
      onPreferencesChange={eyesClosed.changeVoices}
      notices={notices}
      disabled={page.isOffline}
      isTouch={isTouch}
      isWhole={eyesClosedMode.isCovering}
      hasLetterKeys={page.preferences.has_letter_keys}
      onCommand={session.isTakingTurn || endingPage.isShown ? undefined : controls.onCommand}
      onClose={() => eyesClosed.onToggle(false)}
    />
  );
}
