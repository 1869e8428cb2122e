import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStory } from '../runtime/readStory.ts';
import { Player } from './Player.ts';
import { oddsText } from './drawSheet.ts';
import { wordsIn } from './words.ts';

const { story } = readStory({
  kathaloka: 1,
  story: {
    title: 'The wall',
    game_config: { inventory_slots: 1, health_max: 10 },
    story_structure: {
      start_node: 'wall',
      lost_at: 'pit',
      things: { rope: { name: 'a rope' }, lamp: { name: 'a lamp' } },
      nodes: {
        wall: {
          text: 'A wall.',
          choices: [
            {
              text: 'Climb',
              target: 'pit',
              check: 'bold_nerve >= 2',
              lose_text: 'You slip.',
              lose_effect: 'hurt hand',
            },
            { text: 'Pack', target: 'wall', effect: 'take rope; take lamp; owe ila "her mother"' },
            { text: 'Fall', target: 'wall', effect: 'health = 0' },
          ],
        },
        pit: { text: 'A pit.', choices: [], ending: 'lost' },
      },
    },
  },
});

function opened(language: 'en' | 'hi' | 'ur' = 'en') {
  const words = wordsIn(language);
  const options = { storyId: 'wall', language: undefined, brought: undefined, onPlace: vi.fn() };
  const { root } = new Player(story!, { ...options, wordsFor: () => words });
  document.body.replaceChildren(root);
  return {
    choose: (text: string) =>
      [...root.querySelectorAll<HTMLButtonElement>('.choice')]
        .find(({ textContent }) => textContent?.includes(text))!
        .click(),
    button: (name: string) =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name),
    /** Without the characters that isolate names. */
    text: () => root.textContent.replaceAll(/[\u2068\u2069]/g, ''),
  };
}

describe('The player of a story with attempts and things', () => {
  beforeEach(() => {
    // jsdom has no layout
    Element.prototype.scrollIntoView = () => undefined;
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    vi.unstubAllGlobals();
    localStorage.clear();
    document.body.replaceChildren();
  });

  it('tells chances in words, and in percent on request', () => {
    const { button, text } = opened();
    expect(text()).toContain('Out of reach');
    expect(text()).not.toContain('0%');
    button('Chances in percent')!.click();
    expect(text()).toContain('Out of reach: 0%');
    expect(button('Chances in percent')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('tells how an attempt went, and what it changed', () => {
    const { choose, text } = opened();
    choose('Climb');
    expect(text()).toContain('You needed bold nerve 2 and have 0.You slip.Your hand is hurt.');
    expect(text()).toContain('Hurt: hand · Health: 10 of 10');
  });

  it('asks what is put down, and then offers the choices again', () => {
    const { choose, text } = opened();
    choose('Pack');
    expect(text()).toContain('Your hands are full. What do you put down?');
    expect(text()).toContain('Carried, 2 of 1: a rope, a lamp · Promised: Ila: her mother');
    choose('a lamp');
    expect(text()).toContain('You put down a lamp.');
    expect(text()).not.toContain('Your hands are full');
    expect(text()).toContain('Climb');
  });

  it.each(['en', 'hi', 'ur'] as const)('says at a lost ending that going back is free: %s', (language) => {
    const { choose, text } = opened(language);
    choose('Fall');
    expect(text()).toContain(wordsIn(language).lost);
  });

  it.each([
    [100, 'Certain'],
    [99, 'A good chance'],
    [64, 'A fair chance'],
    [34, 'A poor chance'],
    [0, 'Out of reach'],
  ])('calls %i percent “%s”', (odds, told) => {
    expect(oddsText(odds, wordsIn('en'), false)).toBe(told);
  });
});
