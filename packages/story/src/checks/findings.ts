import type { FindingParams, FindingWords, VariableValue } from '../findingKinds.ts';
import { quoted } from '@kathaloka/contract/messages';
import { settingEffect } from '../expressions/settingEffect.ts';
import { ledgerFindings } from './ledgerFindings.ts';

const COUNTED: Readonly<Record<FindingParams['count differs']['part'], string>> = {
  actions_count: 'choices',
  story_cards_count: 'lore cards',
  total_scenes: 'scenes',
  branching_points: 'scenes with several choices',
  possible_endings: 'endings',
};

const TEXTS = {
  scene: 'The text of this scene',
  variant: 'The text of this variant',
  choice: 'The text of this choice',
  name: 'The name of this scene',
  goal: 'The goal of this scene',
  ask: 'The name under which this choice asks',
  deed: 'The deed of this choice',
  phrase: 'A phrase under “Also said as”',
  condition: 'This condition',
  effect: 'This effect',
  check: 'The check of this attempt',
  won: 'What is told when this attempt succeeds',
  lost: 'What is told when this attempt fails',
  'lose effect': 'The effect of failing at this attempt',
  'each turn': 'The effect of each turn in this scene',
  thing: 'What is said of a thing',
  secret: 'The text of a secret',
  chapter: 'The title of the chapter that begins here',
} as const satisfies Record<FindingParams['too long']['part'], string>;

const EMPTY = {
  scene: 'This scene has no text. Write what the player reads here.',
  variant:
    'This variant has no text, so its players read an empty page. Write what they read, or delete the variant.',
  choice: 'This choice has no text, so nobody can see it. Write what the player does, or delete the choice.',
  phrase: 'A phrase under “Also said as” is empty. Write how a player may say this choice, or delete it.',
  name: 'This scene has no name. Rename it, so that choices can lead to it.',
  chapter: 'A chapter has no title. Write it, or delete the chapter.',
  secret: 'A secret has no text. Write it, or delete the secret.',
} as const satisfies Record<FindingParams['empty text']['part'], string>;

const ofStory = (part: string) => (count: number, max: number) =>
  `The story has ${count} ${part}, and ${max} is the most. Delete or join some.`;
const ofScene = (part: string) => (count: number, max: number) =>
  `This scene has ${count} ${part}, and ${max} is the most. Delete some, or split the scene.`;

const TOO_MANY = {
  scenes: ofStory('scenes'),
  chapters: ofStory('chapters'),
  things: ofStory('things'),
  secrets: ofStory('secrets'),
  'state names': ofStory('numbers, things and facts that its choices change'),
  choices: ofScene('choices'),
  variants: ofScene('variants'),
  phrases: (count, max) =>
    `${count} phrases stand under “Also said as”, and ${max} is the most. Keep those that players are likeliest to type.`,
  'name words': (count, max) =>
    `The names of the lexicon and the keys of the lore cards have ${count} words together, and ${max} is the most: what players type is compared with each of them. Keep those that players are likeliest to type.`,
  'choice words': (count, max) =>
    `The choices of this scene have ${count} words, with what stands under “Also said as”, and ${max} is the most: what players type is compared with each of them. Shorten some, or split the scene.`,
} as const satisfies Record<FindingParams['too many']['part'], (count: number, max: number) => string>;

const NEVER_TOLD = {
  never: 'its condition never holds in this scene. Change the condition, or set before it what it asks for',
  covered: 'wherever it holds, an earlier variant holds as well. Move it up, or narrow the earlier ones',
  'too late':
    'what it asks for comes after the scene is left for good. Set it earlier, or let a choice lead back here',
} as const satisfies Record<FindingParams['variant never told']['because'], string>;

const PUBLIC_TEXTS = {
  tagline: 'The tagline',
  story_description: 'The description',
  story_prompt: 'The story prompt',
} as const satisfies Record<FindingParams['secret shown']['part'], string>;

const ALIKE = { scene: 'names', person: 'people', number: 'numbers', thing: 'things' } as const;

/** How an author writes that a variable is set: `oil + 1`. */
const reading = { number: (name: string) => `${name} >= 1`, thing: (name: string) => `has ${name}` };

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

const texts = (count: number): string => (count === 1 ? 'One text' : `${count} texts`);

const scenes = (count: number): string => (count === 1 ? 'this scene' : `${count} scenes`);

function valueText({ name, is, beyond }: VariableValue): string {
  if (typeof is === 'boolean') return `${name} is ${is ? '' : 'not '}held`;
  return `${name} is ${is}${beyond ? ` or ${beyond}` : ''}`;
}

const when = (state: readonly VariableValue[]): string =>
  state.length === 0 ? '' : `, when ${state.map(valueText).join(' and ')}`;

const MISPLACED: Readonly<
  Record<FindingParams['chapter misplaced']['because'], (title: string, scene: string) => string>
