import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

/** A tale that is read aloud: the spoken messages, and the labels of its buttons. */
const eyesClosed = {
  /** The language of these words, for the voice. */
  ownLanguage: 'en' as string,
  close: 'Open your eyes',
  loading: 'Looking for the voices of this device...',
  loadFailed: 'The voices could not be loaded. Close this, and try again.',
  status: {
    reading: 'Reading',
    paused: 'Paused',
    waiting: 'Your turn',
    blocked: 'Press Space, or tap here, and the tale begins.',
    failed: 'The voice does not answer. Press Space, or tap here, to try again.',
    listening: 'Listening...',
  },
  keysHelp:
    'Space pauses, and goes on. The left arrow goes back a sentence, the right arrow goes forward. Up is faster, down is slower. Enter takes the way on that you hear; elsewhere it says the sentence again.',
  lettersHelp:
    'A number takes a way on as well. V lets you say it. C continues, U takes back, R begins this part again, E opens your eyes, and the question mark says all this again.',
  touchHelp:
    'Tap to pause, and to go on. Swipe left for the next sentence, right for the one before, up for faster, down for slower. Tap twice to take the way on that you hear. Hold your finger to say it.',
  ways: (count: number) => `${counted(count, { one: 'way on', other: 'ways on' })}:`,
  takeByKey: 'Press its number, or Enter while you hear it.',
  takeByTouch: 'Tap twice while you hear it.',
  asks: 'It asks for your words. Type them, and press Enter.',
  back: 'Sentence before',
  forward: 'Next sentence',
  pause: 'Pause',
  resume: 'Go on',
  slower: 'Slower',
  faster: 'Faster',
  speed: (rate: number) => `Speed ${rate}`,
  take: 'Take this way',
  say: 'Say it',
  stopListening: 'Stop listening',
  voiceFor: (language: string) => `Voice for ${language}`,
  noVoice: (language: string) => `This device has no voice for ${language}.`,
  noVoiceHelp:
    'Add one in the settings of the device, under speech or text to speech, and load this page again. Chrome and Edge bring voices of their own. Until then your screen reader reads the tale as it comes.',
  sayNow: 'Say a number, or the first words of a way on.',
  faults: {
    silence: 'Nothing was heard.',
    forbidden: 'This page may not use the microphone. You can allow it in the settings of the browser.',
    network: 'Listening needs a connection, and there is none.',
    microphone: 'No microphone was found.',
    unavailable: 'This browser cannot listen now.',
  },
  notUnderstood: (heard: string) => `“${heard}” is none of the ways on.`,
  picture: 'A picture:',
};

export const eyesClosedWords = area('eyesClosed', eyesClosed);
