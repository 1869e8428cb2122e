import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { handleStudioKey } from './studioKeys.ts';

const studio = { undo: vi.fn(), redo: vi.fn(), select: vi.fn(), addScene: vi.fn() };
const clipboard = { duplicate: vi.fn() };
const tools = { setIsSearching: vi.fn() };
const keys = { studio, clipboard, scenes: ['ford'], tools } as unknown as Parameters<
  typeof handleStudioKey
>[1];

/** Whether the studio leaves the key's default action to the browser. */
function isIgnored(place: 'field' | 'card', key: string, modifiers: KeyboardEventInit): boolean {
  const { unmount } = render(
    <div role="toolbar" tabIndex={-1} onKeyDown={(event) => handleStudioKey(event, keys)}>
      <textarea aria-label="field" />
      <button aria-label="card" />
    </div>,
  );
  const isLeft = fireEvent.keyDown(screen.getByLabelText(place), { key, ...modifiers });
  unmount();
  return isLeft;
}

const CTRL = { ctrlKey: true };

describe('The keys of the studio', () => {
  it.each(['c', 'x', 'v', 'r', 'p'])(
    'leave Ctrl+%s to the browser, in a field and on a card: it copies, cuts, pastes, reloads and prints',
    (key) => {
      expect(isIgnored('field', key, CTRL)).toBe(true);
      expect(isIgnored('card', key, CTRL)).toBe(true);
      expect(isIgnored('card', key, { metaKey: true })).toBe(true);
    },
  );

  it('leave characters typed with AltGr to the field', () => {
    expect(isIgnored('field', '@', { ctrlKey: true, altKey: true })).toBe(true);
  });

  it('select text in a field, and all scenes elsewhere', () => {
    expect(isIgnored('field', 'a', CTRL)).toBe(true);
    expect(studio.select).not.toHaveBeenCalled();
    expect(isIgnored('card', 'a', CTRL)).toBe(false);
    expect(studio.select).toHaveBeenCalledWith(['ford']);
  });

  it('undo, redo and search', () => {
    for (const [key, shiftKey] of [
      ['z', false],
      ['z', true],
      ['f', false],
    ] as const)
      expect(isIgnored('card', key, { ctrlKey: true, shiftKey })).toBe(false);
    expect([studio.undo, studio.redo, tools.setIsSearching].map((act) => act.mock.calls.length)).toEqual([
      1, 1, 1,
    ]);
  });
});
