import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEyesClosedSettings } from './useEyesClosedSettings.ts';

const KEY = 'kathaloka.voices';

it('Whether a tale is read aloud lasts in this tab, across games, and in no other tab', () => {
  const { result, unmount } = renderHook(useEyesClosedSettings);
  act(() => result.current.onToggle(true));
  unmount();
  expect(renderHook(useEyesClosedSettings).result.current.isOn).toBe(true);
  expect(localStorage).toHaveLength(0);
  act(() => result.current.onToggle(false));
  expect(renderHook(useEyesClosedSettings).result.current.isOn).toBe(false);
});

it('Voices and speed belong to the device, follow another tab, and keep what that tab has chosen', () => {
  const { result } = renderHook(useEyesClosedSettings);
  localStorage.setItem(KEY, JSON.stringify({ rate: 1.5, voices: { hi: 'kalpana' } }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(result.current.voices).toEqual({ rate: 1.5, voices: { hi: 'kalpana' }, knows_keys: false });
  act(() => result.current.changeVoices({ knows_keys: true }));
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({
    rate: 1.5,
    voices: { hi: 'kalpana' },
    knows_keys: true,
  });
});

it('Invalid stored values get their defaults', () => {
  localStorage.setItem(KEY, JSON.stringify({ rate: 'fast', voices: { en: 7 }, knows_keys: 1 }));
  const usual = { rate: 1, voices: {}, knows_keys: false };
  expect(renderHook(useEyesClosedSettings).result.current.voices).toEqual(usual);
  localStorage.setItem(KEY, '{');
  expect(renderHook(useEyesClosedSettings).result.current.voices).toEqual(usual);
});
