import { fireEvent } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Tale } from '../runtime/tale.ts';
import { drawTools } from './drawTools.ts';
import { wordsIn } from './words.ts';

it('A save file that was refused can be chosen again once it is corrected', () => {
  const onLoad = vi.fn();
  const unused = vi.fn();
  const tools = {
    onBack: unused,
    onAgain: unused,
    onSave: unused,
    onLanguage: unused,
    onPercent: unused,
    onLoad,
  };
  const tale = { language: 'en', languages: ['en'] } as unknown as Tale;
  document.body.replaceChildren(
    drawTools(tale, wordsIn('en'), { back: false, again: false, percent: null }, tools),
  );
  onTestFinished(() => document.body.replaceChildren());
  const field = document.querySelector<HTMLInputElement>('[type=file]')!;
  const file = new File(['{}'], 'save.json');
  Object.defineProperty(field, 'files', { value: [file] });
  Object.defineProperty(field, 'value', { value: file.name, writable: true });
  fireEvent.change(field);
  expect(onLoad).toHaveBeenCalledExactlyOnceWith(file);
  // browsers report no change if the field already has the same file
  expect(field.value).toBe('');
});
