import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import {
  CHOICE_TEXT_MAX,
  CHOICES_MAX,
  DEED_MAX,
  EXPRESSION_MAX,
  NODE_NAME_MAX,
  NODE_TEXT_MAX,
  NODES_MAX,
  RESERVED_NAMES,
  VARIANTS_MAX,
} from '@kathaloka/contract/limits';
import { type Finding, finding } from './finding.ts';
import type { FindingParams, TextPart } from './findingKinds.ts';
import { foldedName, isBlank } from '../expressions/foldedName.ts';
import { wordCount } from '../wordCounts.ts';

/** More than this on one page tires a reader. */
const WORDS_MOST = 400;

/** Checks of single scenes: names, texts, sizes and modes. */
export function checkScenes({ nodes }: StoryStructure): Finding[] {
  const scenes = Object.entries(nodes);
  return [
    ...tooMany('scenes', scenes.length, NODES_MAX),
    ...checkNames(scenes.map(([name]) => name)),
    ...scenes.flatMap(([name, node]) => [...checkTexts(name, node), ...checkMode(name, node)]),
  ];
}

function checkNames(names: readonly string[]): Finding[] {
  const first = new Map<string, string>();
  return names.flatMap((name) => {
    const folded = foldedName(name);
    const other = first.get(folded);
    if (other === undefined) first.set(folded, name);
    return [
      ...(RESERVED_NAMES.some((reserved) => reserved === name)
        ? [finding('reserved name', { name }, { node: name })]
        : []),
      ...(isBlank(name) ? [finding('empty text', { part: 'name' }, { node: name })] : []),
      ...(other === undefined
        ? []
        : [finding('names alike', { part: 'scene', name, other }, { node: name })]),
      ...tooLong('name', name, NODE_NAME_MAX, { node: name }),
    ];
  });
}

type Place = Parameters<typeof finding>[2];

function checkTexts(node: string, { text, choices, variants = [], goal = '' }: StoryNode): Finding[] {
  return [
    ...told('scene', text, { node }),
    ...variants.flatMap((variant, index) => [
      ...told('variant', variant.text, { node, variant: index }),
      ...tooLong('condition', variant.condition, EXPRESSION_MAX, { node, variant: index }),
    ]),
    ...choices.flatMap((choice, index) => checkChoice(choice, { node, choice: index })),
    ...tooLong('goal', goal, NODE_TEXT_MAX, { node }),
    ...tooMany('choices', choices.length, CHOICES_MAX, { node }),
    ...tooMany('variants', variants.length, VARIANTS_MAX, { node }),
  ];
}

function checkChoice(
  { text, condition = '', effect = '', deed = '' }: StoryNode['choices'][number],
  place: Place,
): Finding[] {
  return [
    ...(isBlank(text) ? [finding('empty text', { part: 'choice' }, place)] : []),
    ...tooLong('choice', text, CHOICE_TEXT_MAX, place),
    ...tooLong('condition', condition, EXPRESSION_MAX, place),
    ...tooLong('effect', effect, EXPRESSION_MAX, place),
    ...tooLong('deed', deed, DEED_MAX, place),
  ];
}

/** The text of one page: of a scene or of a variant. */
function told(part: Exclude<TextPart, 'choice'>, text: string, place: Place): Finding[] {
  if (isBlank(text)) return [finding('empty text', { part }, place)];
  const overlong = tooLong(part, text, NODE_TEXT_MAX, place);
  if (overlong.length > 0) return overlong;
  // a word and its space are two characters at least
  if (text.length < WORDS_MOST * 2) return [];
  const words = wordCount(text);
  return words > WORDS_MOST ? [finding('long text', { part, words, most: WORDS_MOST }, place)] : [];
}

function tooLong(
  part: FindingParams['too long']['part'],
  text: string,
  max: number,
  place: Place,
): Finding[] {
  const { length } = text;
  return length > max ? [finding('too long', { part, length, max }, place)] : [];
}

function tooMany(
  part: FindingParams['too many']['part'],
  count: number,
  max: number,
  place: Place = {},
): Finding[] {
  return count > max ? [finding('too many', { part, count, max }, place)] : [];
}

function checkMode(node: string, { mode = 'guided', goal = '', max_turns }: StoryNode): Finding[] {
  if (mode === 'open') return isBlank(goal) ? [finding('goal missing', { mode }, { node })] : [];
  return max_turns === undefined ? [] : [finding('turns unused', { mode, turns: max_turns }, { node })];
}
