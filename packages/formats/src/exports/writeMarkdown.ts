import {
  type Effect,
  graphOf,
  type GraphNode,
  printCheck,
  printCondition,
  printEffects,
} from '@kathaloka/story';
import { scenesInOrder } from './scenesInOrder.ts';
import type { ExportedStory } from './writeTwee.ts';

/** The words that a reading copy adds, by language; English for languages without them. */
export interface ReadingWords {
  readonly onlyIf: (condition: string) => string;
  readonly changes: (effect: string) => string;
  readonly otherwise: string;
  readonly theEnd: string;
  /** The text in place of a missing target. */
  readonly nowhere: string;
  readonly ifItSucceeds: string;
  readonly ifItFails: string;
}

export const READING_WORDS: ReadingWords = {
  onlyIf: (condition) => `only if ${condition}`,
  changes: (effect) => `then ${effect}`,
  otherwise: 'otherwise',
  theEnd: 'The end.',
  nowhere: 'leads nowhere yet',
  ifItSucceeds: 'if it succeeds',
  ifItFails: 'if it fails',
};

/** A reading copy: scenes in the order of play, with choices as links to their headings. */
export function writeMarkdown(story: ExportedStory, words: ReadingWords = READING_WORDS): string {
  const graph = graphOf(story.story_structure);
  const order = scenesInOrder(graph);
  const numbers = new Map(order.map(({ name }, index) => [name, index + 1]));
  const head = [
    story.title && `# ${oneLine(story.title)}`,
    story.tagline && `*${oneLine(story.tagline)}*`,
    story.story_description,
  ];
  const scenes = order.flatMap((node) => [
    ...graph.chapters
      .filter(({ node: first }) => first === node.name)
      .map(({ title }) => `# ${oneLine(title)}`),
    ...sceneOf(node, numbers, words),
  ]);
  return `${[...head, ...scenes].filter((part) => part).join('\n\n')}\n`;
}

function sceneOf(node: GraphNode, numbers: ReadonlyMap<string, number>, words: ReadingWords): string[] {
  const number = numbers.get(node.name)!;
  const heading = `<a id="scene-${number}"></a>\n\n## ${number}. ${oneLine(node.name)}`;
  const variants = node.variants.flatMap(({ condition, text }) =>
    condition ? [`*(${words.onlyIf(printCondition(condition))})*`, text] : [],
  );
  const own = variants.length > 0 ? [`*(${words.otherwise})*`, node.text] : [node.text];
  const line = (text: string, target: string, notes: readonly (string | false | null)[]): string => {
    const to = numbers.get(target);
    const link = to === undefined ? `${label(text)} (${words.nowhere})` : `[${label(text)}](#scene-${to})`;
    const said = notes.filter((each) => each).join('; ');
    return `- ${link}${said ? ` *(${said})*` : ''}`;
  };
  const changed = (effects: readonly Effect[]) => effects.length > 0 && words.changes(printEffects(effects));
  const choices = node.choices.flatMap(({ text, target, condition, effects, check, won, lost }) => {
    const onlyIf = condition && words.onlyIf(printCondition(condition));
    if (check === null || lost === null) return [line(text, target, [onlyIf, changed(effects)])];
    const outcome = (name: string, told: string, to: string, notes: readonly (string | false)[]) =>
      `  ${line(name, to || node.name, notes)}${told && ` ${oneLine(told)}`}`;
    return [
      `- ${label(text)} *(${[onlyIf, printCheck(check)].filter((each) => each).join('; ')})*`,
      outcome(words.ifItSucceeds, won, target, [changed(effects)]),
      outcome(words.ifItFails, lost.text, lost.target, [changed(lost.effects)]),
    ];
  });
  return [heading, ...variants, ...own, choices.length > 0 ? choices.join('\n') : `*${words.theEnd}*`];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function label(text: string): string {
  return oneLine(text).replace(/[[\]\\]/g, '\\$&');
}
