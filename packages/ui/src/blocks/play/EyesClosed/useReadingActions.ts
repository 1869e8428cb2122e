import type { EyesClosedProps } from './eyesClosedProps.ts';
import { useListening } from './listening/useListening.ts';
import { interpretSpeech } from './listening/interpretSpeech.ts';
import type { Reader, ReaderState } from './reading/Reader.ts';
import { nextRate } from './reading/speech.ts';
import type { ReadingActions } from './useReadingKeys.ts';
import { eyesClosedWords } from '../../../words/eyesClosed/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ReadingActionsOptions {
  reader: Reader;
  state: ReaderState;
  /** The explanation of the keys or gestures. */
  help: string;
  /** Says something in the words of the page. */
  say: (text: string, onSaid?: () => void) => void;
  /** Takes the option at this index. */
  take: (option: number) => void;
}

/** The actions on a tale that is read aloud, for keys, gestures and spoken answers. */
export function useReadingActions(
  props: EyesClosedProps,
  { reader, state, help, say, take }: ReadingActionsOptions,
) {
  const { device, options, language, preferences } = props;
  const words = useWords(eyesClosedWords);
  const { isListening, listen, stop } = useListening(device.listening);

  function changeRate(step: 1 | -1): void {
    const rate = nextRate(preferences.rate, step);
    props.onPreferencesChange({ rate });
    say(words.speed(rate));
  }

  function interpret(alternatives: readonly string[]): void {
    const texts = options.map(({ text }) => text);
    const said = interpretSpeech(alternatives, texts);
    if (!said) say(words.notUnderstood(alternatives[0] ?? ''));
    else if ('option' in said) {
      reader.start();
      take(said.option);
    } else if (said.command === 'again') reader.readFrom(props.newestPassage);
    else if (said.command !== 'pause') {
      reader.start();
      props.onCommand?.(said.command);
    }
  }

  function ask(): void {
    if (isListening) {
      stop();
      return;
    }
    reader.pause();
    const onFault = (fault: keyof typeof words.faults) => say(words.faults[fault]);
    // listens only after the announcement, because the microphone would hear the voice
    say(words.sayNow, () => listen(language, { onHeard: interpret, onFault }));
  }

  const isReading = state.status === 'reading' || state.status === 'waiting';
  const actions: ReadingActions = {
    togglePause: () => (isReading ? reader.pause() : reader.start()),
    back: reader.back,
    forward: reader.forward,
    faster: () => changeRate(1),
    slower: () => changeRate(-1),
    takeThis: () => {
      const option = state.sentence?.option;
      if (option === undefined) reader.repeat();
      else take(option);
    },
    takeNumber: take,
    readAgain: () => reader.readFrom(props.newestPassage),
    listen: ask,
    help: () => say(help),
    close: props.onClose,
  };
  return { actions, isListening, isReading };
}
