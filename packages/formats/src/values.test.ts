import type { SelectedChoice, StoryStructure } from '@kathaloka/contract/entities';
import { advance, beginPlay, choicesOf, playStory, sceneTextOf } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { writeInk } from './exports/writeInk.ts';
import { writeTwee } from './exports/writeTwee.ts';
import { imported, twee } from './testing/imported.ts';

/** The texts on a path through a story. */
async function readOn(source: string, fileName: string, ...choices: readonly (string | SelectedChoice)[]) {
  const { structure, report } = await imported(source, fileName);
  return { texts: textsOn(structure, ...choices), lost: report.notes.map(({ code }) => code), structure };
}

function textsOn(
  story_structure: StoryStructure,
  ...choices: readonly (string | SelectedChoice)[]
): string[] {
  const play = playStory({
    story_structure,
    initial_xp: 100,
    total_scenes: 1,
    game_config: { commands: {}, xp_gain_multiplier: 1 },
  });
  let state = beginPlay(play);
  const texts = [sceneTextOf(play, state)];
  for (const choice of choices) {
    const chosen = typeof choice === 'string' ? { text: choice } : choice;
    const result = advance(play, state, { kind: 'choice', ...chosen });
    if (result.refusal) throw new Error(`${chosen.text}: only ${JSON.stringify(choicesOf(play, state))}`);
    state = result.next;
    texts.push(sceneTextOf(play, state));
  }
  return texts;
}

const READ = [
  'A lamp.',
  'You have 3 oil, so it is bright.',
  'You have 4 oil, so it is bright. It is Mira’s.',
];

