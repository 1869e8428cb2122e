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
    chapters: 'In order; the first chapter begins with the start node',
    takes: 'Names that earlier parts of its series may have left; readers who lack one begin without it',
    leaves: 'Names that the series remembers from a play that reached an ending',
    meets:
      'Names of the people whom readers have met once they reach an ending; other stories of the author test it as `met yama`',
  },
  StoryNode: {
    choices: 'Empty if the story ends here',
    mode: 'Defaults to `guided`',
    goal: 'The aim of free play in an `open` node',
    variants: 'The first variant whose condition holds replaces the text',
    title: 'For an ending: its name, shown to players who have found it',
    hint: 'Shown to players who missed it: for an ending, from the second play on; for another scene, at an ending',
    note: 'A note for authors; players and narrators never see it',
  },
  StoryVariant: {
    condition: 'Such as `has lamp`',
    text: 'Replaces the text of the node',
  },
  StoryChoice: {
    target: 'Name of the next node',
    condition: 'Such as `oil >= 2 and not has vow`',
    effect: 'Such as `oil - 1; days = 3; gain sign`',
    ask: 'Asks the player for a name or a word, which texts insert under this name: `name` as `{name}`',
    deed: 'A noun phrase for the choice, which the narrator may mention later',
    said: 'Other phrases by which players may take the choice; never shown',
  },
  StoryChapter: { node: 'Name of the node with which it begins' },
  LayerTexts: {
    lore_cards: 'In the order of the story’s',
    chapters: 'Titles in the order of the story’s; an empty one is told as the author wrote it',
    nodes: 'By the name of the node in the story',
    made_from:
      'Maps the id of a text, such as `nodes/intro/choices/0/text`, to the digest of the original that was translated',
  },
  LayerNode: {
    hint: 'A missing hint is not shown in this language',
    variants: 'In the order of the story’s; an empty one is told as the author wrote it',
    choices: 'In the order of the story’s',
  },
  LayerChoice: { said: 'Replaces the story’s phrases; their number may differ' },
  LayerLoreCard: {},
};
