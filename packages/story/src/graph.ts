import type {
  Language,
  StoryChapter,
  StoryChoice,
  StoryNode,
  StoryStructure,
  StoryVariant,
} from '@kathaloka/contract/entities';
import type { Check, Condition, Effect, ExpressionFault, Read } from './expressions/expression.ts';
import { parseCheck, parseCondition, parseEffects } from './expressions/parse.ts';
import { askedName } from './expressions/tokens.ts';
import { greetedIn, showsSheet, toldNames } from './graphNames.ts';
import type { GraphChoice, GraphNode, GraphSecret, GraphThing, GraphVariant } from './graphNode.ts';
import { spaced } from './ledger/names.ts';
import { holds, type StoryState } from './state.ts';
import { type TellingOf, toldText } from './values/index.ts';

export type * from './graphNode.ts';
export {
  effectsIn,
  forEachVariable,
  nameSet,
  knownSecrets,
  type ReadVariables,
  scenesAfter,
  targetsOf,
  textsIn,
  variablesReadBy,
  writtenTexts,
} from './graphNames.ts';

/** A condition, an effect or a check that cannot be parsed, and its location. */
export interface GraphFault {
  readonly node: string;
  /** Index of the choice within the node, from 0; null for one of its variants, and for `each_turn`. */
  readonly choice: number | null;
  /** Index of the variant within the node, from 0; null for one of its choices, and for `each_turn`. */
  readonly variant: number | null;
  readonly part: 'condition' | 'effect' | 'check' | 'lose_effect' | 'each_turn';
  readonly text: string;
  readonly fault: ExpressionFault;
}

/** A story's scenes by name, with every condition and effect parsed. */
export interface StoryGraph extends TellingOf {
  readonly start: string;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly chapters: readonly StoryChapter[];
  /** Names whose initial values may come from earlier parts of the series. */
  readonly takes: ReadonlySet<string>;
  /** Names that a finished play leaves to later parts of the series. */
  readonly leaves: ReadonlySet<string>;
  /** People whom readers have met once they finish a play. */
  readonly meets: ReadonlySet<string>;
  /** People that conditions ask for with `met`. */
  readonly greets: ReadonlySet<string>;
  /** The things that the story declares, by the names that effects use. */
  readonly things: ReadonlyMap<string, GraphThing>;
  readonly secrets: ReadonlyMap<string, GraphSecret>;
  /** The scene that is entered when no health is left; null if there is none. */
  readonly lostAt: string | null;
  /** Whether the story has things, wounds, promises or health to show. */
  readonly hasSheet: boolean;
  /** Conditions and effects that cannot be parsed. Choices ignore them; variants with one never hold. */
  readonly faults: readonly GraphFault[];
}

/**
 * Parses a structure into a graph. `language` is the language of the texts, which decides the plural forms of numbers.
 */
export function graphOf(structure: StoryStructure, language: Language = 'en'): StoryGraph {
  const faults: GraphFault[] = [];
  const parsers = { condition: once(parseCondition), effects: once(parseEffects), check: once(parseCheck) };
  const nodes = new Map<string, GraphNode>();
  for (const [name, node] of Object.entries(structure.nodes))
    nodes.set(name, graphNode(name, node, { faults, parsers }));
  const { start_node: start, chapters = [], takes = [], leaves = [], meets = [], lost_at } = structure;
  const shared = { takes: sharedNames(takes), leaves: sharedNames(leaves), meets: sharedNames(meets) };
  const all = [...nodes.values()];
  const things = thingsOf(structure);
  const secrets = secretsOf(structure);
  const names = toldNames(all);
  return {
    start,
    nodes,
    chapters,
    ...shared,
    greets: greetedIn(all, [...secrets.values()]),
    things,
    secrets,
    lostAt: lost_at !== undefined && nodes.has(lost_at) ? lost_at : null,
    hasSheet: things.size > 0 || showsSheet(all, names),
    faults,
    names,
    language,
  };
}

/**
 * The graph of the same story in another language: of the structure that `inLanguage` makes of the graph's own. Shares
 * the conditions, effects and checks, which no language changes.
 */
export function graphInWords(graph: StoryGraph, structure: StoryStructure, language: Language): StoryGraph {
  const nodes = new Map<string, GraphNode>();
  for (const [name, node] of graph.nodes) nodes.set(name, nodeInWords(node, structure.nodes[name]!));
  const secrets = secretsOf(structure);
  const greets = greetedIn([...nodes.values()], [...secrets.values()]);
  const { chapters = [] } = structure;
  return { ...graph, nodes, chapters, greets, things: thingsOf(structure), secrets, language };
}

function nodeInWords(node: GraphNode, written: StoryNode): GraphNode {
  const variants = node.variants.map((variant, at) => ({ ...variant, text: written.variants![at]!.text }));
  const choices = node.choices.map((choice, at) => ({
    ...choice,
    ...wordsOfChoice(written.choices[at]!),
    ...wordsOfAttempt(choice, written.choices[at]!),
  }));
  return { ...node, ...wordsOfNode(written), variants: orNone(variants), choices: orNone(choices) };
}

/** Most parts of most scenes are empty, and a story has many: they share one list. */
const NONE: readonly never[] = Object.freeze([]);
const orNone = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : list);