describe('Values in a text are imported', () => {
  it.each([
    [
      'Harlowe',
      'story.twee',
      twee('Harlowe', {
        Start: '(set: $oil to 3)(set: $who to "nobody")A lamp.\n[[On]]',
        On: 'You have $oil oil, so it is (if: $oil > 2)[bright](else:)[dark].\n(link: "More")[(set: $oil to it + 1, $who to "Mira")(goto: "End")]',
        End: 'You have (print: $oil) oil, so it is (if: $oil > 2)[bright](else:)[dark]. It is $who’s.',
      }).replace('$oil to it + 1', '$oil to $oil + 1'),
    ],
    [
      'SugarCube',
      'story.twee',
      twee('SugarCube', {
        StoryInit: '<<set $oil to 3>><<set $who to "nobody">>',
        Start: 'A lamp.\n[[On]]',
        On: 'You have $oil oil, so it is <<if $oil gt 2>>bright<<else>>dark<</if>>.\n[[More|End][$oil += 1; $who to "Mira"]]',
        End: 'You have <<print $oil>> oil, so it is <<if $oil gt 2>>bright<<else>>dark<</if>>. It is <<= $who>>’s.',
      }),
    ],
    [
      'Chapbook',
      'story.twee',
      twee('Chapbook', {
        Start: "oil: 3\nwho: 'nobody'\n--\nA lamp.\n\n[[On]]",
        On: 'You have {oil} oil, so it is bright.\n\n[[More->End]]',
        End: "oil: oil + 1\nwho: 'Mira'\n--\nYou have {oil} oil, so it is bright. It is {who}’s.",
      }),
    ],
    [
      'Snowman',
      'story.twee',
      twee('Snowman', {
        Start: '<% s.oil = 3; s.who = "nobody" %>A lamp.\n\n[[On]]',
        On: 'You have <%= s.oil %> oil, so it is <% if (s.oil > 2) { %>bright<% } else { %>dark<% } %>.\n\n[[More->End]]',
        End: '<% s.oil += 1; s.who = "Mira" %>You have <%- s.oil %> oil, so it is bright. It is <%= s.who %>’s.',
      }),
    ],
    [
      'ink',
      'story.ink',
      'VAR oil = 3\nVAR who = "nobody"\nA lamp.\n+ [On] -> on\n=== on\nYou have {oil} oil, so it is {oil > 2:bright|dark}.\n+ [More]\n  ~ oil = oil + 1\n  ~ who = "Mira"\n  -> ending\n=== ending\nYou have {oil} oil, so it is {oil > 2:bright|dark}. It is {who}’s.\n-> END',
    ],
    [
      'ChoiceScript',
      'story.txt',
      '*create oil 3\n*create who "nobody"\nA lamp.\n*choice\n  #On\n    You have ${oil} oil, so it is @{(oil > 2) bright|dark}.\n    *choice\n      #More\n        *set oil +1\n        *set who "Mira"\n        You have ${oil} oil, so it is @{(oil > 2) bright|dark}. It is $!{who}’s.\n        *finish',
    ],
  ])('from %s, and are printed in the same way', async (_, file, source) => {
    const { texts, lost } = await readOn(source, file, 'On', 'More');
    expect(texts).toEqual(READ);
    expect(lost).not.toContain('printed_value_lost');
  });

  it('in the text of a choice, too', async () => {
    const { structure } = await imported(
      twee('SugarCube', {
        StoryInit: '<<set $oil to 3>>',
        Start: '<<link "Pour $oil, <<if $oil gt 2>>all<<else>>some<</if>>" "End">><<set $oil -= 1>><</link>>',
        End: 'Dry.',
      }),
    );
    const [choice] = Object.values(structure.nodes)
      .flatMap(({ choices }) => choices)
      .toReversed();
    expect(choice?.text).toBe('Pour {oil}, {if oil > 2: all | some}');
  });

  it('for a word chosen by a number, from ChoiceScript', async () => {
    const source =
      '*create times 0\n*label again\nYou knock @{times never|once|twice}.\n*choice\n  #Knock\n    *set times +1\n    *goto again\n  #Go\n    *finish';
    const { texts } = await readOn(source, 'story.txt', 'Knock', 'Knock');
    expect(texts.map((text) => text.trim())).toEqual(['You knock .', 'You knock never.', 'You knock once.']);
  });

  it('only if something sets them; braces in other texts stay unchanged', async () => {
    const { structure, report } = await imported(
      twee('SugarCube', {
        StoryInit: '<<set $oil to 3>>',
        Start:
          'You have $gold gold and "{oil}" and \ue000{oil | x}. <<if $oil gt 2>>Go.<</if>>\n[[On|Start]]',
      }),
    );
    const texts = textsOn(structure, 'Begin');
    expect(texts.join().replaceAll('  ', ' ')).toContain('You have gold and "{oil}" and {oil | x}. Go.');
    expect(report.notes).toContainEqual({
      code: 'printed_value_lost',
      node: 'Start',
      params: { text: 'gold' },
    });
  });
});

const STORY: StoryStructure = {
  start_node: 'shop',
  nodes: {
    shop: {
      text: 'You have {oil} {count of oil: measure | measures} of {oil | none}, \\{oil}.',
      choices: [
        { text: 'Buy {if oil > 0: another | one}', target: 'shop', effect: 'oil + 1; gain sign' },
        { text: 'Go', target: 'end', condition: 'oil > 1' },
      ],
    },
    end: { text: 'It {if has sign: glows by {oil} drops | is dark}.', choices: [] },
  },
};