> = {
  'no scene': (title, scene) =>
    `The chapter ${title} begins with the scene ${scene}, and there is no such scene. Choose another one, or delete the chapter.`,
  'same scene': (title, scene) =>
    `The chapter ${title} begins with ${scene}, as an earlier chapter does. Let it begin with another scene, or delete it.`,
  'not the start': (title, scene) =>
    `The first chapter, ${title}, begins with ${scene}, which is not the start of the story. Let it begin there.`,
  alone: (title) => `${title} is the only chapter. Let another one begin somewhere, or delete it.`,
};

const NOT_TOLD: Readonly<
  Record<FindingParams['value not told']['because'], (params: FindingParams['value not told']) => string>
> = {
  unknown: ({ meant }) =>
    `is told as it stands: nothing in the story has this name. ${
      meant === null
        ? 'Let a choice set it, or write a backslash before the brace if no value is meant.'
        : `Did you mean ${quoted(meant)}? Then correct the name.`
    }`,
  thing: () =>
    'is told as it stands: it is a thing, and things are not counted. Write it like “{if has sign: the sign glows}”.',
  unreadable: () =>
    'cannot be read, so it is told as it stands. Write it like “{if oil >= 2: enough | too little}” or “{count of oil: measure | measures}”.',
  unclosed: () => 'has no closing brace, so it is told as it stands. Write “}” where the value ends.',
};

const UNTOLD: Readonly<Record<FindingParams['answer not told']['because'], (name: string) => string>> = {
  'no name': (name) =>
    `This choice asks for ${quoted(name)}, under which nothing can be told. Write one word of letters, such as “name”.`,
  number: (name) =>
    `This choice asks for ${quoted(name)}, and the story counts a number of that name, which no text can tell then. Give one of them another name.`,
  untold: (name) =>
    `This choice asks for ${quoted(name)}, and no text tells it. Write “{${name}}” where it is to be read, or do not ask.`,
};

