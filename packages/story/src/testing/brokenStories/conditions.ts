import { addChoice, type BrokenStory, choiceOf } from './soundStory.ts';

/** Faults of conditions, effects and variables. */
export const brokenConditions: readonly BrokenStory[] = [
  {
    fault: 'a condition has its sign the wrong way round',
    plant: (_, nodes) => (choiceOf(nodes, 'yard', 2).condition = 'oil => 2'),
    finds: 'unreadable condition yard 2',
    and: ['variable never read gate 1'],
  },
  {
    fault: 'a condition is cut off',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', condition: 'has' }),
    finds: 'unreadable condition stairs 2',
  },
  {
    fault: 'a condition is code',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', condition: 'process.exit()' }),
    finds: 'unreadable condition stairs 2',
  },
  {
    fault: 'an effect is written as in a programming language',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', effect: 'oil += 1' }),
    finds: 'unreadable effect stairs 2',
  },
  {
    fault: 'an effect has no name',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', effect: 'gain' }),
    finds: 'unreadable effect stairs 2',
  },
  {
    fault: 'a variant has no condition',
    plant: (_, nodes) => (nodes['cellar']!.variants = [{ condition: '', text: 'Always.' }]),
    finds: 'unreadable condition cellar 0',
  },
  {
    fault: 'a choice asks for a thing with a typing error',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', condition: 'has lmap' }),
    finds: 'variable never set stairs 2',
    and: ['condition never true stairs 2'],
  },
  {
    fault: 'a number is read that nothing sets',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', condition: 'courage >= 3' }),
    finds: 'variable never set stairs 2',
    and: ['condition never true stairs 2'],
  },
  {
    fault: 'a thing is counted',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', condition: 'lamp >= 1' }),
    finds: 'variable never set stairs 2',
    and: ['condition never true stairs 2'],
  },
  {
    fault: 'a number is held',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', condition: 'has oil' }),
    finds: 'variable never set stairs 2',
    and: ['condition never true stairs 2'],
  },
  {
    fault: 'a thing is lost and never gained',
    plant: (_, nodes) => {
      addChoice(nodes, 'stairs', { target: 'cellar', condition: 'not has vow', effect: 'lose vow' });
    },
    finds: 'variable never set stairs 2',
  },
  {
    fault: 'a thing is gained and never read',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', effect: 'gain rope' }),
    finds: 'variable never read stairs 2',
  },
  {
    fault: 'a number is changed and never read',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', effect: 'fame + 1' }),
    finds: 'variable never read stairs 2',
  },
  {
    fault: 'a thing is written with a capital elsewhere',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', condition: 'has Lamp' }),
    finds: 'names alike stairs 2',
    and: ['condition never true stairs 2', 'variable never set stairs 2'],
  },
  {
    fault: 'a thing has an invisible letter in it elsewhere',
    plant: (_, nodes) => addChoice(nodes, 'stairs', { target: 'cellar', condition: 'has la\u200dmp' }),
    finds: 'names alike stairs 2',
    and: ['condition never true stairs 2', 'variable never set stairs 2'],
  },
  {
    fault: 'a condition contradicts itself',
    plant: (_, nodes) => addChoice(nodes, 'cellar', { condition: 'oil > 1 and oil < 1' }),
    finds: 'condition never true cellar 2',
  },
  {
    fault: 'a condition asks for more than a player can have',
    plant: (_, nodes) => addChoice(nodes, 'cellar', { condition: 'oil >= 3' }),
    finds: 'condition never true cellar 2',
  },
  {
    fault: 'a condition is true for everybody',
    plant: (_, nodes) => addChoice(nodes, 'cellar', { condition: 'oil >= 0' }),
    finds: 'condition always true cellar 2',
  },
  {
    fault: 'a condition asks for what every way there has given',
    plant: (_, nodes) => addChoice(nodes, 'cellar', { condition: 'has lamp or oil >= 1' }),
    finds: 'condition always true cellar 2',
  },
  {
    fault: 'a variant asks for what nobody has',
    plant: (_, nodes) => (nodes['cellar']!.variants = [{ condition: 'oil >= 9', text: 'A sea of oil.' }]),
    finds: 'variant never told cellar 0',
  },
  {
    fault: 'a variant stands behind one that always holds as well',
    plant: (_, nodes) => nodes['yard']!.variants!.push({ condition: 'has lamp and oil < 2', text: 'Light.' }),
    finds: 'variant never told yard 1',
  },
  {
    fault: 'a variant asks for what is gained when the scene is left for good',
    plant: (_, nodes) => (nodes['gate']!.variants = [{ condition: 'has lamp', text: 'You are back.' }]),
    finds: 'variant never told gate 0',
  },
];
