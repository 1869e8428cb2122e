import type { CheckedStory } from './checkedStory.ts';
import { defaultRule, sacredFiguresIn } from '../figures.ts';
import { writtenTexts } from '../graphNames.ts';
import { type Finding, finding } from './finding.ts';

/** Checks that a story declares its sacred figures, and does not show those that must never be shown. */
export function checkFigures(story: CheckedStory): Finding[] {
  const declared = story.depiction ?? [];
  const shown = declared
    .filter(({ figure, rule }) => defaultRule(figure) === 'never' && rule !== 'never')
    .map(({ figure }) => finding('figure shown', { figure }));
  const figures = declared.map(({ figure }) => figure).join('\n');
  const known = new Set(sacredFiguresIn(figures).map(({ figure }) => figure.toLowerCase()));
  const undeclared = sacredFiguresIn(textOf(story))
    .filter(({ figure }) => !known.has(figure.toLowerCase()))
    .map(({ figure, rule }) => finding('figure not declared', { figure, rule }));
  return [...shown, ...undeclared];
}

function textOf({
  title,
  tagline,
  story_description,
  story_prompt,
  lore_cards = [],
  story_structure,
}: CheckedStory): string {
  const cards = lore_cards.map(({ text }) => text);
  return [
    title,
    tagline,
    story_description,
    story_prompt,
    ...cards,
    ...Object.values(story_structure.nodes).flatMap(writtenTexts),
  ].join('\n');
}
