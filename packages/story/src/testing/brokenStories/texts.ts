import { translated } from '../translated.ts';
import { addChoice, addScene, type BrokenStory, choiceOf } from './soundStory.ts';

const inYard = { title: 'In the yard', node: 'gate' };

/** Faults of texts, names, sizes and modes. */
export const brokenTexts: readonly BrokenStory[] = [
  {
    fault: 'a scene has no text',
    plant: (_, nodes) => (nodes['cellar']!.text = ''),
    finds: 'empty text cellar',
  },
  {
    fault: 'a scene has only spaces and invisible letters',
    plant: (_, nodes) => (nodes['cellar']!.text = ' \n\u200b\ufeff'),
    finds: 'empty text cellar',
  },
  {
    fault: 'a choice has no text',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 0).text = '  '),
    finds: 'empty text stairs 0',
  },
  {
    fault: 'a variant has no text',
    plant: (_, nodes) => (nodes['yard']!.variants![0]!.text = ''),
    finds: 'empty text yard 0',
  },
  {
    fault: 'a text is longer than may be stored',
    plant: (_, nodes) => (nodes['cellar']!.text = 'word '.repeat(2001)),
    finds: 'too long cellar',
  },
  {
    fault: 'a choice is longer than may be stored',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 0).text = 'x'.repeat(501)),
    finds: 'too long stairs 0',
  },
  {
    fault: 'a deed is longer than may be stored',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 0).deed = 'x'.repeat(121)),
    finds: 'too long stairs 0',
  },
  {
    fault: 'two choices claim one phrase, but for case, accents and punctuation',
    plant: (_, nodes) => {
      choiceOf(nodes, 'stairs', 0).said = ['Onwards, to the caf\u00e9!'];
      choiceOf(nodes, 'stairs', 1).said = ['onwards to the cafe'];
    },
    finds: 'phrase claimed stairs 1',
  },
  {
    fault: 'a phrase is the text of another choice',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 0).said = ['go home']),
    finds: 'phrase claimed stairs 0',
  },
  {
    fault: 'a phrase is the text of its own choice',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 1).said = ['GO HOME!', 'leave the tower']),
    finds: 'phrase superfluous stairs 1',
  },
  {
    fault: 'a phrase stands twice with one choice',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 1).said = ['leave the tower', 'Leave the tower.']),
    finds: 'phrase superfluous stairs 1',
  },
  {
    fault: 'a phrase has no words',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 1).said = ['leave the tower', ' ... ']),
    finds: 'empty text stairs 1',
  },
  {
    fault: 'a phrase is longer than may be stored',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 1).said = ['x'.repeat(121)]),
    finds: 'too long stairs 1',
  },
  {
    fault: 'a choice has more phrases than may be stored',
    plant: (_, nodes) =>
      (choiceOf(nodes, 'stairs', 1).said = Array.from({ length: 11 }, (_each, at) => `leave by way ${at}`)),
    finds: 'too many stairs 1',
  },
  {
    fault: 'a name is longer than may be stored',
    plant: (_, nodes) => {
      addScene(nodes, 'x'.repeat(81), 'end_home');
      addChoice(nodes, 'stairs', { target: 'x'.repeat(81) });
    },
    finds: `too long ${'x'.repeat(81)}`,
    and: ['count differs'],
  },
  {
    fault: 'a page has more words than anybody reads at once',
    plant: (_, nodes) => (nodes['cellar']!.text = 'word '.repeat(401)),
    finds: 'long text cellar',
  },
  {
    fault: 'a scene has more choices than may be stored',
    plant: (_, nodes) => {
      for (let at = 0; at < 19; at += 1)
        addChoice(nodes, 'stairs', {
          effect: `oil - ${at + 1}`,
          text: `Way ${at}`,
          deed: `the ${at}th way`,
        });
    },
    finds: 'too many stairs',
  },
  {
    fault: 'two choices of a scene have one text',
    plant: (_, nodes) => {
      const { text } = choiceOf(nodes, 'stairs', 1);
      addChoice(nodes, 'stairs', { text, deed: 'the second way of this name' });
    },
    finds: 'choice hidden stairs 2',
  },
  {
    fault: 'a chapter begins with a scene that is not there',
    plant: ({ story_structure }) =>
      (story_structure.chapters = [inYard, { title: 'The well', node: 'well' }]),
    finds: 'chapter misplaced',
  },
  {
    fault: 'two chapters begin with one scene',
    plant: ({ story_structure }) =>
      (story_structure.chapters = [
        inYard,
        { title: 'Up', node: 'stairs' },
        { title: 'Down', node: 'stairs' },
      ]),
    finds: 'chapter misplaced stairs',
  },
  {
    fault: 'the first chapter does not begin with the story',
    plant: ({ story_structure }) => (story_structure.chapters = [{ title: 'Up', node: 'stairs' }, inYard]),
    finds: 'chapter misplaced stairs',
  },
  {
    fault: 'a story has one chapter alone',
    plant: ({ story_structure }) => (story_structure.chapters = [inYard]),
    finds: 'chapter misplaced',
  },
  {
    fault: 'a chapter has no title',
    plant: ({ story_structure }) => (story_structure.chapters = [inYard, { title: ' ', node: 'stairs' }]),
    finds: 'empty text stairs',
  },
  {
    fault: 'the title of a chapter is longer than may be stored',
    plant: ({ story_structure }) =>
      (story_structure.chapters = [inYard, { title: 'x'.repeat(81), node: 'stairs' }]),
    finds: 'too long stairs',
  },
  {
    fault: 'there are more chapters than may be stored',
    plant: ({ story_structure }, nodes) => {
      const rooms = Array.from({ length: 24 }, (_, at) => `room ${at}`);
      for (const [at, room] of rooms.entries()) addScene(nodes, room, rooms[at + 1] ?? 'end_home');
      addChoice(nodes, 'stairs', { target: 'room 0' });
      story_structure.chapters = [inYard, ...rooms.map((node) => ({ title: node, node }))];
    },
    finds: 'too many',
    and: ['count differs'],
  },
  {
    fault: 'two scenes differ in case only',
    plant: (_, nodes) => {
      addScene(nodes, 'Roof', 'end_home');
      addChoice(nodes, 'stairs', { target: 'Roof' });
    },
    finds: 'names alike Roof',
    and: ['count differs'],
  },
  {
    fault: 'two scenes differ in an invisible letter only',
    plant: (_, nodes) => {
      addScene(nodes, 'ro\u200bof', 'end_home');
      addChoice(nodes, 'stairs', { target: 'ro\u200bof' });
    },
    finds: 'names alike ro\u200bof',
    and: ['count differs'],
  },
  {
    fault: 'a scene is called constructor',
    plant: (_, nodes) => {
      addScene(nodes, 'constructor', 'end_home');
      addChoice(nodes, 'stairs', { target: 'constructor' });
    },
    finds: 'reserved name constructor',
    and: ['count differs'],
  },
  {
    fault: 'a scene is called __proto__',
    plant: (story, nodes) => {
      const hostile = '{"__proto__": {"text": "Boo.", "choices": [{"text": "Flee.", "target": "end_home"}]}}';
      story.story_structure.nodes = Object.fromEntries([
        ...Object.entries(nodes),
        ...Object.entries(JSON.parse(hostile) as typeof nodes),
      ]);
      addChoice(nodes, 'stairs', { target: '__proto__' });
    },
    finds: 'reserved name __proto__',
    and: ['count differs'],
  },
  {
    fault: 'all choices of a scene lead to one and change nothing',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 1).target = 'roof'),
    finds: 'false choice stairs',
    and: ['unreachable scene end_home'],
  },
  {
    fault: 'two of three choices are the same',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'roof' }),
    finds: 'choices alike stairs 2',
  },
  {
    fault: 'an open scene has no goal',
    plant: (_, nodes) => (nodes['roof']!.goal = ' '),
    finds: 'goal missing roof',
  },
  {
    fault: 'a scene that is not open has a limit of turns',
    plant: (_, nodes) => (nodes['cellar']!.max_turns = 4),
    finds: 'turns unused cellar',
  },
  {
    fault: 'more endings are promised than there are',
    plant: (story) => (story.possible_endings = 9),
    finds: 'count differs',
  },
  {
    fault: 'a sacred figure is named and not declared',
    plant: (_, nodes) => (nodes['roof']!.text = 'Hanuman has been here.'),
    finds: 'figure not declared',
  },
  {
    fault: 'the tagline tells a secret of the system prompt',
    plant: (story) => {
      story.tagline = 'The Ferryman, they say, is the drowned brother of the king!';
      story.story_system_prompt = 'Hold back that the ferryman they say is the drowned brother of the king.';
    },
    finds: 'secret shown',
  },
  {
    fault: 'the description directs the narrator',
    plant: (story) => (story.story_description = 'A tower. The narrator is dry.'),
    finds: 'direction shown',
  },
  {
    fault: 'a translation lacks a choice',
    plant: (story) => {
      story.layers = { hi: translated(story) };
      delete story.layers.hi!.nodes!['stairs']!.choices![1]!.text;
    },
    finds: 'translation missing stairs',
  },
  {
    fault: 'a scene has changed since it was translated',
    plant: (story, nodes) => {
      story.layers = { hi: translated(story) };
      nodes['cellar']!.text += ' It is cold.';
    },
    finds: 'translation stale cellar',
  },
  {
    fault: 'two choices of a translation claim one phrase',
    plant: (story, nodes) => {
      choiceOf(nodes, 'stairs', 0).said = ['climb'];
      story.layers = { hi: translated(story) };
      const choices = story.layers.hi!.nodes!['stairs']!.choices!;
      choices[0]!.said = [choices[1]!.text!];
    },
    finds: 'phrase claimed stairs 0',
  },
  {
    fault: 'a figure that is never shown is to be shown',
    plant: (story) => story.depiction.push({ figure: 'Guru Nanak', rule: 'may be drawn' }),
    finds: 'figure shown',
  },
];
