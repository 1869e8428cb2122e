import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAnswer } from '../ChoiceButtons/useAnswer.tsx';
import type { EyesClosedProps, HeardNotice } from './eyesClosedProps.ts';
import { markSentence } from './markSentence.ts';
import { missingVoices } from './missingVoices.ts';
import { useReader } from './reading/useReader.ts';
import type { ReadingOption } from './readingOptions.ts';
import { useReadingActions } from './useReadingActions.ts';
import { eyesClosedWords } from '../../../words/eyesClosed/en.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The state and actions of a tale that is read aloud. */
export function useEyesClosed(props: EyesClosedProps) {
  const { device, options, language, preferences, disabled = false } = props;
  const words = useWords(eyesClosedWords);
  const help = helpOf(words, props);
  const { reader, state, voices } = useReader({
    speech: device.speech,
    passages: props.passages,
    heard: props.heard,
    preferences,
    // a reader who knows the keys hears the tale immediately
    introduction: preferences.knows_keys ? undefined : { text: help, language: words.ownLanguage },
    onIntroduced: () => props.onPreferencesChange({ knows_keys: true }),
  });
  const say = (text: string, onSaid?: () => void) => reader.say(text, words.ownLanguage, onSaid);
  const { press, buttonProps, fieldUnder } = useAnswer<ReadingOption>({
    language,
    words: useWords(playWords).answer,
    disabled,
    onChoose: (option, answer) => option.take(answer),
  });

  function take(at: number): void {
    const option = options[at];
    if (!option || disabled) return;
    press(option);
    if (!option.asks) return;
    reader.pause();
    say(words.asks);
  }

  const { actions, isListening, isReading } = useReadingActions(props, { reader, state, help, say, take });
  const languages = [language, words.ownLanguage];
  const missing = missingVoices(voices, languages, words);
  const notices = [...(props.notices ?? []), ...(missing === '' ? [] : [{ id: 'voices', text: missing }])];
  useNotices(notices, (text) => reader.mention(text, words.ownLanguage));
  const { sentence } = state;
  useLayoutEffect(() => markSentence(sentence), [sentence]);
  useEffect(() => () => markSentence(undefined), []);

  const asked = options.findIndex((option, at) => option.asks && buttonProps(option, at)['aria-expanded']);
  const option = options[asked];
  return {
    state,
    voices,
    languages,
    missing,
    actions,
    isListening,
    isReading,
    /** The option that asks for a word, with its field. */
    asking: option && { option, id: buttonProps(option, asked).id, field: fieldUnder(option, asked) },
  };
}

/** Explains the keys, or the gestures. */
function helpOf(
  words: typeof eyesClosedWords,
  { isTouch = false, hasLetterKeys }: Pick<EyesClosedProps, 'isTouch' | 'hasLetterKeys'>,
): string {
  const more = hasLetterKeys && !isTouch ? [words.lettersHelp] : [];
  return [isTouch ? words.touchHelp : words.keysHelp, ...more].join(' ');
}

/** Says each new notice once. */
function useNotices(notices: readonly HeardNotice[], say: (text: string) => void): void {
  const saidRef = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent((_ids: string) => {
    const fresh = notices.filter(({ id }) => !saidRef.current.has(id));
    saidRef.current = new Set(notices.map(({ id }) => id));
    if (fresh.length > 0) say(fresh.map(({ text }) => text).join(' '));
  });
  const ids = notices.map(({ id }) => id).join(' ');
  useEffect(() => tell(ids), [ids]);
}
