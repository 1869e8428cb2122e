import { useMemo, useState } from 'react';
import { endingPassages } from '../../blocks/play/EyesClosed/endingPassages.ts';
import type { Passage } from '../../blocks/play/EyesClosed/reading/passages.ts';
import { newestPart, talePassages } from '../../blocks/play/EyesClosed/talePassages.ts';
import { isNarrated, type LogEntry } from '../../blocks/play/logEntry.ts';
import { useEntryText } from '../../blocks/play/PlayLog/entries/useEntryText.ts';
import type { EndingPageState } from './useEndingPage.ts';
import type { PlayedSession } from './playProps.ts';
import { endingWords } from '../../words/ending/en.ts';
import { eyesClosedWords } from '../../words/eyesClosed/en.ts';
import { foundEndingsWords } from '../../words/foundEndings/en.ts';
import { handsWords } from '../../words/hands/en.ts';
import { playWords } from '../../words/play/en.ts';
import { playSheetWords } from '../../words/playSheet/en.ts';
import { useWords } from '../../words/useWords.ts';

/** How many earlier entries can be read again. */
const BACK_MAX = 40;
const NOTHING: LogEntry = { id: 'nothing', type: 'action', content: '' };

interface TalePassagesOptions {
  session: PlayedSession;
  endingPage: EndingPageState;
}

/** The passages of a session that are read aloud: its log from the newest part on, and its last page. */
export function useTalePassages({ session, endingPage }: TalePassagesOptions) {
  const { entries, story, ending, rewards, is_completed } = session;
  const language = story?.language ?? 'en';
  const play = useWords(playWords);
  const playSheet = useWords(playSheetWords);
  const hands = useWords(handsWords);
  const eyesClosed = useWords(eyesClosedWords);
  const endingTexts = useWords(endingWords);
  const foundEndings = useWords(foundEndingsWords);
  const { isShown } = endingPage;
  const from = useLogFrom(entries);
  const growing = useEntryText(from.findLast((entry) => entry.growing) ?? NOTHING);

  const tale = useMemo(
    () => talePassages(from, { language, words: { play, playSheet, hands, eyesClosed }, growing }),
    [from, language, play, playSheet, hands, eyesClosed, growing],
  );
  const last = useMemo(
    () =>
      is_completed && isShown
        ? endingPassages(ending?.data, {
            hasFailed: Boolean(ending?.error),
            language,
            rewards,
            words: { play, eyesClosed, ending: endingTexts, foundEndings },
          })
        : [],
    [is_completed, isShown, ending, language, rewards, play, eyesClosed, endingTexts, foundEndings],
  );
  const heard = usePassagesToSkip(from, tale, session.isOpening, isShown);
  return {
    passages: useMemo<readonly Passage[]>(() => [...tale, ...last], [tale, last]),
    heard,
    newestPassage: from.findLast(isNarrated)?.id,
  };
}

/** The entries that were last when reading began, and all later ones, without earlier ones that load meanwhile. */
function useLogFrom(entries: readonly LogEntry[]): readonly LogEntry[] {
  const [known] = useState(() => new Set(entries.slice(-BACK_MAX).map(({ id }) => id)));
  return useMemo(() => {
    const first = entries.findIndex(({ id }) => known.has(id));
    return first === -1 ? entries.slice(newestPart(entries)) : entries.slice(first);
  }, [entries, known]);
}

/** The passages to skip at the start of reading: all before the newest part, or before the last page. */
function usePassagesToSkip(
  entries: readonly LogEntry[],
  passages: readonly Passage[],
  isOpening: boolean | undefined,
  isEnded: boolean,
): ReadonlySet<string> {
  const [heard] = useState(() => {
    if (isEnded) return new Set(passages.map(({ id }) => id));
    const before = isOpening ? [] : entries.slice(0, newestPart(entries));
    const isBefore = (id: string) => before.some((entry) => id === entry.id || id.startsWith(`${entry.id}-`));
    return new Set(passages.map(({ id }) => id).filter(isBefore));
  });
  return heard;
}
