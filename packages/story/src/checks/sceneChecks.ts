import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { RESERVED_NAMES } from '@kathaloka/contract/limits';
import { CHOICE, NODE, SECRET, STRUCTURE, THING, VARIANT } from '@kathaloka/contract/structureFields';
import { type Finding, finding } from './finding.ts';
import { meantName } from './meantName.ts';
import type { FindingParams, TextPart } from '../findingKinds.ts';
import { foldedName, isBlank } from '../expressions/foldedName.ts';
import { wordCount } from '../wordCounts.ts';

/** The longest text of one page, in words; more tires readers. */
const WORDS_MOST = 400;

const SCENES = STRUCTURE.fields.nodes;
const PAGES = { scene: NODE.fields.text, variant: VARIANT.fields.text };

/** Checks of single scenes: names, texts, sizes and modes. */
export function checkScenes(structure: StoryStructure): Finding[] {
  const scenes = Object.entries(structure.nodes);
  return [
    ...tooMany('scenes', scenes.length, SCENES.max),
    ...checkNames(scenes.map(([name]) => name)),
    ...scenes.flatMap(([name, node]) => [
      ...checkTexts(name, node),
      ...checkMode(name, node),
      ...checkTime(name, node, structure),
    ]),
    ...checkParts(structure),
  ];
}

/** Checks the texts of things and secrets, and the scene without health. */
function checkParts({ nodes, things = {}, secrets = {}, lost_at }: StoryStructure): Finding[] {
  const { name, line } = THING.fields;
  return [
    ...tooMany('things', Object.keys(things).length, STRUCTURE.fields.things.max),
    ...tooMany('secrets', Object.keys(secrets).length, STRUCTURE.fields.secrets.max),
    ...Object.values(things).flatMap((thing) => [
      ...tooLong('thing', thing.name, name.max),
      ...tooLong('thing', thing.line ?? '', line.max),
    ]),
    ...Object.values(secrets).flatMap(({ text }) =>
      isBlank(text)
        ? [finding('empty text', { part: 'secret' })]
        : tooLong('secret', text, SECRET.fields.text.max),
    ),
    ...missingScene('lost_at', lost_at, nodes, {}),
  ];
}

function missingScene(
  part: FindingParams['scene missing']['part'],
  target: string | undefined,
  nodes: StoryStructure['nodes'],
  place: Place,
): Finding[] {
  if (target === undefined || target === '' || Object.hasOwn(nodes, target)) return [];
  const meant = meantName(target, Object.keys(nodes));
  return [finding('scene missing', { part, target, ...(meant && { meant }) }, place)];
}

function checkTime(node: string, scene: StoryNode, { nodes }: StoryStructure): Finding[] {
  const { choices, ending, time_out = '', max_turns, mode, each_turn = '' } = scene;
  const { length } = choices;
  const isTimed = time_out !== '';
  const always = choices.filter(({ condition = '' }) => condition.trim() === '').length;
  const isIdle = mode === 'open' && max_turns !== undefined && !isTimed && always > 1;
  return [
    ...missingScene('time_out', time_out, nodes, { node }),
    ...(isTimed && length === 0 ? [finding('time out unused', { because: 'ending' }, { node })] : []),
    ...(isTimed && length > 0 && max_turns === undefined
      ? [finding('time out unused', { because: 'no turns' }, { node })]
      : []),
    ...(isIdle ? [finding('time without end', { turns: max_turns, choices: always }, { node })] : []),
    ...(ending === 'lost' && length > 0 ? [finding('ending goes on', { choices: length }, { node })] : []),
    ...tooLong('each turn', each_turn, NODE.fields.each_turn.max, { node }),
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
      ...tooLong('name', name, SCENES.nameMax, { node: name }),
    ];
  });
}

type Place = Parameters<typeof finding>[2];

function checkTexts(node: string, { text, choices, variants = [], goal = '' }: StoryNode): Finding[] {
  return [
    ...told('scene', text, { node }),
    ...variants.flatMap((variant, index) => [
      ...told('variant', variant.text, { node, variant: index }),
      ...tooLong('condition', variant.condition, VARIANT.fields.condition.max, { node, variant: index }),
    ]),
    ...choices.flatMap((choice, index) => checkChoice(choice, { node, choice: index })),
    ...tooLong('goal', goal, NODE.fields.goal.max, { node }),
    ...tooMany('choices', choices.length, NODE.fields.choices.max, { node }),
    ...tooMany('variants', variants.length, NODE.fields.variants.max, { node }),
  ];
}

function checkChoice(
  { text, condition = '', effect = '', ask = '', deed = '', ...attempt }: StoryNode['choices'][number],
  place: Place,
): Finding[] {
  const { check = '', win_text = '', lose_text = '', lose_effect = '' } = attempt;
  return [
    ...(isBlank(text) ? [finding('empty text', { part: 'choice' }, place)] : []),
    ...tooLong('choice', text, CHOICE.fields.text.max, place),
    ...tooLong('condition', condition, CHOICE.fields.condition.max, place),
    ...tooLong('effect', effect, CHOICE.fields.effect.max, place),
    ...tooLong('ask', ask, CHOICE.fields.ask.max, place),
    ...tooLong('deed', deed, CHOICE.fields.deed.max, place),
    ...tooLong('check', check, CHOICE.fields.check.max, place),
    ...tooLong('won', win_text, CHOICE.fields.win_text.max, place),
    ...tooLong('lost', lose_text, CHOICE.fields.lose_text.max, place),
    ...tooLong('lose effect', lose_effect, CHOICE.fields.lose_effect.max, place),
  ];
}

/** Checks the text of one page, which belongs to a scene or a variant. */
function told(part: Exclude<TextPart, 'choice'>, text: string, place: Place): Finding[] {
  if (isBlank(text)) return [finding('empty text', { part }, place)];
  const overlong = tooLong(part, text, PAGES[part].max, place);
  if (overlong.length > 0) return overlong;
  // a word with its space has at least two characters
  if (text.length < WORDS_MOST * 2) return [];
  const words = wordCount(text);
  return words > WORDS_MOST ? [finding('long text', { part, words, most: WORDS_MOST }, place)] : [];
}

function tooLong(
  part: FindingParams['too long']['part'],
  text: string,
  max: number,
  place: Place = {},
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

function checkMode(node: string, { mode = 'guided', goal = '', max_turns, time_out }: StoryNode): Finding[] {
  if (mode === 'open') return isBlank(goal) ? [finding('goal missing', { mode }, { node })] : [];
  return max_turns === undefined || time_out
    ? []
    : [finding('turns unused', { mode, turns: max_turns }, { node })];
}
