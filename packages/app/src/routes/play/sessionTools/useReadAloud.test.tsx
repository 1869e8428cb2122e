import type { LogEntry } from '@kathaloka/ui';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReadAloud } from './useReadAloud.ts';

const spoken: string[] = [];
let voices: object[] = [];
const onNoVoice = vi.fn<() => void>();

class Utterance extends EventTarget {
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

beforeEach(() => {
  spoken.length = 0;
  voices = [{}];
  onNoVoice.mockClear();
  const speak = ({ text }: Utterance) => void spoken.push(text);
  vi.stubGlobal('speechSynthesis', { speak, cancel: () => {}, getVoices: () => voices });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => vi.unstubAllGlobals());

const turn = (id: string, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  type: 'narrative',
  content: `This is ${id}.`,
  ...more,
});

function reading(readsNew: boolean) {
  return renderHook(
    ({ entries }: { entries: readonly LogEntry[] }) =>
      useReadAloud({ language: 'en', entries, readsNew, onNoVoice }),
    { initialProps: { entries: [] as readonly LogEntry[] } },
  );
}

it('reads each new turn, but not those shown when the session opens', () => {
  const { rerender } = reading(true);
  rerender({ entries: [turn('one')] });
  expect(spoken).toEqual([]);
  rerender({ entries: [turn('one'), turn('two', { isArriving: true })] });
  expect(spoken, 'not before it is whole').toEqual([]);
  rerender({ entries: [turn('one'), turn('two')] });
  expect(spoken).toEqual(['This is two.']);
});

it('reads nothing automatically unless the player has chosen that', () => {
  const { rerender } = reading(false);
  rerender({ entries: [turn('one')] });
  rerender({ entries: [turn('one'), turn('two')] });
  expect(spoken).toEqual([]);
});

it('says so if the browser has no voice', () => {
  const { result } = reading(false);
  result.current.actions.readAloud?.(turn('one'));
  expect([spoken.length, onNoVoice.mock.calls.length]).toEqual([1, 0]);
  voices = [];
  result.current.actions.readAloud?.(turn('two'));
  expect([spoken.length, onNoVoice.mock.calls.length]).toEqual([1, 1]);
});
