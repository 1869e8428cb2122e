import { expect, it } from 'vitest';
import { createTold } from './told.ts';

function told() {
  const heard: string[] = [];
  return { ...createTold((text) => heard.push(text)), heard };
}

it('tells the whole text with each piece', () => {
  const { add, heard, lastEventId } = told();
  expect(lastEventId()).toBeUndefined();
  add('The ', 't4');
  add('oar bites.', 't14');
  expect(heard).toEqual(['The ', 'The oar bites.']);
  expect(lastEventId()).toBe('t14');
});

it('adds only what is new of a piece that was heard in part', () => {
  const { add, heard } = told();
  add('The oar', 't7');
  expect(add('The oar bites.', 't14')).toBe(true);
  expect(add('The', 't3')).toBe(true);
  expect(heard).toEqual(['The oar', 'The oar bites.']);
});

it('refuses a piece if letters before it are missing', () => {
  const { add, text } = told();
  add('The ', 't4');
  expect(add('bites.', 't14')).toBe(false);
  expect(text()).toBe('The ');
});
