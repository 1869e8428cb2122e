import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { Answering, Head, Help, Root, Spoken, Status, Surface, Title } from './EyesClosed.styles.ts';
import { type EyesClosedProps, eyesClosedRootProps } from './eyesClosedProps.ts';
import { MissingVoice } from './MissingVoice.tsx';
import { ReadingButtons } from './ReadingButtons.tsx';
import type { Sentence } from './reading/passages.ts';
import { useEyesClosed } from './useEyesClosed.ts';
import { type ReadingActions, useReadingKeys } from './useReadingKeys.ts';
import { useReadingTouch } from './useReadingTouch.ts';
import { VoiceChoice } from './VoiceChoice.tsx';
import { eyesClosedWords } from '../../../words/eyesClosed/en.ts';
import { playPanelsWords } from '../../../words/playPanels/en.ts';
import { useWords } from '../../../words/useWords.ts';

/**
 * Reads a tale aloud, sentence by sentence, and lets the reader play without looking: with six keys, numbers,
 * gestures on one large surface, or spoken answers.
 *
 * @use Reads a tale aloud, and lets readers play without looking.
 * @avoid Not to hear one part: `PlayLog` has a button for that.
 * @heard “Application”, its name and its keys; then the voice of the device reads.
 * @keys listen, digits
 * @example
 * <EyesClosed
 *   device={device}
 *   passages={[{ id: 'turn-1', text: 'The river is awake.', language: 'en' }]}
 *   heard={new Set()}
 *   options={[{ text: 'Row on.', language: 'en', take: rowOn }]}
 *   language="en"
 *   preferences={voices}
 *   onPreferencesChange={change}
 *   onClose={close}
 * />
 */
export function EyesClosed(props: EyesClosedProps) {
  const { isTouch = false, isWhole = false, hasLetterKeys = true, onClose } = props;
  const words = useWords(eyesClosedWords);
  const { eyesClosed: name } = useWords(playPanelsWords);
  const { state, voices, languages, missing, actions, isListening, isReading, asking } = useEyesClosed({
    ...props,
    hasLetterKeys,
  });
  const status = isListening ? 'listening' : state.status;
  const canTake = state.sentence?.option !== undefined && !props.disabled;

  return (
    <Root aria-label={name} data-whole={isWhole || undefined} {...eyesClosedRootProps(props)}>
      <Head>
        <Title>{name}</Title>
        <Status data-listening={isListening || undefined}>
          {voices === undefined ? words.loading : words.status[status]}
        </Status>
        <IconButton label={words.close} variant="plain" onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <ReadingSurface
        name={name}
        sentence={state.sentence}
        help={isTouch ? words.touchHelp : words.keysHelp}
        actions={actions}
        hasLetterKeys={hasLetterKeys}
      />
      {asking && (
        <Answering>
          <p id={asking.id} lang={asking.option.language}>
            {asking.option.text}
          </p>
          {asking.field}
        </Answering>
      )}
      <MissingVoice text={missing} />
      <ReadingButtons
        actions={actions}
        rate={props.preferences.rate}
        isReading={isReading}
        isListening={isListening}
        canListen={props.device.listening !== undefined}
        canTake={canTake}
      >
        <VoiceChoice
          voices={voices}
          languages={languages}
          preferences={props.preferences}
          onPreferencesChange={props.onPreferencesChange}
        />
      </ReadingButtons>
    </Root>
  );
}

interface ReadingSurfaceProps {
  name: string;
  sentence: Sentence | undefined;
  help: string;
  actions: ReadingActions;
  hasLetterKeys: boolean;
}

/**
 * One large control. In an application screen readers pass on all keys; they announce its name and its keys
 * on focus.
 */
function ReadingSurface({ name, sentence, help, actions, hasLetterKeys }: ReadingSurfaceProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useReadingKeys(actions, { surface: () => ref.current, hasLetterKeys });
  const touchProps = useReadingTouch(actions);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <Surface
      ref={ref}
      role="application"
      aria-label={name}
      aria-describedby={id}
      tabIndex={0}
      {...touchProps}
    >
      {sentence && (
        <Spoken key={sentence.key} lang={sentence.language} dir={directionOf(sentence.language)}>
          {sentence.text}
        </Spoken>
      )}
      <Help id={id}>{help}</Help>
    </Surface>
  );
}
