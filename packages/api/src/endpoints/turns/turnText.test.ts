import { expect, it } from 'vitest';
import { createTurnText } from './turnText.ts';

function aTurnText() {
  const texts: string[] = [];
  return { ...createTurnText((text) => texts.push(text)), texts };
}

it('reports the whole text with each piece', () => {
  const { add, texts, lastEventId } = aTurnText();
  expect(lastEventId()).toBeUndefined();
  add('The ', 't4');
  add('oar bites.', 't14');
  expect(texts).toEqual(['The ', 'The oar bites.']);
  expect(lastEventId()).toBe('t14');
});

it('adds only the new characters of a piece that overlaps the text', () => {
  const { add, texts } = aTurnText();
  add('The oar', 't7');
  expect(add('The oar bites.', 't14')).toBe(true);
  expect(add('The', 't3')).toBe(true);
  expect(texts).toEqual(['The oar', 'The oar bites.']);
});

it('rejects a piece if characters before it are missing', () => {
  const { add, text } = aTurnText();
  add('The ', 't4');
  expect(add('bites.', 't14')).toBe(false);
  expect(text()).toBe('The ');
});
