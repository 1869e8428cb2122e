import type { StoryChoice, StoryCreate, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import {
  changedKind,
  type Condition,
  type Effect,
  ledgerFact,
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

/** The fields that Twine has no place for. */
const OWN_OF_CHOICE = [
  'ask',
  'deed',
  'said',
  'check',
  'win_text',
  'lose_text',
  'lose_effect',
  'lose_target',
] as const satisfies readonly (keyof StoryChoice)[];
const OWN_OF_NODE = [
  'mode',
  'goal',
  'max_turns',
  'note',
  'each_turn',
  'time_out',
  'ending',
] as const satisfies readonly (keyof StoryNode)[];
const OWN_OF_STRUCTURE = [
  'takes',
  'leaves',
  'meets',
  'things',
  'secrets',
  'lost_at',
] as const satisfies readonly (keyof StoryStructure)[];

const picked = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Partial<Pick<T, K>> =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  ) as Partial<Pick<T, K>>;

/** Effects on people and things are signs in Twine, and an attempt that stays is a link to its own passage. */
const ownOfChoice = (choice: StoryChoice): Partial<StoryChoice> => ({
  ...picked(choice, OWN_OF_CHOICE),
  ...(parseEffects(choice.effect ?? '').value?.some(isOfPeople) && { effect: choice.effect! }),
  ...(choice.check !== undefined && { target: choice.target }),
});

const isOfPeople = ({ kind, name }: Effect): boolean =>
  kind === 'give' || kind === 'owe' || kind === 'settle' || name.includes(' ');

/** A bundle without its texts, which are in the passages. Includes names that Twine does not allow. */
export function ownDataOf(
  story: Partial<StoryCreate> & Pick<StoryCreate, 'story_structure'>,
  { things, numbers, words }: ExportNames,
): string {
  const { nodes, ...structure } = story.story_structure;
  const played = Object.entries(nodes).map(([name, node]) => [
    name,
    {
      text: '',
      choices: node.choices.map((choice) => ({ text: '', target: '', ...ownOfChoice(choice) })),
      ...picked(node, OWN_OF_NODE),
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
    const renamed = withNames(node, names);
    return [name, own ? withOwn(renamed, own) : renamed] as const;
  });
  const chapters = bundled.chapters?.filter(({ node }) => Object.hasOwn(nodes, node)) ?? [];
  return {
    start_node,
    nodes: Object.fromEntries(whole),
    ...(chapters.length > 0 && { chapters }),
    ...picked(bundled, OWN_OF_STRUCTURE),
  };
}

function withOwn(node: StoryNode, own: StoryNode): StoryNode {
  const isSame = own.choices.length === node.choices.length;
  return {
    ...node,
    choices: node.choices.map(({ ask, ...choice }, index) => ({
      ...choice,
      ...(isSame ? ownOfChoice(own.choices[index]!) : ask !== undefined && { ask }),
    })),
    ...picked(own, OWN_OF_NODE),
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
  const renamed = value?.flatMap((effect) => {
    const name = (changedKind(effect) === 'number' ? numbers : things).get(effect.name) ?? effect.name;
    return ofPeople({ ...effect, name });
  });
  const printed = renamed && printEffects(renamed);
  return printed !== undefined && !parseEffects(printed).fault ? printed : text;
}

/** What a sign of ours says of a holder, as an effect. Other holders of the thing are left out. */
function ofPeople(effect: Effect): Effect[] {
  const fact = ledgerFact(effect.name);
  if (fact?.kind !== 'holds') return [effect];
  return effect.kind === 'gain' ? [{ kind: 'give', name: fact.thing, to: fact.who }] : [];
}
