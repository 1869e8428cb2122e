import { translated } from '../translated.ts';
import { type BrokenStory, choiceOf } from './soundStory.ts';

/** Faults of values in texts, and of questions to players. */
export const brokenValues: readonly BrokenStory[] = [
  {
    fault: 'a text tells a number by a name with a typing error',
    plant: (_, nodes) => (nodes['cellar']!.text = 'You have {oli} oil.'),
    finds: 'value not told cellar',
  },
  {
    fault: 'a variant counts a thing',
    plant: (_, nodes) => (nodes['yard']!.variants![0]!.text = 'You have {lamp} lamps.'),
    finds: 'value not told yard 0',
  },
  {
    fault: 'an if within a sentence has no condition that can be read',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 0).text = 'Go {if oil >: up | down}.'),
    finds: 'value not told stairs 0',
  },
  {
    fault: 'a value is not closed',
    plant: (_, nodes) => (nodes['cellar']!.text = 'You have {oil, and no more.'),
    finds: 'value not told cellar',
  },
  {
    fault: 'an if within a sentence asks for what nothing sets',
    plant: (_, nodes) => (nodes['cellar']!.text = 'It is {if has moon: bright | dark}.'),
    finds: 'variable never set cellar',
  },
  {
    fault: 'a translation tells another value',
    plant: (story, nodes) => {
      nodes['cellar']!.text = 'You have {oil} oil.';
      story.layers = { hi: translated(story) };
      story.layers.hi!.nodes!['cellar']!.text = 'तेल है।';
    },
    finds: 'translation tells other values cellar',
  },
  {
    fault: 'a choice asks for what no text tells',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 0).ask = 'name'),
    finds: 'answer not told stairs 0',
  },
  {
    fault: 'a choice asks under two words',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 0).ask = 'your name'),
    finds: 'answer not told stairs 0',
  },
  {
    fault: 'a choice asks under the name of a number',
    plant: (_, nodes) => (choiceOf(nodes, 'stairs', 0).ask = 'oil'),
    finds: 'answer not told stairs 0',
  },
];
