import type { SpeechEnd, Utterance } from '@kathaloka/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpeech } from './createSpeech.ts';

class Spoken extends EventTarget {
  lang = '';
  rate = 1;
  voice: unknown = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  happens(name: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(name), more));
  }
}

const RAVI = { voiceURI: 'ravi', name: 'Ravi', lang: 'en_IN' };
const UTTERANCE: Utterance = {
  text: 'A bell rings.',
  language: 'en',
  voice: { id: 'ravi', name: 'Ravi', language: 'en-IN' },
  rate: 1.5,
};

/** A fake speech synthesis, controlled by the test. */
function aSynthesis(voices: object[] = [RAVI]) {
  const spoken: Spoken[] = [];
  const events = new EventTarget();
  const synthesis = Object.assign(events, {
    spoken,
    resumed: 0,
    speak: (utterance: Spoken) => void spoken.push(utterance),
    cancel: () => spoken.at(-1)?.happens('error', { error: 'interrupted' }),
    resume: () => void (synthesis.resumed += 1),
    getVoices: () => voices,
    load(found: object[]) {
      voices = found;
      events.dispatchEvent(new Event('voiceschanged'));
    },
  });
  return synthesis;
}

function speaking(synthesis = aSynthesis()) {
  const speech = createSpeech(synthesis as unknown as SpeechSynthesis);
  const ends: SpeechEnd[] = [];
  return {
    synthesis,
    speech,
    ends,
    speak: (text = UTTERANCE.text) => speech.speak({ ...UTTERANCE, text }, (end) => ends.push(end)),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('SpeechSynthesisUtterance', Spoken);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('speech synthesis', () => {
  it('says a sentence with the chosen voice, and reports its end', () => {
    const { synthesis, ends, speak } = speaking();
    speak();
    vi.advanceTimersByTime(0);
    expect(synthesis.spoken[0]).toMatchObject({
      text: UTTERANCE.text,
      lang: 'en-IN',
      rate: 1.5,
      voice: RAVI,
    });
    synthesis.spoken[0]?.happens('start');
    synthesis.spoken[0]?.happens('end');
    expect(ends).toEqual(['spoken']);
  });

  it('says the next sentence a moment after cancelling the last one, and reports nothing about that one', () => {
    const { synthesis, speech, ends, speak } = speaking();
    speak('One.');
    vi.advanceTimersByTime(0);
    synthesis.spoken[0]?.happens('start');
    speech.cancel();
    speak('Two.');
    vi.advanceTimersByTime(59);
    expect(synthesis.spoken).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(synthesis.spoken.map(({ text }) => text)).toEqual(['One.', 'Two.']);
    // Chromium fires the event late
    synthesis.spoken[0]?.happens('end');
    expect(ends).toEqual([]);
  });

  it('retries once if the voice does not begin, and then gives up', () => {
    const { synthesis, ends, speak } = speaking();
    speak();
    vi.advanceTimersByTime(4100);
    expect(synthesis.spoken).toHaveLength(2);
    vi.advanceTimersByTime(4100);
    expect(ends).toEqual(['failed']);
  });

  it('continues after a lost end event, and resumes a suspended voice', () => {
    const { synthesis, ends, speak } = speaking();
    speak();
    vi.advanceTimersByTime(0);
    synthesis.spoken[0]?.happens('start');
    vi.advanceTimersByTime(5500);
    expect([synthesis.resumed, ends]).toEqual([1, []]);
    vi.advanceTimersByTime(1000);
    expect(ends).toEqual(['spoken']);
  });

  it('reports that the browser requires a user gesture first', () => {
    const { synthesis, ends, speak } = speaking();
    speak();
    vi.advanceTimersByTime(0);
    synthesis.spoken[0]?.happens('error', { error: 'not-allowed' });
    expect(ends).toEqual(['blocked']);
  });
});

describe('the list of voices', () => {
  it('is awaited, and is empty after three seconds', () => {
    const { synthesis, speech } = speaking(aSynthesis([]));
    const told = vi.fn<() => void>();
    speech.subscribe(told);
    expect(speech.voices()).toBeUndefined();
    vi.advanceTimersByTime(3000);
    expect(speech.voices()).toEqual([]);
    synthesis.load([RAVI]);
    expect(speech.voices()).toEqual([{ id: 'ravi', name: 'Ravi', language: 'en-IN' }]);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
