import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createListening } from './createListening.ts';

class Recognition extends EventTarget {
  static latest: Recognition | undefined;
  lang = '';
  maxAlternatives = 1;
  start = vi.fn<() => void>();
  abort = vi.fn<() => void>();
  constructor() {
    super();
    Recognition.latest = this;
  }
  happens(name: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(name), more));
  }
}

const onHeard = vi.fn<(alternatives: readonly string[]) => void>();
const onFault = vi.fn<(fault: string) => void>();

beforeEach(() => vi.clearAllMocks());

function listening() {
  const port = createListening({ webkitSpeechRecognition: Recognition })!;
  const stop = port.listen('ur', { onHeard, onFault });
  return { stop, recognition: Recognition.latest! };
}

describe('speech recognition', () => {
  it('returns one answer with its alternatives, in the language of the story', () => {
    const { recognition } = listening();
    expect(recognition).toMatchObject({ lang: 'ur-PK', maxAlternatives: 5 });
    expect(recognition.start).toHaveBeenCalledOnce();
    recognition.happens('result', { results: [[{ transcript: ' دو ' }, { transcript: '2' }]] });
    recognition.happens('end');
    expect(onHeard.mock.calls).toEqual([[['دو', '2']]]);
    expect(onFault).not.toHaveBeenCalled();
  });

  it.each([
    ['error', { error: 'not-allowed' }, 'forbidden'],
    ['error', { error: 'audio-capture' }, 'microphone'],
    ['error', { error: 'a-new-one' }, 'unavailable'],
    ['end', {}, 'silence'],
  ])('returns nothing at %s %j: %s', (name, more, fault) => {
    const { recognition } = listening();
    recognition.happens(name, more);
    recognition.happens('end');
    expect(onFault.mock.calls).toEqual([[fault]]);
  });

  it('returns nothing after it was stopped', () => {
    const { stop, recognition } = listening();
    stop();
    recognition.happens('end');
    expect(recognition.abort).toHaveBeenCalledOnce();
    expect(onFault).not.toHaveBeenCalled();
  });
});

it('is undefined in a browser without it', () => {
  expect(createListening({})).toBeUndefined();
});
