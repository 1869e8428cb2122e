import { describe, expect, it } from 'vitest';
import { fakeSpeech, SOME_VOICES } from '../../../../testing/fakeVoice.ts';
import { Reader } from './Reader.ts';
import type { Passage } from './passages.ts';
import { voiceFor } from './speech.ts';

const told = (id: string, text: string, isComplete = true): Passage => ({
  id,
  text,
  language: 'en',
  isComplete,
});

function aReader(voices = SOME_VOICES) {
  const speech = fakeSpeech(voices);
  const reader = new Reader(speech);
  reader.prefer({ voiceOf: (language) => voiceFor(language, voices, {}), rate: 1 });
  return { reader, ...speech, texts: () => speech.said.map(({ text }) => text) };
}

const FIRST = told('first', 'The river is awake. A bell rings.');

describe('Passages', () => {
  it('are read sentence by sentence, each once and in order, while the text grows', () => {
    const { reader, finish, finishAll, texts } = aReader();
    reader.start();
    const text = 'One oar dips. Two lamps burn. Nobody speaks.';
    for (let length = 0; length <= text.length; length += 5) {
      reader.update([FIRST, told('second', text.slice(0, length), false)]);
      if (length % 3 === 0) finish();
    }
    finishAll();
    expect(texts()).toEqual(['The river is awake.', 'A bell rings.', 'One oar dips.', 'Two lamps burn.']);
    reader.update([FIRST, told('second', text), told('third', 'It is late.')]);
    finishAll();
    expect(texts().slice(4)).toEqual(['Nobody speaks.', 'It is late.']);
    expect(reader.read().status).toBe('waiting');
  });

  it('are not read once removed, and are read again if they return', () => {
    const { reader, saying, finish, finishAll, texts } = aReader();
    const ways = told('ways', 'One: row on.');
    reader.update([FIRST, ways]);
    reader.start();
    finishAll();
    reader.update([FIRST]);
    reader.update([FIRST, told('second', 'The coin is gone. It sinks.')]);
    finish(0);
    expect(saying()?.text).toBe('The coin is gone.');
    reader.update([FIRST]);
    expect(saying(), 'taken back').toBeUndefined();
    reader.update([FIRST, ways]);
    finishAll();
    expect(texts().slice(2)).toEqual(['One: row on.', 'The coin is gone.', 'One: row on.']);
  });

  it('are not read again when the rest of their text arrives', () => {
    const { reader, finish, finishAll, texts } = aReader();
    reader.update([told('a', 'One oar dips. Two la', false)]);
    reader.start();
    finish();
    reader.update([told('a', 'One oar dips. Two lamps burn.')]);
    finishAll();
    expect(texts()).toEqual(['One oar dips.', 'Two lamps burn.']);
  });

  it('are also read if they are inserted before the current one, like a late heading', () => {
    const { reader, finishAll, texts } = aReader();
    reader.update([told('text', 'One oar dips.')]);
    reader.start();
    reader.update([told('chapter', 'Chapter 2 of 5.'), told('text', 'One oar dips.'), told('ways', 'Row.')]);
    finishAll();
    expect(texts()).toEqual(['One oar dips.', 'Chapter 2 of 5.', 'Row.']);
  });
});

it('No sentence is skipped before the voices are known', () => {
  const speech = fakeSpeech();
  const reader = new Reader(speech);
  reader.update([FIRST]);
  reader.start();
  expect(speech.said).toEqual([]);
  reader.prefer({ voiceOf: (language) => voiceFor(language, SOME_VOICES, {}), rate: 1 });
  reader.start();
  speech.finishAll();
  expect(speech.said.map(({ text }) => text)).toEqual(['The river is awake.', 'A bell rings.']);
});

describe('the reader', () => {
  it('pauses, and repeats the interrupted sentence', () => {
    const { reader, saying, finish, texts } = aReader();
    reader.update([FIRST]);
    reader.start();
    finish();
    reader.pause();
    expect(saying()).toBeUndefined();
    expect(reader.read().status).toBe('paused');
    reader.start();
    expect(texts()).toEqual(['The river is awake.', 'A bell rings.', 'A bell rings.']);
  });

  it('goes back and forward, and continues in order from there', () => {
    const { reader, saying, finish, finishAll, texts } = aReader();
    reader.update([FIRST, told('second', 'It is late.'), told('third', 'It is dark.')]);
    reader.start();
    finish(2);
    expect(saying()?.text).toBe('It is late.');
    reader.back();
    reader.back();
    expect(saying()?.text).toBe('The river is awake.');
    reader.back();
    expect(saying()?.text, 'there is nothing before it').toBe('The river is awake.');
    reader.forward();
    expect(saying()?.text).toBe('A bell rings.');
    finishAll();
    expect(texts().slice(-3)).toEqual(['A bell rings.', 'It is late.', 'It is dark.']);
    reader.readFrom('second');
    finishAll();
    expect(texts().slice(-2)).toEqual(['It is late.', 'It is dark.']);
  });

  it('interrupts a sentence to say something, and repeats the sentence', () => {
    const { reader, finishAll, texts } = aReader();
    reader.update([FIRST]);
    reader.start();
    reader.say('Speed 1.25', 'en');
    finishAll();
    expect(texts()).toEqual(['The river is awake.', 'Speed 1.25', 'The river is awake.', 'A bell rings.']);
  });

  it('says something between two sentences', () => {
    const { reader, finishAll, texts } = aReader();
    reader.update([FIRST]);
    reader.start();
    reader.mention('You are offline.', 'en');
    finishAll();
    expect(texts()).toEqual(['The river is awake.', 'You are offline.', 'A bell rings.']);
  });

  it('says a requested text while paused, and stays paused', () => {
    const { reader, finishAll, texts } = aReader();
    reader.update([FIRST]);
    reader.say('Help', 'en');
    finishAll();
    expect([texts(), reader.read().status]).toEqual([['Help'], 'paused']);
  });

  it('stops if the browser blocks speech without a press, or if a voice has failed three times', () => {
    const { reader, finish, texts } = aReader();
    reader.update([FIRST, told('second', 'It is late.'), told('third', 'It is dark.')]);
    reader.start();
    finish(1, 'blocked');
    expect(reader.read().status).toBe('blocked');
    reader.start();
    expect(texts()).toEqual(['The river is awake.', 'The river is awake.']);
    finish(3, 'failed');
    expect(reader.read().status).toBe('failed');
  });

  it('skips texts in a language without a voice', () => {
    const { reader, finishAll, texts } = aReader(
      SOME_VOICES.filter(({ language }) => !language.startsWith('hi')),
    );
    const hindi = Array.from({ length: 500 }, (_, at) => `वाक्य ${at}।`).join(' ');
    reader.update([{ id: 'hindi', text: hindi, language: 'hi' }, told('ways', 'Press a number.')]);
    reader.start();
    finishAll();
    expect(texts()).toEqual(['Press a number.']);
  });
});
