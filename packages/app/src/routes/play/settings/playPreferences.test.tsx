import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePlayPreferences } from './usePlayPreferences.ts';

const KEY = 'kathaloka.play';

/** Simulates the storage event that a browser sends to its other tabs. */
function storedElsewhere(value: object): void {
  localStorage.setItem(KEY, JSON.stringify(value));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
}

describe('the settings of play', () => {
  it('follow another tab', () => {
    const { result } = renderHook(usePlayPreferences);
    storedElsewhere({ tale_size: 4, is_text_only: true });
    expect(result.current.preferences).toMatchObject({ tale_size: 4, is_text_only: true });
  });

  it('keep what another tab has chosen when one of them changes', () => {
    const { result } = renderHook(usePlayPreferences);
    localStorage.setItem(KEY, JSON.stringify({ tale_size: 4, has_letter_keys: false }));
    act(() => result.current.change({ reads_aloud: true }));
    const stored = { tale_size: 4, has_letter_keys: false, reads_aloud: true };
    expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject(stored);
    expect(result.current.preferences).toMatchObject(stored);
  });
});
