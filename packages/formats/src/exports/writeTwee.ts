import type { StoryCreate } from '@kathaloka/contract/entities';
import {
  type Condition,
  type Effect,
  graphOf,
  type GraphChoice,
  type GraphNode,
  type StoryGraph,
} from '@kathaloka/story';
import { OWN_PASSAGE, ownDataOf } from '../twine/ownData.ts';
import { type ConditionWords, type ExportNames, exportNames, writtenCondition } from '../exportNames.ts';
import { asSigns } from './asSigns.ts';
import { withValues } from './withValues.ts';

export type ExportedStory = Partial<StoryCreate> & Pick<StoryCreate, 'story_structure'>;

const SUGARCUBE: ConditionWords = {
  variable: (name) => `$${name}`,
  compare: { '>=': 'gte', '<=': 'lte', '>': 'gt', '<': 'lt', '=': 'is', '!=': 'isnot' },
};

/** Twee 3 for SugarCube, which Twine opens. Data that Twine cannot hold goes into a passage of our own. */
export function writeTwee(story: ExportedStory): string {
  const graph = graphOf(story.story_structure, story.language);
  const names = exportNames(story.story_structure);
  const passages = [
    ['StoryTitle', story.title ?? ''],
    [
      'StoryData',
      JSON.stringify(
        { ifid: ifidOf(story), format: 'SugarCube', 'format-version': '2.37.3', start: graph.start },
        null,
        2,
      ),
    ],
    ['StoryInit', initial(names)],
    ...[...graph.nodes.values()].map(
      (node) => [headerName(node.name), passageOf(node, names, tellIn(graph, names))] as const,
    ),
  ];
  const own = `:: ${OWN_PASSAGE} [kathaloka]\n${ownDataOf(story, names)}`;
  return `${[...passages.map(([name, text]) => `:: ${name}\n${text}`), own].join('\n\n')}\n`;
}

function headerName(name: string): string {
  return name.replace(/[[\]{}\\]/g, '\\$&');
}

function initial({ things, numbers, words, unanswered }: ExportNames): string {
  const lines = [
    ...[...numbers.values()].map((name) => `$${name} to 0`),
    ...[...things.values()].map((name) => `$${name} to false`),
    ...[...words].map(([name, given]) => `$${given} to ${quoted(unanswered.get(name) ?? '…')}`),
  ];
  return lines.map((line) => `<<set ${line}>>`).join('\n');
}

type Tell = (text: string) => string;

/** Writes texts with their values in the syntax of SugarCube. */
function tellIn(graph: StoryGraph, names: ExportNames): Tell {
  const words = {
    value: (name: string) => `<<print $${names.words.get(name) ?? names.numbers.get(name)}>>`,
    either: (condition: Condition, then: string, otherwise: string) =>
      `<<if ${writtenCondition(condition, names, SUGARCUBE)}>>${then}${otherwise && `<<else>>${otherwise}`}<</if>>`,
  };
  return (text) => withValues(text, graph, tweeText, words);
}

function passageOf(node: GraphNode, names: ExportNames, tell: Tell): string {
  const links = node.choices.map((choice) => linkOf(inTwine(choice, node), names, tell));
  const asked = new Set(node.choices.flatMap(({ ask }) => (ask === '' ? [] : [names.words.get(ask)!])));
  const fields = [...asked].map((name) => `<<textbox ${quoted(`$${name}`)} "">>`);
  return [textOf(node, names, tell), [...fields, ...links].join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** An attempt is a link of its success; how it fails is in the passage of our own. */
const inTwine = (choice: GraphChoice, { name }: GraphNode): GraphChoice =>
  choice.check !== null && choice.target === '' ? { ...choice, target: name } : choice;

function textOf({ text, variants }: GraphNode, names: ExportNames, tell: Tell): string {
  const readable = variants.filter(({ condition }) => condition !== null);
  if (readable.length === 0) return tell(text);
  const told = readable.map(
    ({ condition, text: other }, index) =>
      `<<${index === 0 ? 'if' : 'elseif'} ${writtenCondition(condition!, names, SUGARCUBE)}>>${tell(other)}`,
  );
  return `${told.join('')}<<else>>${tell(text)}<</if>>`;
}

function linkOf({ text, target, condition, effects }: GraphChoice, names: ExportNames, tell: Tell): string {
  const changes = asSigns(effects, names.things.keys()).map((effect) => changeOf(effect, names));
  const isPlain = !/[|[\]<>"'\\$&*/_=~^{}!]|->|<-/.test(`${text}${target}`) && text !== '' && target !== '';
  const setter = changes.length > 0 ? `[${changes.join(', ')}]` : '';
  const link = isPlain
    ? `[[${text}|${target}]${setter}]`
    : `<<link ${quoted(tell(text))} ${quoted(target.replace(/[<>&]/g, entity))}>>${changes.map((change) => `<<set ${change}>>`).join('')}<</link>>`;
  return condition ? `<<if ${writtenCondition(condition, names, SUGARCUBE)}>>${link}<</if>>` : link;
}

function changeOf(effect: Effect, { things, numbers }: ExportNames): string {
  if (effect.kind === 'set') return `$${numbers.get(effect.name)} to ${effect.value}`;
  if (effect.kind !== 'add') return `$${things.get(effect.name)} to ${effect.kind === 'gain'}`;
  return `$${numbers.get(effect.name)} ${effect.amount < 0 ? '-=' : '+='} ${Math.abs(effect.amount)}`;
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** Escapes every character with a meaning in SugarCube, except italics, bold and headings. */
export function tweeText(text: string): string {
  return text
    .replace(/[&<>$\\[\]{}]/g, entity)
    .replace(/\/(?=[/*%])|'(?=')|_(?=_)|=(?==)|~(?=~)|\^(?=\^)|@(?=@)|"(?="")|^!|^::/gm, (marks) =>
      Array.from(marks, entity).join(''),
    )
    .replace(/^(#{1,6})[ \t]+(?=[^!\s])/gm, (_, { length }: string) => '!'.repeat(length))
    .replace(/^#(?=[ \t])/gm, entity)
    .replace(/\*\*([^*\n]+)\*\*/g, "''$1''")
    .replace(/(?<!\*)\*([^*\n]+)\*(?!\*)/g, '//$1//');
}

/** The id by which Twine identifies stories; the same story always gets the same id. */
function ifidOf({ title = '', story_structure }: ExportedStory): string {
  const source = `${title}\n${JSON.stringify(story_structure)}`;
  let digits = '';
  for (let part = 0; part < 4; part += 1) {
    let hash = 0x81_1c_9d_c5 ^ part;
    for (let at = 0; at < source.length; at += 1)
      hash = Math.imul(hash ^ source.charCodeAt(at), 0x01_00_01_93);
    digits += (hash >>> 0).toString(16).padStart(8, '0').toUpperCase();
  }
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
