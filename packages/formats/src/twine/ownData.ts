import type { StoryChoice, StoryCreate, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import {
  changedKind,
  type Condition,
  type Effect,
  parseCondition,
  parseEffects,
  type Piece,
  printCondition,
  printEffects,
  readText,
  writeText,
} from '@kathaloka/story';
import type { StoryFields } from '../answer.ts';
import { readBundle } from '../bundle/readBundle.ts';
import { writeBundle } from '../bundle/writeBundle.ts';
import type { ExportNames } from '../exportNames.ts';
import { NoteBook } from '../report/notes.ts';
import { readTwee } from './readTwee.ts';

/** The name of the passage for data that Twine cannot hold. */
export const OWN_PASSAGE = 'Kathaloka';

interface Whole {
  readonly fields: StoryFields;
  readonly structure: StoryStructure;
}

const renamedIn = (names: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    [...names].filter(([name, given]) => name !== given).map(([name, given]) => [given, name]),
  );

/** The fields of a choice that Twine cannot hold. */
const ownOfChoice = ({ ask, deed, said }: StoryChoice): Pick<StoryChoice, 'ask' | 'deed' | 'said'> => ({
  ...(ask !== undefined && { ask }),
  ...(deed !== undefined && { deed }),
  ...(said !== undefined && { said }),
});

/** A bundle without its texts, which are in the passages. Includes names that Twine does not allow. */
export function ownDataOf(
  story: Partial<StoryCreate> & Pick<StoryCreate, 'story_structure'>,
  { things, numbers, words }: ExportNames,
): string {
  const { nodes, ...structure } = story.story_structure;
  const played = Object.entries(nodes).map(([name, { mode, goal, max_turns, note, choices }]) => [
    name,
    {
      text: '',
      choices: choices.map((choice) => ({ text: '', target: '', ...ownOfChoice(choice) })),
      ...(mode && { mode }),
      ...(goal !== undefined && { goal }),
      ...(max_turns !== undefined && { max_turns }),
      ...(note !== undefined && { note }),
    },
  ]);
  const bundle = writeBundle({
    ...story,
    story_structure: { ...structure, nodes: Object.fromEntries(played) },
  });
  return JSON.stringify({
    bundle: JSON.parse(bundle),
    things: renamedIn(things),
    numbers: renamedIn(numbers),
    words: renamedIn(words),
  });
}

/** Restores the data stored by our own export. Undefined for a file of another program. */
export function storyDataOf(text: string, notes: NoteBook): ((read: Whole) => Whole) | undefined {
  const passage = readTwee(text).passages.find(
    ({ name, tags }) => name === OWN_PASSAGE && tags.includes('kathaloka'),
  );
  if (!passage) return undefined;
  try {
    const { bundle, things, numbers, words } = JSON.parse(passage.text) as Record<string, unknown>;
    const read = new NoteBook();
    const bundled = readBundle(JSON.stringify(bundle), read);
    for (const { code, params } of read.all()) if (code === 'cover_lost') notes.add(code, null, params);
    const names = { things: namesIn(things), numbers: namesIn(numbers), words: namesIn(words) };
    return ({ fields, structure }) => ({
      fields: {
        ...bundled.fields,
        ...fields,
        ...(bundled.fields.language && { language: bundled.fields.language }),
      },
      structure: withBundled(structure, bundled.structure, names),
    });
  } catch {
    // the data was edited and cannot be parsed, so the passages alone are the story
    return undefined;
  }
}

type Renamed = ReadonlyMap<string, string>;
interface RenamedNames {
  readonly words: Renamed;
  readonly things: Renamed;
  readonly numbers: Renamed;
}

function namesIn(value: unknown): Renamed {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function withBundled(
  { start_node, nodes }: StoryStructure,
  bundled: StoryStructure,
  names: RenamedNames,
): StoryStructure {
  const whole = Object.entries(nodes).map(([name, node]) => {
    const own = Object.hasOwn(bundled.nodes, name) ? bundled.nodes[name] : undefined;
    return [name, withNames(own ? withOwn(node, own) : node, names)] as const;
  });
  const chapters = bundled.chapters?.filter(({ node }) => Object.hasOwn(nodes, node)) ?? [];
  const { takes, leaves, meets } = bundled;
  return {
    start_node,
    nodes: Object.fromEntries(whole),
    ...(chapters.length > 0 && { chapters }),
    ...(takes && { takes }),
    ...(leaves && { leaves }),
    ...(meets && { meets }),
  };
}

function withOwn(node: StoryNode, { mode, goal, max_turns, note, choices }: StoryNode): StoryNode {
  const isSame = choices.length === node.choices.length;
  return {
    ...node,
    choices: node.choices.map(({ ask, ...choice }, index) => ({
      ...choice,
      ...(isSame ? ownOfChoice(choices[index]!) : ask !== undefined && { ask }),
    })),
    ...(mode && { mode }),
    ...(goal !== undefined && { goal }),
    ...(max_turns !== undefined && { max_turns }),
    ...(note !== undefined && { note }),
  };
}

function withNames(node: StoryNode, names: RenamedNames): StoryNode {
  if (names.things.size + names.numbers.size + names.words.size === 0) return node;
  return {
    ...node,
    text: inText(node.text, names),
    choices: node.choices.map(({ condition, effect, ...choice }) => ({
      ...choice,
      text: inText(choice.text, names),
      ...(condition !== undefined && { condition: inCondition(condition, names) }),
      ...(effect !== undefined && { effect: inEffect(effect, names) }),
    })),
    ...(node.variants && {
      variants: node.variants.map((variant) => ({
        text: inText(variant.text, names),
        condition: inCondition(variant.condition, names),
      })),
    }),
  };
}

function inText(text: string, names: RenamedNames): string {
  return text.includes('{')
    ? writeText(readText(text).pieces.map((piece) => renamedPiece(piece, names)))
    : text;
}

function renamedPiece(piece: Piece, names: RenamedNames): Piece {
  const inside = (pieces: readonly Piece[]) => pieces.map((each) => renamedPiece(each, names));
  switch (piece.kind) {
    case 'text':
      return piece;
    case 'value': {
      const name = names.numbers.get(piece.name) ?? names.words.get(piece.name) ?? piece.name;
      return { ...piece, name, otherwise: piece.otherwise && inside(piece.otherwise) };
    }
    case 'count':
      return { ...piece, name: names.numbers.get(piece.name) ?? piece.name, forms: piece.forms.map(inside) };
    default:
      return {
        ...piece,
        condition: renamedCondition(piece.condition, names),
        told: inside(piece.told),
        otherwise: inside(piece.otherwise),
      };
  }
}

function inCondition(text: string, names: RenamedNames): string {
  const { value } = parseCondition(text);
  const renamed = value && printCondition(renamedCondition(value, names));
  return renamed !== undefined && !parseCondition(renamed).fault ? renamed : text;
}

function renamedCondition(condition: Condition, names: RenamedNames): Condition {
  if (condition.kind === 'has')
    return { ...condition, name: names.things.get(condition.name) ?? condition.name };
  if (condition.kind === 'compare')
    return { ...condition, name: names.numbers.get(condition.name) ?? condition.name };
  if (condition.kind === 'not') return { kind: 'not', of: renamedCondition(condition.of, names) };
  return { kind: condition.kind, of: condition.of.map((part) => renamedCondition(part, names)) };
}

function inEffect(text: string, { things, numbers }: RenamedNames): string {
  const { value } = parseEffects(text);
  const renamed = value?.map((effect): Effect => {
    const name = (changedKind(effect) === 'number' ? numbers : things).get(effect.name) ?? effect.name;
    return { ...effect, name };
  });
  return renamed ? printEffects(renamed) : text;
}
