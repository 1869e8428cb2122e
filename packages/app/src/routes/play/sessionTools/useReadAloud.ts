import { isNarrated, type LogEntry, plainTextOf } from '@kathaloka/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { canSpeak, hasVoice, speak, stopSpeaking } from '../../../browser/speech.ts';

interface ReadAloudOptions {
  /** The language of the story. */
  readonly language: string | undefined;
  readonly entries: readonly LogEntry[];
  /** Whether each new turn is read automatically. */
  readonly readsNew: boolean;
  /** Called if there is no voice that could read a turn. */
  readonly onNoVoice: () => void;
}

/** Reads turns aloud, one at a time. */
export function useReadAloud({ language = 'en', entries, readsNew, onNoVoice }: ReadAloudOptions) {
  const [readId, setReadId] = useState<string>();
  const newest = entries.findLast((entry) => isNarrated(entry) && !entry.isArriving && !entry.isHistorical);

  function read(entry: LogEntry): void {
    speak(plainTextOf(entry), language, {
      onStart: () => setReadId(entry.id),
      onEnd: () => setReadId((id) => (id === entry.id ? undefined : id)),
    });
  }

  const readNew = useEffectEvent(() => {
    if (newest && readsNew && canSpeak()) read(newest);
  });
  // turns that exist when the session opens are not read automatically
  const [found, setFound] = useState<{ readonly id: string | undefined }>();
  if (!found && entries.length > 0) setFound({ id: newest?.id });
  const newestId = newest?.id;
  useEffect(() => {
    if (found && newestId !== found.id) readNew();
  }, [newestId, found]);

  useEffect(() => {
    // starts loading the list of voices
    if (canSpeak()) hasVoice();
    return stopSpeaking;
  }, []);

  function toggle(entry: LogEntry): void {
    if (readId === entry.id) stopSpeaking();
    else if (hasVoice()) read(entry);
    else onNoVoice();
  }

  return {
    session: { isReadingAloud: readId !== undefined },
    actions: { readAloud: canSpeak() ? toggle : undefined },
  };
}
