import type { PlayChoice } from '@kathaloka/contract/entities';
import type { ReadingOption } from '../../blocks/play/EyesClosed/readingOptions.ts';
import { oddsText } from '../../blocks/play/sheetTexts.ts';
import type { EndingPageState } from './useEndingPage.ts';
import type { PlayAreaProps } from './usePlayControls.ts';
import { endingWords } from '../../words/ending/en.ts';
import { eyesClosedWords } from '../../words/eyesClosed/en.ts';
import { playWords } from '../../words/play/en.ts';
import { playSheetWords } from '../../words/playSheet/en.ts';
import type { Words } from '../../words/en.ts';
import { useWords } from '../../words/useWords.ts';

interface ReadingOptionsOptions extends PlayAreaProps {
  endingPage: EndingPageState;
}

/** The numbered options that are read aloud: the choices, or the options after an ending. */
export function useReadingOptions({
  session,
  controls,
  endingPage,
}: ReadingOptionsOptions): readonly ReadingOption[] {
  const play = useWords(playWords);
  const sheet = useWords(playSheetWords);
  const words = useWords(eyesClosedWords);
  const onEnding = useEndingOptions(session, controls, endingPage);
  const { choices = [], isTakingTurn = false, is_completed } = session;
  if (isTakingTurn || session.leaving) return [];
  if (is_completed) return onEnding;
  if (choices.length === 0)
    return [
      {
        text: play.command.continue.name,
        language: words.ownLanguage,
        take: () => controls.onCommand('continue'),
      },
    ];
  const language = session.story?.language ?? 'en';
  return choices.map((choice) => ({
    text: choice.text.replaceAll('*', ''),
    language,
    note: noteOf(choice, play, sheet),
    asks: choice.asks,
    take: (answer) => controls.actions.choose(choice, answer),
  }));
}

/** What is said of a choice besides its text: where it leads, its chance, or that a thing is put down. */
function noteOf(
  { is_detour, odds, puts_down }: PlayChoice,
  { detour }: Pick<Words['play'], 'detour'>,
  sheet: Words['playSheet'],
): string | undefined {
  if (puts_down) return sheet.handsFull;
  if (odds !== undefined) return oddsText(odds, sheet);
  return is_detour ? detour : undefined;
}

/** The options after the end: the last page, and from there another game, the next story, or the tale. */
function useEndingOptions(
  session: ReadingOptionsOptions['session'],
  { actions, onCommand }: ReadingOptionsOptions['controls'],
  endingPage: EndingPageState,
): readonly ReadingOption[] {
  const words = useWords(endingWords);
  const { command, back: toBack } = useWords(playWords);
  const language = useWords(eyesClosedWords).ownLanguage;
  const option = (text: string, take: (() => void) | undefined | false): ReadingOption[] =>
    take ? [{ text, language, take: () => take() }] : [];
  if (!endingPage.isShown)
    return [
      ...option(words.turnPage, endingPage.open),
      ...option(command.undo.name, session.can_undo !== false && (() => onCommand('undo'))),
    ];
  // none until all have loaded: later ones would change the numbers
  if (session.ending?.isLoading) return [];
  const { goBackTo, beginAgain, playNext, back } = actions;
  const ending = session.ending?.data;
  const fork = ending?.forks.at(-1)?.turn_id;
  const next = ending?.next;
  return [
    ...option(words.goBack, goBackTo && fork !== undefined && (() => goBackTo(fork))),
    ...option(words.beginAgain, beginAgain),
    ...(next && playNext
      ? [
          {
            text: next.title,
            language: next.language,
            note: ending.is_next_part ? words.nextPart : words.next,
            take: () => playNext(next),
          },
        ]
      : []),
    ...option(words.readAgain, endingPage.close),
    ...option(toBack, back),
  ];
}
