import { addChoice, addScene, type BrokenStory, choiceOf } from './soundStory.ts';

/** Faults of the paths through a story. */
export const brokenWays: readonly BrokenStory[] = [
  {
    fault: 'the start is a scene that was deleted',
    plant: (story) => (story.story_structure.start_node = 'door'),
    finds: 'missing start',
  },
  {
    fault: 'there is no start',
    plant: (story) => (story.story_structure.start_node = ''),
    finds: 'missing start',
  },
  {
    fault: 'the start differs in case',
    plant: (story) => (story.story_structure.start_node = 'Gate'),
    finds: 'missing start',
  },
  {
    fault: 'the start is the name of a method',
    plant: (story) => (story.story_structure.start_node = 'toString'),
    finds: 'missing start',
  },
  {
    fault: 'a choice leads to a scene that was deleted',
    plant: (_, nodes) => (choiceOf(nodes, 'cellar', 0).target = 'well'),
    finds: 'dangling target cellar 0',
    and: ['unreachable scene end_dark'],
  },
  {
    fault: 'a choice leads nowhere yet',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: '' }),
    finds: 'dangling target stairs 2',
  },
  {
    fault: 'a target has a space behind it',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'roof ' }),
    finds: 'dangling target stairs 2',
  },
  {
    fault: 'a target is the name of a method',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'hasOwnProperty' }),
    finds: 'dangling target stairs 2',
  },
  {
    fault: 'nothing leads to a scene',
    plant: (_, nodes) => addScene(nodes, 'attic', 'end_home'),
    finds: 'unreachable scene attic',
    and: ['count differs'],
  },
  {
    fault: 'nothing leads to an ending',
    plant: (_, nodes) => addScene(nodes, 'end_gold'),
    finds: 'unreachable scene end_gold',
    and: ['count differs', 'count differs'],
  },
  {
    fault: 'two scenes lead to each other only',
    plant: (_, nodes) => {
      addScene(nodes, 'east', 'west', 'end_home');
      addScene(nodes, 'west', 'east', 'end_dark');
    },
    finds: 'unreachable scene east',
    and: ['unreachable scene west', 'count differs'],
  },
  {
    fault: 'the only way to a scene asks for what nobody gets',
    plant: (_, nodes) => {
      addScene(nodes, 'vault', 'end_home');
      addChoice(nodes, 'cellar', { target: 'vault', condition: 'has key' });
    },
    finds: 'unreachable scene vault',
    and: ['condition never true cellar 2', 'variable never set cellar 2', 'count differs'],
  },
  {
    fault: 'the only way to a scene asks for more than there is',
    plant: (_, nodes) => {
      addScene(nodes, 'vault', 'end_home');
      addChoice(nodes, 'cellar', { target: 'vault', condition: 'oil > 2' });
    },
    finds: 'unreachable scene vault',
    and: ['condition never true cellar 2', 'count differs'],
  },
  {
    fault: 'the only way to a scene asks for two things of which a player gets one',
    plant: (_, nodes) => {
      addScene(nodes, 'vault', 'end_home');
      addChoice(nodes, 'cellar', { target: 'vault', condition: 'has lamp and oil >= 1' });
    },
    finds: 'unreachable scene vault',
    and: ['condition never true cellar 2', 'count differs'],
  },
  {
    fault: 'all choices of a scene have conditions, and some player meets none',
    plant: (_, nodes) => (choiceOf(nodes, 'yard', 0).condition = 'not has lamp and oil < 1'),
    finds: 'condition never true yard 0',
  },
  {
    fault: 'a player without the lamp is offered nothing',
    plant: (_, nodes) =>
      nodes['yard']!.choices.splice(2, 1) && (choiceOf(nodes, 'yard', 0).condition = 'has lamp'),
    finds: 'dead end yard',
    and: ['variable never read gate 1'],
  },
  {
    fault: 'a counter has run out',
    plant: (_, nodes) => {
      nodes['cellar']!.choices = [{ text: 'Burn the rest.', target: 'end_dark', condition: 'oil >= 1' }];
    },
    finds: 'dead end cellar',
  },
  {
    fault: 'only one choice is left, and its condition does not hold',
    plant: (_, nodes) =>
      (nodes['roof']!.choices = [{ text: 'Jump.', target: 'end_star', condition: 'has wings' }]),
    finds: 'dead end roof',
    and: ['unreachable scene end_star', 'condition never true roof 0', 'variable never set roof 0'],
  },
  {
    fault: 'two scenes go round without an exit',
    plant: (_, nodes) => {
      addScene(nodes, 'east', 'west');
      addScene(nodes, 'west', 'east');
      addChoice(nodes, 'stairs', { target: 'east' });
    },
    finds: 'loop without exit east',
    and: ['count differs'],
  },
  {
    fault: 'a scene leads to itself only',
    plant: (_, nodes) => {
      addScene(nodes, 'mirror', 'mirror');
      addChoice(nodes, 'stairs', { target: 'mirror' });
    },
    finds: 'loop without exit mirror',
    and: ['count differs'],
  },
  {
    fault: 'a corridor leads into a loop',
    plant: (_, nodes) => {
      addScene(nodes, 'hall', 'mirror');
      addScene(nodes, 'mirror', 'hall');
      addScene(nodes, 'corridor', 'hall');
      addChoice(nodes, 'stairs', { target: 'corridor' });
    },
    finds: 'loop without exit corridor',
    and: ['count differs'],
  },
  {
    fault: 'the whole story goes round',
    plant: (story) => {
      story.story_structure.nodes = {};
      addScene(story.story_structure.nodes, 'gate', 'yard');
      addScene(story.story_structure.nodes, 'yard', 'gate');
    },
    finds: 'loop without exit gate',
    and: ['count differs', 'count differs'],
  },
  {
    fault: 'a loop can be left by those with the lamp only',
    plant: (_, nodes) => {
      addScene(nodes, 'east', 'west');
      addScene(nodes, 'west', 'east');
      addChoice(nodes, 'west', { condition: 'has lamp' });
      addChoice(nodes, 'stairs', { target: 'east' });
    },
    finds: 'trap east',
    and: ['count differs'],
  },
  {
    fault: 'a thing that is needed later is lost in a loop',
    plant: (_, nodes) => {
      addScene(nodes, 'well', 'well');
      choiceOf(nodes, 'well', 0).effect = 'lose lamp';
      addChoice(nodes, 'well', { condition: 'has lamp' });
      addChoice(nodes, 'cellar', { target: 'well', condition: 'has lamp' });
    },
    finds: 'trap well',
    and: ['count differs'],
  },
  {
    fault: 'a debt can never be paid',
    plant: (_, nodes) => {
      addScene(nodes, 'inn', 'inn');
      choiceOf(nodes, 'inn', 0).effect = 'debt + 1';
      addChoice(nodes, 'inn', { condition: 'debt < 1' });
      addChoice(nodes, 'stairs', { target: 'inn' });
    },
    finds: 'trap inn',
    and: ['count differs'],
  },
  {
    fault: 'an ending lies behind thirty gates',
    plant: (_, nodes) => {
      for (let at = 0; at < 30; at += 1) addScene(nodes, `gate${at}`, `gate${at + 1}`, 'end_home');
      addScene(nodes, 'gate30');
      addChoice(nodes, 'stairs', { target: 'gate0' });
    },
    finds: 'ending never reached gate30',
    and: ['count differs', 'count differs'],
  },
];
