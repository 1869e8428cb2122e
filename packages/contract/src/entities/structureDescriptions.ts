import type { LAYER_CHOICE, LAYER_LORE_CARD, LAYER_NODE, LAYER_TEXTS, LAYER_THING } from '../layerFields.ts';
import type {
  CHAPTER,
  CHOICE,
  NODE,
  SECRET,
  STRUCTURE,
  StructurePart,
  THING,
  VARIANT,
} from '../structureFields.ts';

type DescribedPart =
  | typeof STRUCTURE
  | typeof NODE
  | typeof VARIANT
  | typeof CHOICE
  | typeof CHAPTER
  | typeof THING
  | typeof SECRET
  | typeof LAYER_TEXTS
  | typeof LAYER_NODE
  | typeof LAYER_CHOICE
  | typeof LAYER_LORE_CARD
  | typeof LAYER_THING;
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
    things: 'By the name that conditions and effects use: `give key to meher`',
    secrets: 'By the name that conditions and effects use: `tell meher wreck`',
    lost_at: 'The node that is entered when the number `health` has fallen to 0',
  },
  StoryNode: {
    choices: 'Empty: the story ends here',
    mode: 'Defaults to `guided`',
    goal: 'The aim of free play in an `open` node',
    variants: 'The first one whose condition holds is told instead of the text',
    title: 'Of an ending: its name, which players read once they have found it',
    hint: 'Told to who has not seen it: of an ending from the second play on, of another scene at an ending',
    note: 'A note for authors; players and narrators never see it',
    each_turn: 'Effects of each turn that does not leave the node, such as `wind - 1`',
    time_out: 'The node that is entered after `max_turns` turns',
    ending: 'Of a node without choices: `lost` if the player has failed',
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
    check:
      'Makes the choice an attempt that may fail: `nerve >= 3`, or `roll nerve >= 8`, which adds a die of ten sides. ' +
      'With a check, an empty target stays in the node',
    win_text: 'Told when the attempt succeeds, before the node of the target',
    lose_text: 'Told when it fails, before the node of `lose_target`',
    lose_effect: 'In place of `effect` when it fails',
    lose_target: 'In place of `target` when it fails; without it the play stays in the node',
  },
  StoryThing: { name: 'As readers see it: “the brass key”', line: 'What it is, in one line' },
  StorySecret: {
    text: 'Sent to a narrator only while one of its holders is present',
    holders: 'The people who know it',
    until: 'A condition: while it holds, everybody may know the secret',
  },
  StoryChapter: { node: 'Name of the node with which it begins' },
  LayerTexts: {
    lore_cards: 'In the order of the story’s',
    chapters: 'Titles in the order of the story’s; an empty one is told as the author wrote it',
    nodes: 'By the name of the node in the story',
    things: 'By the name of the thing in the story',
    secrets: 'By the name of the secret in the story',
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
  LayerThing: {},
};