describe('Values in a text are exported', () => {
  it('to SugarCube', () => {
    const source = writeTwee({ story_structure: STORY });
    expect(source).toContain(
      'You have <<print $oil>> <<if $oil is 1>>measure<<else>>measures<</if>> of <<print $oil>>, &#123;oil&#125;.',
    );
    expect(source).toContain('It <<if $sign>>glows by <<print $oil>> drops<<else>>is dark<</if>>.');
    expect(source).toContain('<<link "Buy <<if $oil gt 0>>another<<else>>one<</if>>" "shop">>');
  });

  it('to ink, which compiles', async () => {
    const source = writeInk({
      story_structure: {
        ...STORY,
        nodes: {
          ...STORY.nodes,
          shop: {
            ...STORY.nodes['shop']!,
            choices: STORY.nodes['shop']!.choices.map((choice) => ({
              ...choice,
              text: choice.text.slice(0, 3),
            })),
          },
        },
      },
    });
    expect(source).toContain('You have {oil} {oil == 1:measure|measures} of {oil}, \\{oil\\}.');
    expect(source).toContain('It {sign:glows by {oil} drops|is dark}.');
    const { texts } = await readOn(source, 'story.ink', 'Buy', 'Buy', 'Go');
    expect(texts).toEqual([
      'You have 0 measures of 0, {oil}.',
      'You have 1 measure of 1, {oil}.',
      'You have 2 measures of 2, {oil}.',
      'It glows by 2 drops.',
    ]);
  });

  it('to Hindi with its plural forms', () => {
    const source = writeTwee({ language: 'hi', story_structure: STORY });
    expect(source).toContain(
      '<<if $oil is 0>>measure<<else>><<if $oil is 1>>measure<<else>>measures<</if>><</if>>',
    );
  });
});

const ASKED = ['Who is there?', 'Welcome, Meera.'];

describe('A name typed by the player is imported', () => {
  it.each([
    [
      'Harlowe',
      twee('Harlowe', {
        Start: 'Who is there? (input-box: 2bind $name)\n[[On]]',
        On: 'Welcome, $name.',
      }),
      'story.twee',
      'On',
    ],
    [
      'a question of Harlowe',
      twee('Harlowe', {
        Start: 'Who is there? (set: $name to (prompt: "Your name?", "nobody"))\n[[On]]',
        On: 'Welcome, $name.',
      }),
      'story.twee',
      'On',
    ],
    [
      'SugarCube',
      twee('SugarCube', {
        Start: 'Who is there? <<textbox "$name" "nobody">>\n[[On]]',
        On: 'Welcome, $name.',
      }),
      'story.twee',
      'On',
    ],
    [
      'Chapbook',
      twee('Chapbook', {
        Start: "Who is there? {text input for: 'name'}\n\n[[On]]",
        On: 'Welcome, {name}.',
      }),
      'story.twee',
      'On',
    ],
    [
      'ChoiceScript',
      '*create name "nobody"\nWho is there?\n*input_text name\nWelcome, ${name}.\n*finish',
      'story.txt',
      'Continue',
    ],
  ])('from %s', async (_, source, file, choice) => {
    const { structure, texts, lost } = await readOn(source, file, { text: choice, answer: 'Meera' });
    expect(texts.map((text) => text.trim())).toEqual(ASKED);
    expect(lost).not.toContain('input_lost');
    const asking = Object.values(structure.nodes).flatMap(({ choices }) => choices.map(({ ask }) => ask));
    expect(asking).toContain('name');
  });

  it('with its default', async () => {
    const { texts } = await readOn(
      twee('SugarCube', {
        Start: 'Who is there? <<textbox "$name" "nobody">>\n[[On]]',
        On: 'Welcome, $name.',
      }),
      'story.twee',
      'On',
    );
    expect(texts.at(-1)).toBe('Welcome, nobody.');
  });

  it('from our own Twee, unchanged', async () => {
    const story_structure: StoryStructure = {
      start_node: 'gate',
      nodes: {
        gate: {
          text: 'Who is there?',
          mode: 'verbatim',
          choices: [
            { text: 'Say it', target: 'hall', ask: 'नाम' },
            { text: 'Say nothing', target: 'hall' },
          ],
        },
        hall: { text: 'Welcome, {नाम | traveller}.', mode: 'verbatim', choices: [] },
      },
    };
    const source = writeTwee({ story_structure });
    expect(source).toContain('<<textbox "$word1" "">>');
    expect((await imported(source, 'story.twee')).structure).toEqual(story_structure);
    const ink = writeInk({ story_structure });
    expect(ink).toContain('VAR word1 = "traveller"');
    expect((await readOn(ink, 'story.ink', 'Say it')).texts.at(-1)).toBe('Welcome, traveller.');
  });
});
