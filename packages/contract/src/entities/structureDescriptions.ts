import type { LAYER_CHOICE, LAYER_LORE_CARD, LAYER_NODE, LAYER_TEXTS } from '../layerFields.ts';
import type { CHAPTER, CHOICE, NODE, STRUCTURE, StructurePart, VARIANT } from '../structureFields.ts';

type DescribedPart =
  | typeof STRUCTURE
  | typeof NODE
  | typeof VARIANT
  | typeof CHOICE
  | typeof CHAPTER
  | typeof LAYER_TEXTS
  | typeof LAYER_NODE
  | typeof LAYER_CHOICE
  | typeof LAYER_LORE_CARD;
type Descriptions<P extends StructurePart> = { readonly [F in keyof P['fields']]?: string };

/** The descriptions of structure fields in OpenAPI. Browsers check the same fields without loading this. */
export const STRUCTURE_DESCRIPTIONS: { readonly [P in DescribedPart as P['id']]: Descriptions<P> } = {
  StoryStructure: {
    start_node: 'Empty if there are no nodes',
    chapters: 'In their order; the first one begins with the start node',
    takes:
      'Names of what earlier parts of its series may have left; a reader without them begins without them',
    leaves: 'Names of what its series remembers of a play that came to an ending',
    meets:
      'Names of those whom a reader who came to an ending has met: `met yama` in other stories of its author',
  },
  StoryNode: {
    choices: 'Empty: the story ends here',
    mode: 'Defaults to `guided`',
    goal: 'The aim of free play in an `open` node',
    variants: 'The first one whose condition holds is told instead of the text',
    title: 'Of an ending: its name, which players read once they have found it',
    hint: 'Told to who has not seen it: of an ending from the second play on, of another scene at an ending',
    note: 'A note for authors; players and narrators never see it',
  },
  StoryVariant: {
    condition: 'Such as `has lamp`',
    text: 'Told instead of the text of the node',
  },
  StoryChoice: {
    target: 'Name of the next node',
    condition: 'Such as `oil >= 2 and not has vow`',
    effect: 'Such as `oil - 1; days = 3; gain sign`',
    ask: 'The name under which texts tell what the player answers: `name`, told as `{name}`',
    deed: 'A noun phrase for the choice, which the narrator may mention later',
    said: 'Other words in which players may say the choice; they are never shown',
  },
  StoryChapter: { node: 'Name of the node with which it begins' },
  LayerTexts: {
    lore_cards: 'In the order of the story’s',
    chapters: 'Titles in the order of the story’s; an empty one is told as the author wrote it',
    nodes: 'By the name of the node in the story',
    made_from:
      'Id of a text, such as `nodes/intro/choices/0/text`, to the digest of the original that it was made from',
  },
  LayerNode: {
    hint: 'What is missing is not told in this language',
    variants: 'In the order of the story’s; an empty one is told as the author wrote it',
    choices: 'In the order of the story’s',
  },
  LayerChoice: { said: 'In place of the story’s; there may be more or fewer' },
  LayerLoreCard: {},
};
