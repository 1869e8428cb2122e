import { StoryStructure } from '@kathaloka/contract/entities';
import { checkStory, type Finding } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { fixtureFiles } from './testing/fixtureFiles.ts';
import { choiceOf, imported, importedFile, notesOf, sceneOf, twee } from './testing/imported.ts';

const names = [...fixtureFiles.keys()];

function errorsIn(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

describe('Each test file', () => {
  it.each(names)('%s becomes scenes that the contract allows, without an error', async (name) => {
    const { structure } = await importedFile(name);
    expect(StoryStructure.safeParse(structure).error?.issues).toBeUndefined();
    expect(errorsIn(checkStory({ story_structure: structure }, { walks: 200 }))).toEqual([]);
  });

  it.each(names)('%s yields no script and no HTML', async (name) => {
    const { structure, fields } = await importedFile(name);
    expect(JSON.stringify([fields, structure])).not.toMatch(/<[a-z/!?]|alert|onerror|javascript:/i);
  });

  const others = names.filter((name) => !name.endsWith('.kathaloka.json'));
  it.each(others)('%s, written by others, is told verbatim', async (name) => {
    const { nodes } = (await importedFile(name)).structure;
    expect(new Set(Object.values(nodes).map(({ mode }) => mode))).toEqual(new Set(['verbatim']));
  });

  it.each(names)('%s yields the same story when it is read again', async (name) => {
    expect(await importedFile(name)).toEqual(await importedFile(name));
  });
});

describe('Harlowe', () => {
  it('imports conditions of hooks, effects of macros and emphasis', async () => {
    const story = await importedFile('lantern.harlowe.html');
    expect(story.fields.title).toBe('The Lantern Ferry');
    expect(story.structure.start_node).toBe('Landing');
    expect(sceneOf(story, 'Landing')?.text).toBe('The ferry waits at the **last** ghat. **Rain** & wind.');
    expect(sceneOf(story, 'Deck')).toEqual({
      mode: 'verbatim',
      text: 'The deck is dark.',
      variants: [{ condition: 'has lamp', text: 'The deck is gold.' }],
      choices: [
        { text: 'Read the river book', target: 'Book', condition: 'has lamp and oil >= 1' },
        { text: 'Feel your way', target: 'Dark', condition: 'not has lamp' },
        { text: 'Row on', target: 'Far bank' },
      ],
    });
    expect(choiceOf(story, 'Book', 'Sign')).toEqual({
      text: 'Sign',
      target: 'Far bank',
      effect: 'gain signed',
    });
  });

  it('sets the story’s initial values on the way out of its first scene', async () => {
    const story = await importedFile('lantern.harlowe.html');
    expect(choiceOf(story, 'Landing', 'Step aboard')?.effect).toBe('oil + 2');
    expect(choiceOf(story, 'Landing', 'Light the lamp')?.effect).toBe('oil + 1; gain lamp');
  });

  it('reports what was lost at its scene', async () => {
    const story = await importedFile('lantern.harlowe.html');
    expect(notesOf(story, null)).toEqual(['style_lost']);
    expect(notesOf(story, 'Book')).toEqual(['look_lost']);
    expect(notesOf(story, 'Dark')).toEqual([]);
    expect(sceneOf(story, 'Dark')?.text).toContain('{oil}');
  });
});

describe('SugarCube', () => {
  it('imports setters, cases of a switch and visits', async () => {
    const story = await importedFile('market.sugarcube.html');
    expect(choiceOf(story, 'Stalls', 'Buy the bird')).toMatchObject({
      condition: 'coins >= 3',
      effect: 'coins - 3',
    });
    expect(choiceOf(story, 'Stalls', 'Greet the watchman')?.condition).toBe('not has mood_wary');
    expect(sceneOf(story, 'Watchman')).toMatchObject({
      text: 'He smiles.',
      variants: [{ condition: 'has mood_wary', text: 'He nods slowly.' }],
    });
    expect(sceneOf(story, 'Home')?.variants).toEqual([
      { condition: 'has seen_Watchman', text: 'He walks you home.' },
    ]);
  });

  it('adds a scene before the first one if players can return to that', async () => {
    const story = await importedFile('market.sugarcube.html');
    expect(story.structure.start_node).toBe('Begin');
    expect(sceneOf(story, 'Begin')?.choices).toEqual([
      { text: 'Begin', target: 'Gate', effect: 'coins + 3' },
    ]);
    expect(notesOf(story, null)).toContain('start_added');
  });

  it('reports pictures, loops and computed links', async () => {
    const story = await importedFile('market.sugarcube.html');
    expect(notesOf(story, 'Stalls')).toEqual(['image_lost', 'loop_lost', 'link_computed']);
    expect(notesOf(story, null)).toEqual(['script_lost', 'style_lost', 'header_lost', 'start_added']);
  });
});

describe('Chapbook', () => {
  it('imports variables of passages and modifiers', async () => {
    const story = await importedFile('well.chapbook.html');
    expect(sceneOf(story, 'Yard')).toEqual({
      mode: 'verbatim',
      text: 'A well without a bucket. *Listen.*',
      variants: [
        { condition: 'has rope', text: 'A well without a bucket. *Listen.*\n\nThe rope is in your hand.' },
      ],
      choices: [
        { text: 'Take the rope', target: 'Shed', effect: 'gain rope' },
        { text: 'Climb down', target: 'Well', effect: 'depth + 3' },
      ],
    });
    expect(choiceOf(story, 'Porch', 'Climb down')?.condition).toBe('not has rope');
    expect(notesOf(story, 'Porch')).toEqual(['script_lost']);
  });
});

describe('Snowman', () => {
  it('imports plain templates and reports the others', async () => {
    const story = await importedFile('tower.snowman.html');
    expect(choiceOf(story, 'Foot', 'Call out')?.effect).toBe('courage + 2');
    expect(choiceOf(story, 'Window', 'Wait')).toEqual({
      text: 'Wait',
      target: 'Dawn',
      condition: 'courage <= 1',
    });
    expect(notesOf(story, 'Window')).toEqual(['loop_lost']);
    expect(sceneOf(story, 'Window')?.text).toContain('{courage}');
  });

  it('imports elements whose scripts change variables or show a passage, as choices', async () => {
    const story = await imported(
      twee('Snowman', {
        Start:
          '<% if (!s.key) { %><a href="#" class="item key">Take the key</a><% } else { %>An empty hook.<% } %>\n<button id="out">Leave</button>\n<span class="odd">Sing</span>\n' +
          "<% $(function() { $('.key').click(function() { s.key = true; $(this).replaceWith('Taken.'); }); $('#out').on('click', function () { story.show('Night') }); }); %>" +
          "<% $('.odd').click(function() { sing(); }); %>",
        Night: 'Night.<% if (s.key) { %> The key is cold.<% } %>',
      }),
    );
    expect(sceneOf(story, 'Start')?.choices).toEqual([
      { text: 'Take the key', target: 'Start', condition: 'not has key', effect: 'gain key' },
      { text: 'Leave', target: 'Night' },
    ]);
    expect(notesOf(story, 'Start')).toEqual(['macro_lost']);
    expect(sceneOf(story, 'Start')?.text).toContain('Sing');
  });
});

describe('Twee 3', () => {
  it('imports links within a sentence and escaped names, and renames reserved ones', async () => {
    const story = await importedFile('orchard.plain.twee');
    expect(sceneOf(story, 'Start')?.text).toBe(
      'Apples in the grass. You can follow the wall or knock at the house.',
    );
    expect(choiceOf(story, 'Start', 'house')?.target).toBe('The house {old}');
    expect(choiceOf(story, 'wall', 'Home')?.target).toBe('Turn back');
    expect(choiceOf(story, 'The house {old}', 'Ask her')?.target).toBe('proto scene');
    expect(story.report.notes).toContainEqual({
      code: 'scene_renamed',
      node: null,
      params: { from: '__proto__', to: 'proto scene' },
    });
  });

  it('imports a story in Hindi with its language', async () => {
    const story = await importedFile('banyan.hindi.twee');
    expect(story.fields).toEqual({ title: 'बरगद की चिट्ठी', language: 'hi' });
    expect(choiceOf(story, 'रास्ता', 'चिट्ठी खोलो')?.condition).toBe('has सच');
    expect(story.report.notes).toEqual([]);
  });
});

describe('ink', () => {
  it('imports knots, choices and gathers from a plain source', async () => {
    const story = await importedFile('river.plain.ink');
    expect(sceneOf(story, 'start')?.choices.map(({ text }) => text)).toEqual([
      'Ask for a name',
      '"Row."',
      'Wait',
    ]);
    expect(sceneOf(story, '"Row."')?.text).toBe('"Row," you say.\n\nHe rows without a word.');
    expect(choiceOf(story, 'start', 'Ask for a name')?.target).toBe('name');
    const onward = choiceOf(story, 'Wait', 'Continue')?.target ?? '';
    expect(sceneOf(story, onward)?.text).toBe('The light goes.');
    expect(notesOf(story, 'start')).toEqual(['tag_lost']);
  });

  it('imports variables, visits, and once-only choices', async () => {
    const story = await importedFile('lamp.variables.ink');
    expect(choiceOf(story, 'ghat', 'Light the lamp')).toEqual({
      text: 'Light the lamp',
      target: 'ghat',
      condition: 'not has took_1_ghat',
      effect: 'gain took_1_ghat; gain lamp; seen_ghat + 1',
    });
    expect(choiceOf(story, 'ghat', 'Throw a stone')?.condition).toBe('not has seen_book');
    expect(sceneOf(story, 'leave')?.variants?.[0]?.condition).toBe('seen_ghat > 2');
    expect(notesOf(story, null)).toContain('variable_lost');
  });

  it('imports the same story from compiled ink', async () => {
    const [source, compiled] = await Promise.all(
      ['lamp.variables.ink', 'lamp.compiled.json'].map(importedFile),
    );
    expect(compiled?.structure).toEqual(source?.structure);
    expect(compiled?.report).toEqual({ ...source?.report, format: 'ink-json' });
  });
});

describe('ChoiceScript', () => {
  it('imports labels, options with conditions, and options that are hidden after use', async () => {
    const story = await importedFile('gate.choicescript.txt');
    expect(choiceOf(story, 'gate', 'Search the grass')?.effect).toBe('gain key');
    expect(choiceOf(story, 'gate', 'Unlock the gate')).toMatchObject({
      condition: 'has key',
      target: 'garden',
    });
    expect(choiceOf(story, 'gate', 'Shout')?.condition).toBe('not has took_2_gate');
    expect(sceneOf(story, 'Search the grass')?.text).toBe('Something cold: a *key*.');
    expect(notesOf(story, 'gate')).toEqual(['condition_lost']);
    expect(notesOf(story, 'garden')).toEqual(['image_lost']);
  });

  it('imports several scene files in one text, in order', async () => {
    const story = await importedFile('two.choicescript.txt');
    expect(choiceOf(story, 'Knock', 'Continue')?.target).toBe('startup, on');
    expect(choiceOf(story, 'startup, on', 'Go up')?.target).toBe('attic');
    expect(choiceOf(story, 'Stay', 'Up after all')?.target).toBe('attic');
    expect(sceneOf(story, 'startup')?.text).toBe('A house with two rooms.');
    // the subroutine is inlined
    expect(sceneOf(story, 'Listen')?.text).toBe('Tick.\nThey disagree.');
    expect(notesOf(story, 'Listen')).toEqual([]);
  });
});
