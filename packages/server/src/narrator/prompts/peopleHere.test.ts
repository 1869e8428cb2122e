import { describe, expect, it } from 'vitest';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import { peopleHere } from './peopleHere.ts';

const story = aStorySheet({
  lexicon: {
    names: [
      { np: 'Lalji', is: 'person' },
      { np: 'Hamir', is: 'person' },
      { np: 'your uncle', is: 'person' },
      { np: 'the old mistress', is: 'person' },
      { np: 'बेताल', is: 'person' },
      { np: 'the bell', is: 'thing' },
    ],
  },
});

function here(text: string, values: Partial<NarrationTask> = {}): string[] {
  const state = { ...aNarrationTask().state, turns_in_node: 1 };
  return peopleHere(aNarrationTask({ story, scene: aSceneSheet({ text }), state, ...values }));
}

describe('Who is here', () => {
  it.each([
    ["'Read,' says Lalji, the father.", ['Lalji']],
    ["'Churel!' Hamir the gatekeeper is shouting.", ['Hamir']],
    ["'A woman's?' Lalji asks Hamir.", ['Lalji', 'Hamir']],
    ["'Eat your shoe,' says the old mistress.", ['the old mistress']],
    ['“Read,” says Lalji.', ['Lalji']],
    ["'रुको,' बेताल कहता है।", ['बेताल']],
    ["Hamir bellows: 'Turn them!' Lalji says nothing.", ['Lalji', 'Hamir']],
    ["'Go.' He goes. Your uncle is far away.", []],
    ["Your uncle is far away. Hamir says, 'Read.'", ['Hamir']],
    ["Hamir repeats it. 'Meera.'", ['Hamir']],
    ["Your uncle is far away. 'Meera.' Nobody answers.", []],
  ])('is told by who speaks: %s', (text, people) => {
    expect(here(text)).toEqual(people);
  });

  it.each([
    ['Lalji sits by the stair, and Hamir winds his string beside him.', ['Lalji', 'Hamir']],
    [
      'In the shade of the wall wait Lalji, Hamir and the old mistress.',
      ['Lalji', 'Hamir', 'the old mistress'],
    ],
    ['There are Lalji and Hamir here, each at some work.', ['Lalji', 'Hamir']],
    ['Hamir is at the door.', ['Hamir']],
    ['दीवार की छाया में बेताल है।', ['बेताल']],
    ['बेताल पेड़ के नीचे बैठा है।', ['बेताल']],
  ])('is told by the text that shows somebody: %s', (text, people) => {
    expect(here(text)).toEqual(people);
  });

  it.each([
    'Hamir’s stick stands by the door.',
    'A letter for Hamir lies on the table.',
    'A girl sits by the door and thinks of Lalji.',
    'Lalji is not at the door.',
    'बेताल की कहानी यहाँ सब जानते हैं।',
    'Your uncle read tracks for this village for forty years.',
    "'Where is Hamir?' asks a man.",
    "'Lalji sent me,' says the girl.",
    'Lalji lives two villages on.',
    'Nobody is here.',
    "The bell says nothing, and 'nothing' is what you hear.",
    '',
  ])('is nobody who is only spoken of: %s', (text) => {
    expect(here(text)).toEqual([]);
  });

  it('is also who has come since, in this scene and in no other', () => {
    const history = [
      { action_type: 'continue', input: 'Go in', text: "'Go,' says your uncle." },
      { action_type: 'continue', input: 'Walk', text: 'The wall.' },
      { action_type: 'custom_action', input: 'wait', text: "'Read,' says Lalji, who has come up." },
    ];
    const state = { ...aNarrationTask().state, turns_in_node: 2 };
    expect(here('The wall.', { history, state })).toEqual(['Lalji']);
  });

  it('is not said of an author’s scene that is told now, but of an open one', () => {
    const text = "'Read,' says Lalji.";
    expect(here(text, { kind: 'scene' })).toEqual([]);
    expect(here(text, { kind: 'scene', scene: aSceneSheet({ text, mode: 'open' }) })).toEqual(['Lalji']);
  });
});
