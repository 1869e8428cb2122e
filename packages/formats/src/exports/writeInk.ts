import { CHECK_DIE } from '@kathaloka/contract/limits';
import {
  type Check,
  type Condition,
  type Effect,
  graphOf,
  type GraphChoice,
  type GraphNode,
  HEALTH,
  neededOf,
  type PlayRules,
  rulesOf,
  type StoryGraph,
} from '@kathaloka/story';
import { type ConditionWords, type ExportNames, exportNames, writtenCondition } from '../exportNames.ts';
import { asSigns } from './asSigns.ts';
import { withValues } from './withValues.ts';
import { scenesInOrder } from './scenesInOrder.ts';
import type { ExportedStory } from './writeTwee.ts';

const INK: ConditionWords = {
  variable: (name) => name,
  compare: { '>=': '>=', '<=': '<=', '>': '>', '<': '<', '=': '==', '!=': '!=' },
};

/** Ink source: a knot for each scene, sticky choices, variables that start at 0 or false. Attempts are branches. */
export function writeInk(story: ExportedStory): string {
  const graph = graphOf(story.story_structure, story.language);
  const names = exportNames(story.story_structure);
  const order = scenesInOrder(graph);
  const knots = new Map(order.map(({ name }, index) => [name, knotName(name, index + 1)]));
  const rules = rulesOf(graph, story.game_config);
  const declared = [
    ...[...names.numbers].map(
      ([name, given]) => `VAR ${given} = ${name === HEALTH ? (rules.health_max ?? 0) : 0}`,
    ),
    ...[...names.things.values()].map((name) => `VAR ${name} = false`),
    ...[...names.words].map(
      ([name, given]) => `VAR ${given} = "${(names.unanswered.get(name) ?? '…').replace(/["\\\n{}]/g, '')}"`,
    ),
  ];
  const start = knots.get(graph.start);
  const head = [
    ...missingIn(graph),
    story.title && `# title: ${inkText(story.title.replace(/\s+/g, ' '))}`,
    ...declared,
    start && `-> ${start}`,
  ];
  const scenes = order.map((node) =>
    knotOf(node, { knots, names, rules, tell: tellIn(graph, names) }, chapterTag(graph, node)),
  );
  return `${[head.filter((line) => line).join('\n'), ...scenes].join('\n\n')}\n`;
}

/** Comments on what the file leaves out. */
function missingIn({ nodes, lostAt }: StoryGraph): string[] {
  const all = [...nodes.values()];
  return [
    all.some(({ eachTurn }) => eachTurn.length > 0) && 'what each turn in a scene changes',
    all.some(({ timeOut }) => timeOut !== null) && 'where the time of a scene ends',
    lostAt !== null && 'where no health is left',
  ].flatMap((text) => (text ? [`// Not in this file: ${text}`] : []));
}

function knotName(name: string, number: number): string {
  const plain = name.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  return plain && plain.length <= 60 ? `scene_${number}_${plain}` : `scene_${number}`;
}

/** The tag of the chapter that begins with a scene, with its number. */
function chapterTag({ chapters }: StoryGraph, { name }: GraphNode): string[] {
  const at = chapters.findIndex(({ node }) => node === name);
  const title = chapters[at]?.title.replace(/\s+/g, ' ').trim();
  return title ? [`# chapter ${at + 1}: ${inkText(title)}`] : [];
}

interface InkWords {
  readonly knots: ReadonlyMap<string, string>;
  readonly names: ExportNames;
  readonly rules: PlayRules;
  /** Writes a text with its values. */
  readonly tell: (text: string) => string;
}

/** Writes the values of a text for ink, where a condition within a line must not break the line. */
function tellIn(graph: StoryGraph, names: ExportNames): InkWords['tell'] {
  const words = {
    value: (name: string) => `{${names.words.get(name) ?? names.numbers.get(name)}}`,
    either: (condition: Condition, then: string, otherwise: string): string => {
      // an ink conditional needs text in its first branch
      if (then === '') return otherwise && words.either({ kind: 'not', of: condition }, otherwise, '');
      const [first, second] = [then, otherwise].map(inLine);
      return `{${writtenCondition(condition, names, INK)}:${first}${second && `|${second}`}}`;
    },
  };
  return (text) => withValues(text, graph, inkText, words);
}

function inLine(text: string): string {
  const told = text.replace(/\s*\n\s*/g, ' ');
  return told !== '' && told.trim() === '' ? '{" "}' : told;
}

function knotOf(node: GraphNode, ink: InkWords, tags: readonly string[]): string {
  const { knots, names, tell } = ink;
  const lines = [`=== ${knots.get(node.name)} ===`, ...tags, ...textOf(node, ink)];
  for (const choice of node.choices) {
    const when = choice.condition ? `{${writtenCondition(choice.condition, names, INK)}} ` : '';
    lines.push(`+ ${when}[${tell(choice.text).replaceAll('\n', ' ')}]`);
    lines.push(...waysOf(choice, node, ink).map((line) => `    ${line}`));
  }
  if (node.choices.length === 0) lines.push('-> END');
  return lines.join('\n');
}

/** What a choice leads to: of an attempt its success and its failure, decided when it is chosen. */
function waysOf(
  { effects, target, check, won, lost }: GraphChoice,
  { name }: GraphNode,
  ink: InkWords,
): string[] {
  const way = (changes: readonly Effect[], text: string, to: string): string[] => [
    ...asSigns(changes, ink.names.things.keys()).map((effect) => `~ ${changeOf(effect, ink.names)}`),
    ...(text === '' ? [] : [ink.tell(text)]),
    `-> ${ink.knots.get(to) ?? 'END'}`,
  ];
  if (check === null || lost === null) return way(effects, '', target);
  return [
    '{',
    `- ${writtenCheck(check, ink)}:`,
    ...way(effects, won, target || name),
    '- else:',
    ...way(lost.effects, lost.text, lost.target || name),
    '}',
  ];
}

const writtenCheck = (check: Check, { names, rules }: InkWords): string =>
  `${names.numbers.get(check.name)}${check.rolls ? ` + RANDOM(1, ${CHECK_DIE})` : ''} >= ${neededOf(rules, check)}`;

function textOf({ text, variants }: GraphNode, { names, tell }: InkWords): string[] {
  const readable = variants.filter(({ condition }) => condition !== null);
  if (readable.length === 0) return [tell(text)];
  const told = readable.flatMap(({ condition, text: other }) => [
    `- ${writtenCondition(condition!, names, INK)}:`,
    tell(other),
  ]);
  return ['{', ...told, '- else:', tell(text), '}'];
}

function changeOf(effect: Effect, { things, numbers }: ExportNames): string {
  const name = numbers.get(effect.name);
  if (effect.kind === 'set') return `${name} = ${effect.value}`;
  if (effect.kind !== 'add') return `${things.get(effect.name)} = ${effect.kind === 'gain'}`;
  return `${name} = ${name} ${effect.amount < 0 ? '-' : '+'} ${Math.abs(effect.amount)}`;
}

/**
 * Escapes everything with a meaning in ink. A backslash cannot escape a comment, so the two characters that begin one
 * are separated.
 */
function inkText(text: string): string {
  return text
    .replace(/[\\{}|[\]#~<>]/g, '\\$&')
    .replace(/\/(?=[/*])/g, '/{""}')
    .replace(/-(?=\\>)/g, '\\-')
    .replace(/^(\s*)([*+=-]|(?:VAR|CONST|LIST|INCLUDE|EXTERNAL|TODO)\b)/gm, '$1\\$2');
}
