import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Place, PlaceChoice } from '../runtime/reading.ts';
import type { Tale } from '../runtime/tale.ts';
import { drawChoices, drawScene } from './drawTale.ts';
import { wordsIn } from './words.ts';

const choice = (text: string, asks: boolean) => ({ text, asks, odds: null, because: null }) as PlaceChoice;

function shown() {
  const onChoose = vi.fn();
  const choices = [choice('Go on', false), choice('Say your name', true)];
  document.body.replaceChildren(
    ...drawChoices({ language: 'en' } as Tale, wordsIn('en'), choices, { onChoose, inPercent: false }),
  );
  onTestFinished(() => document.body.replaceChildren());
  const [goOn, say] = document.querySelectorAll<HTMLButtonElement>('.choice');
  const form = document.querySelector('form')!;
  return { onChoose, goOn: goOn!, say: say!, form, field: form.querySelector('input')! };
}

describe('A choice that asks', () => {
  it('announces whether its field is open, which takes the focus', () => {
    const { say, form, field } = shown();
    const states = () => [say.getAttribute('aria-expanded'), form.hidden];
    expect(states()).toEqual(['false', true]);
    say.click();
    expect(states()).toEqual(['true', false]);
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(states()).toEqual(['false', true]);
    expect(document.activeElement).toBe(say);
  });

  it('is taken with the typed answer, or without one, but not with an empty one', () => {
    const { onChoose, say, form, field } = shown();
    say.click();
    fireEvent.submit(form);
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.input(field, { target: { value: 'Kasam' } });
    fireEvent.submit(form);
    expect(onChoose).toHaveBeenLastCalledWith(1, 'Kasam');
    form.querySelector<HTMLButtonElement>('[type=button]')!.click();
    expect(onChoose).toHaveBeenLastCalledWith(1, null);
  });
});

it('a choice without a question is taken by one click, and announces no field', () => {
  const { onChoose, goOn } = shown();
  expect(goOn.hasAttribute('aria-expanded')).toBe(false);
  goOn.click();
  expect(onChoose.mock.calls).toEqual([[0, null]]);
});

it('says of its elements whose words they are: what is told, what was answered, and what the rules say', () => {
  const place = {
    text: 'The bank is *dark*.',
    chapter: null,
    check: { name: 'nerve', at_least: 1, had: 0, won: false },
    changes: [],
  } as unknown as Place;
  const chosen = { text: 'Say your name', answer: 'Kasam' };
  const scene = drawScene({ language: 'en' } as Tale, wordsIn('en'), { place, chosen });
  const handOf = (words: string) =>
    [...scene.querySelectorAll('*')]
      .findLast(({ textContent }) => textContent.includes(words))
      ?.closest('[data-by]')
      ?.getAttribute('data-by');
  expect([handOf('dark'), handOf('Say your name'), handOf('Kasam'), handOf('nerve')]).toEqual([
    'author',
    'author',
    'player',
    'rule',
  ]);
});
