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
    chapters: 'In order; the first chapter begins with the start node',
    takes: 'Names that earlier parts of its series may have left; readers who lack one begin without it',
    leaves: 'Names that the series remembers from a play that reached an ending',
    meets:
      'Names of the people whom readers have met once they reach an ending; other stories of the author test it as `met yama`',
    things: 'By the name that conditions and effects use: `give key to meher`',
    secrets: 'By the name that conditions and effects use: `tell meher wreck`',
    lost_at: 'The node that is entered when the number `health` has fallen to 0',
  },
  StoryNode: {
    choices: 'Empty if the story ends here',
    mode: 'Defaults to `guided`: the author’s words, after sentences that join them to what the player did',
    goal: 'The aim of free play in an `open` node',
    variants: 'The first variant whose condition holds replaces the text',
    title: 'For an ending: its name, shown to players who have found it',
    hint: 'Shown to players who missed it: for an ending, from the second play on; for another scene, at an ending',
    note: 'A note for authors; players and narrators never see it',
    each_turn: 'Effects of each turn that does not leave the node, such as `wind - 1`',
    time_out: 'The node that is entered after `max_turns` turns',
    ending: 'Of a node without choices: `lost` if the player has failed',
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
      'Maps the id of a text, such as `nodes/intro/choices/0/text`, to the digest of the original that was translated',
  },
  LayerNode: {
    hint: 'A missing hint is not shown in this language',
    variants: 'In the order of the story’s; an empty one is told as the author wrote it',
    choices: 'In the order of the story’s',
  },
  LayerChoice: { said: 'Replaces the story’s phrases; their number may differ' },
  LayerLoreCard: {},
  LayerThing: {},
};