/** The names as conditions and effects write them. Leaves out invalid names. */
const sharedNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => askedName(name) ?? []));

function thingsOf({ things = {} }: StoryStructure): StoryGraph['things'] {
  return new Map(
    Object.entries(things).flatMap(([written, { name, line = '' }]) => {
      const key = askedName(written);
      return key === null ? [] : [[key, { name: name.trim() || spaced(key), line: line.trim() }] as const];
    }),
  );
}

function secretsOf({ secrets = {} }: StoryStructure): StoryGraph['secrets'] {
  return new Map(
    Object.entries(secrets).flatMap(([written, { text, holders, until = '' }]) => {
      const key = askedName(written);
      return key === null
        ? []
        : [[key, { text, holders, until: parseCondition(until).value ?? null }] as const];
    }),
  );
}

/** Parses a text that it knows only once: the same conditions and effects are written at many choices. */
function once<T>(parse: (text: string) => Read<T>): (text: string) => Read<T> {
  const known = new Map<string, Read<T>>();
  return (text) => {
    const read = known.get(text) ?? parse(text);
    known.set(text, read);
    return read;
  };
}

interface Reading {
  readonly faults: GraphFault[];
  readonly parsers: {
    readonly condition: (text: string) => Read<Condition>;
    readonly effects: (text: string) => Read<readonly Effect[]>;
    readonly check: (text: string) => Read<Check>;
  };
}

function graphNode(name: string, node: StoryNode, reading: Reading): GraphNode {
  const { variants = [], choices, mode, max_turns, time_out = '' } = node;
  const place = { node: name, choice: null, variant: null, ...reading };
  return {
    name,
    ...wordsOfNode(node),
    turnsOfFreePlay: mode === 'open' ? (max_turns ?? null) : null,
    timeOut:
      max_turns === undefined || time_out === '' || choices.length === 0
        ? null
        : { turns: max_turns, target: time_out },
    eachTurn: readPart('each_turn', node.each_turn, reading.parsers.effects, place) ?? NONE,
    isLost: node.ending === 'lost' && choices.length === 0,
    variants: orNone(variants.map((variant, index) => graphVariant(variant, { ...place, variant: index }))),
    choices: orNone(choices.map((choice, index) => graphChoice(choice, { ...place, choice: index }))),
  };
}

type Place = Pick<GraphFault, 'node' | 'choice' | 'variant'> & Reading;

/** Parses a text of a scene. Null if it is empty, or if it cannot be parsed: then the fault is recorded. */
function readPart<T>(
  part: GraphFault['part'],
  text: string | undefined,
  parse: (text: string) => Read<T>,
  { faults, node, choice, variant }: Place,
): T | null {
  if (text === undefined || text.trim() === '') return null;
  const read = parse(text);
  if (read.fault) faults.push({ node, choice, variant, part, text, fault: read.fault });
  return read.value ?? null;
}

/** A variant without a condition would always be shown, so its condition counts as unreadable. */
function graphVariant({ condition, text }: StoryVariant, place: Place): GraphVariant {
  const read = place.parsers.condition(condition);
  const { faults, node, choice, variant } = place;
  if (read.fault)
    faults.push({ node, choice, variant, part: 'condition', text: condition, fault: read.fault });
  return { text, condition: read.value ?? null };
}

function graphChoice(choice: StoryChoice, place: Place & { readonly choice: number }): GraphChoice {
  const { target, ask = '', lose_target = '' } = choice;
  const { parsers } = place;
  const condition = readPart('condition', choice.condition, parsers.condition, place);
  const effects = readPart('effect', choice.effect, parsers.effects, place) ?? NONE;
  const check = readPart('check', choice.check, parsers.check, place);
  const lostEffects = readPart('lose_effect', choice.lose_effect, parsers.effects, place) ?? NONE;
  const lost = check === null ? null : { text: '', effects: lostEffects, target: lose_target };
  return {
    index: place.choice,
    ...wordsOfChoice(choice),
    target,
    ask: askedName(ask) ?? '',
    condition,
    effects,
    check,
    ...wordsOfAttempt({ check, lost }, choice),
  };
}

const wordsOfNode = ({ text, title = '', hint = '' }: StoryNode) => ({ text, title, hint: hint.trim() });

const wordsOfChoice = ({ text, deed = '', said = [] }: StoryChoice) => ({ text, deed, said: orNone(said) });

const wordsOfAttempt = (
  { check, lost }: Pick<GraphChoice, 'check' | 'lost'>,
  { win_text = '', lose_text = '' }: StoryChoice,
): Pick<GraphChoice, 'won' | 'lost'> => ({
  won: check === null ? '' : win_text,
  lost: lost && { ...lost, text: lose_text },
});

/** Index of the first variant whose condition holds; −1 for the scene's own text. */
export function toldVariant({ variants }: GraphNode, state: StoryState): number {
  return variants.findIndex(({ condition }) => condition !== null && holds(condition, state));
}

/** The text of a scene in this state, with its values filled in. */
export function textOf(graph: TellingOf, node: GraphNode, state: StoryState): string {
  return toldText(node.variants[toldVariant(node, state)]?.text ?? node.text, graph, state);
}
