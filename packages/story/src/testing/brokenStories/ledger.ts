import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { addChoice, type BrokenStory, choiceOf } from './soundStory.ts';

/** Faults of attempts, things, people, secrets and time. */
export const brokenLedgers: readonly BrokenStory[] = [
  {
    fault: 'an attempt fails to a scene that was deleted',
    plant: (_, nodes) => addChoice(nodes, 'yard', { check: 'roll oil >= 8', lose_target: 'stair' }),
    finds: 'dangling target yard 3',
  },
  {
    fault: 'nobody can succeed at an attempt',
    plant: (_, nodes) => addChoice(nodes, 'yard', { check: 'oil >= 5', lose_text: 'Too dark.' }),
    finds: 'attempt decided yard 3',
  },
  {
    fault: 'nobody can fail at an attempt',
    plant: (_, nodes) => addChoice(nodes, 'yard', { check: 'roll oil >= 1', lose_text: 'Too dark.' }),
    finds: 'attempt decided yard 3',
  },
  {
    fault: 'an attempt asks for a number that nothing changes',
    plant: (_, nodes) => addChoice(nodes, 'yard', { check: 'roll nerve >= 8', lose_text: 'Too dark.' }),
    finds: 'variable never set yard 3',
  },
  {
    fault: 'to fail at an attempt changes nothing',
    plant: (_, nodes) => addChoice(nodes, 'yard', { check: 'oil >= 2' }),
    finds: 'loss without effect yard 3',
  },
  {
    fault: 'the words of a win have a value that nothing sets',
    plant: (_, nodes) =>
      addChoice(nodes, 'yard', { check: 'oil >= 2', win_text: 'You have {oli}.', lose_text: 'Too dark.' }),
    finds: 'value not told yard 3',
  },
  {
    fault: 'the words of a loss are too long',
    plant: (_, nodes) => addChoice(nodes, 'yard', { check: 'oil >= 2', lose_text: 'Dark. '.repeat(3000) }),
    finds: 'too long yard 3',
  },
  {
    fault: 'health can be used up, and nothing follows',
    plant: (_, nodes) => (choiceOf(nodes, 'roof', 1).effect = 'health - 1'),
    finds: 'health without end roof',
  },
  {
    fault: 'the scene without health was deleted',
    plant: ({ story_structure }) => (story_structure.lost_at = 'end_cold'),
    finds: 'scene missing',
  },
  {
    fault: 'the scene after the time was deleted',
    plant: (_, nodes) => Object.assign(nodes['roof']!, { max_turns: 3, time_out: 'end_cold' }),
    finds: 'scene missing roof',
  },
  {
    fault: 'a limit of turns of a scene with two choices leads nowhere',
    plant: (_, nodes) => (nodes['roof']!.max_turns = 3),
    finds: 'time without end roof',
  },
  {
    fault: 'a scene after the time has no time',
    plant: (_, nodes) => (nodes['roof']!.time_out = 'end_home'),
    finds: 'time out unused roof',
  },
  {
    fault: 'a scene follows when the time in an ending is up',
    plant: (_, nodes) => Object.assign(nodes['end_dark']!, { max_turns: 3, time_out: 'end_home' }),
    finds: 'time out unused end_dark',
  },
  {
    fault: 'each turn changes a number that only a text reads',
    plant: (_, nodes) =>
      Object.assign(nodes['roof']!, { each_turn: 'wind + 1', text: 'A flat roof. {wind}' }),
    finds: 'turns without end roof',
  },
  {
    fault: 'a lost ending has choices',
    plant: (_, nodes) => (nodes['cellar']!.ending = 'lost'),
    finds: 'ending goes on cellar',
  },
  {
    fault: 'a thing is given that no list of things has',
    plant: ({ story_structure }, nodes) => {
      story_structure.things = { lamp: { name: 'the lamp' } };
      choiceOf(nodes, 'cellar', 1).effect = 'give lmap to ila';
    },
    finds: 'thing not declared cellar 1',
  },
  {
    fault: 'more things can be had than carried',
    plant: (story) => {
      story.game_config = { commands: {}, ...GAME_CONFIG_DEFAULTS, inventory_slots: 0 };
      story.story_structure.things = { lamp: { name: 'the lamp' } };
    },
    finds: 'hands full',
    and: ['condition never true yard 1'],
  },
  {
    fault: 'a promise is never settled',
    plant: (_, nodes) => (choiceOf(nodes, 'cellar', 1).effect = 'owe ila "her lamp"'),
    finds: 'promise open cellar 1',
  },
  {
    fault: 'a secret is told that the story does not have',
    plant: ({ story_structure, ...story }, nodes) => {
      story.lexicon!.names!.push({ np: 'Meher', is: 'person' });
      story_structure.secrets = { wreck: { text: 'She lit the star.', holders: ['meher'] } };
      choiceOf(nodes, 'cellar', 1).effect = 'tell ila wrek';
    },
    finds: 'secret unknown cellar 1',
  },
  {
    fault: 'nobody of the story holds a secret',
    plant: ({ story_structure }) =>
      (story_structure.secrets = { wreck: { text: 'She lit the star.', holders: ['meher'] } }),
    finds: 'holder unknown',
  },
  {
    fault: 'a secret has no words',
    plant: ({ story_structure }) => (story_structure.secrets = { wreck: { text: ' ', holders: [] } }),
    finds: 'empty text',
  },
  {
    fault: 'a person has a capital letter once',
    plant: (_, nodes) => {
      choiceOf(nodes, 'cellar', 0).effect = 'kill ila';
      choiceOf(nodes, 'cellar', 1).effect = 'kill Ila';
    },
    finds: 'names alike cellar 1',
  },
  {
    fault: 'what a choice sets is asked for only where it makes no difference',
    plant: (_, nodes) => {
      addChoice(nodes, 'yard', { text: 'Whistle.', target: 'stairs', effect: 'gain tune' });
      nodes['stairs']!.variants = [{ condition: 'has tune and not has tune', text: 'A tune.' }];
    },
    finds: 'choice unheard yard 3',
    and: ['variant never told stairs 0'],
  },
  {
    fault: 'a person is misspelt once',
    plant: (_, nodes) => {
      nodes['cellar']!.text = 'Kasam sits here.';
      choiceOf(nodes, 'cellar', 0).effect = 'kill kasam';
      choiceOf(nodes, 'cellar', 1).effect = 'kill kasm';
    },
    finds: 'person misspelt cellar 1',
  },
];