/** The English of the story checks: what is wrong, and what to do. */
export const findings: FindingWords = {
  'missing start': ({ start }) =>
    start
      ? `The story starts with the scene ${quoted(start)}, but there is no such scene. Choose another scene as the start.`
      : 'The story does not say with which scene it starts. Choose one as the start.',
  'dangling target': ({ choice, target, meant, isLoss }) =>
    meant
      ? `${isLoss ? 'To fail at' : 'The choice'} ${quoted(choice)} leads to ${quoted(target)}, and there is no such scene. Did you mean ${quoted(meant)}?`
      : target
        ? `${isLoss ? 'To fail at' : 'The choice'} ${quoted(choice)} leads to ${quoted(target)}, and there is no such scene. Choose another target, or add the scene.`
        : `The choice ${quoted(choice)} leads nowhere. Choose its target.`,
  'unreachable scene': ({ isLinked }) =>
    isLinked
      ? 'No player can reach this scene: every path to it has a condition that never holds. Loosen a condition, or set what it asks for.'
      : 'No player can reach this scene: no path from the start leads to it. Let a choice lead here, or delete the scene.',
  'dead end': ({ state }) =>
    `A player can come here and be offered no choice${when(state)}. Add a choice without a condition, or one for this case.`,
  trap: ({ scenes: count }) =>
    `A player who comes here may no longer reach an ending: the choices that are still offered go round in ${scenes(count)}. Add a way out that is open to everybody, or keep these players away.`,
  'loop without exit': ({ scenes: count }) =>
    `A player who comes here can no longer reach an ending: the choices go round in ${scenes(count)}. Let one of them lead out, or make a scene an ending.`,
  'unreadable condition': ({ text, at, because }) =>
    `The condition ${quoted(text)} cannot be read at character ${at}. ${because} Write it like “oil >= 2 and not has vow”.`,
  'unreadable effect': ({ text, at, because }) =>
    `The effect ${quoted(text)} cannot be read at character ${at}. ${because} Write it like “oil - 1; days = 3; gain sign”.`,
  'chapter misplaced': ({ title, because, scene }) => MISPLACED[because](quoted(title), quoted(scene)),
  'reserved name': ({ name }) => `The name ${quoted(name)} is reserved. Rename the scene.`,
  'empty text': ({ part }) => EMPTY[part],
  'too long': ({ part, length, max }) =>
    `${TEXTS[part]} has ${length} characters, and ${max} is the most. Shorten it${part === 'scene' ? ', or split the scene' : ''}.`,
  'too many': ({ part, count, max }) => TOO_MANY[part](count, max),
  'figure shown': ({ figure }) =>
    `${quoted(figure)} is never shown: the rule has to be “never”. Change the rule of this figure.`,
  'names alike': ({ part, name, other }) =>
    `The ${ALIKE[part]} ${quoted(other)} and ${quoted(name)} differ only in case or in invisible characters. ${part === 'scene' ? 'Rename one of them.' : 'Where one is meant, write it in one way.'}`,
  'ending never reached': ({ walks }) =>
    `Of ${walks.toLocaleString('en')} random walks, none reached this ending. Make a way to it wider, or let it be a rare find.`,
  'choice hidden': ({ choice }) =>
    `Two choices of this scene are called ${quoted(choice)}, and whoever takes one always gets the first. Say one of them in other words, or give the first a condition.`,
  'choices alike': ({ choice, other }) =>
    `The choices ${quoted(other)} and ${quoted(choice)} have the same consequence. Give one another target or an effect, or delete it.`,
  'phrase claimed': ({ phrase, choice, other }) =>
    `${quoted(phrase)} would mean both ${quoted(choice)} and ${quoted(other)}. Delete it, or say with one of them what sets it apart.`,
  'phrase superfluous': ({ phrase, choice }) =>
    `${quoted(phrase)} says nothing of the choice ${quoted(choice)} that does not stand there already. Delete it.`,
  'false choice': ({ choices, target }) =>
    `${choices === 2 ? 'Both' : `All ${choices}`} choices lead to ${quoted(target)} and change nothing. Give one another target or an effect, or leave a single choice.`,
  'condition never true': ({ choice, condition }) =>
    `The choice ${quoted(choice)} is never offered: ${quoted(condition)} never holds here. Change the condition, or set before it what it asks for.`,
  'variant never told': ({ condition, because }) =>
    `No player reads the variant for ${quoted(condition)}: ${NEVER_TOLD[because]}.`,
  'variable never set': ({ name, as, isOtherSet, meant }) =>
    `The story asks for the ${as} ${quoted(name)}, and no choice that a player can take sets it. ${
      meant
        ? `Did you mean ${quoted(meant)}?`
        : isOtherSet
          ? `A ${as === 'thing' ? 'number' : 'thing'} of this name is set: write both in the same way.`
          : `Add an effect such as “${settingEffect(as, name)}”, or correct the name.`
    }`,
  'value not told': (params) => `${quoted(params.value)} ${NOT_TOLD[params.because](params)}`,
  'answer not told': ({ name, because }) => UNTOLD[because](name),
  'goal missing': () =>
    'This open scene has no goal, so the narrator does not know where to lead. Write what may happen here, and what may not.',
  'turns unused': ({ mode, turns }) =>
    `The limit of turns (${turns}) does nothing: this scene is told as ${quoted(mode)}. Make the scene open, or remove the limit.`,
  'figure not declared': ({ figure, rule }) =>
    `The story names ${quoted(figure)} and does not say how: the rule is ${quoted(rule)}. Add the figure with a rule.`,
  'secret shown': ({ part, words }) =>
    `${PUBLIC_TEXTS[part]} and the system prompt both say ${quoted(words)}, and readers see the first. Say it there in other words, or in the system prompt alone.`,
  'direction shown': ({ part, words }) =>
    `${PUBLIC_TEXTS[part]} says ${quoted(words)}, as a direction to the narrator does, and readers see it. Move directions to the system prompt.`,
  'translation missing': ({ language, texts: count }) =>
    `${texts(count)} of the story ${count === 1 ? 'has' : 'have'} no translation, so readers in ${languages.of(language)} get the original. The first is here: translate ${count === 1 ? 'it' : 'them'}.`,
  'translation stale': ({ language, texts: count }) =>
    `${texts(count)} here ${count === 1 ? 'has' : 'have'} changed since the translation into ${languages.of(language)}. Read it again, and change it or say that it still holds.`,
  'translation tells other values': ({ language, names }) =>
    `The original and its translation into ${languages.of(language)} do not tell the same values here: ${names.map(quoted).join(', ')}. Write the same names in braces in both.`,
  ...ledgerFindings,
  'condition always true': ({ choice, condition }) =>
    `The condition ${quoted(condition)} of the choice ${quoted(choice)} always holds here. Remove it, or check what it was to ask.`,
  'variable never read': ({ name, as }) =>
    `Nothing asks for the ${as} ${quoted(name)} that this choice sets. Ask for it with “${reading[as](name)}”, or remove the effect.`,
  'long text': ({ words, most }) =>
    `${words} words stand on one page, and readers tire after ${most}. Split the scene, or shorten the text.`,
  'count differs': ({ part, declared, counted }) =>
    `The declared number of ${COUNTED[part]} is ${declared}, and the story has ${counted}. Correct the number.`,
  'not proved': ({ because, walks }) =>
    because === 'states'
      ? 'The story has more states than can be followed, so not everything about conditions, dead ends and traps is proved. Use fewer variables, or counters that only rise, to have it proved.'
      : `The story is so long that only ${walks.toLocaleString('en')} random walks were made, so an ending that none of them reached may still be found. Nothing has to be done.`,
};
