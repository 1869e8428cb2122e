import { VARIANTS_MAX } from '@kathaloka/contract/limits';
import { ALWAYS, and, both, type Expr } from '../expressions/expr.ts';
import { excerpt, type NoteBook } from '../report/notes.ts';
import type { Block, Branch } from './blocks.ts';
import { caseInText, GLUE } from '../marks.ts';

/** A variant of a scene's text. The first variant whose condition holds is shown, and the last one always holds. */
export interface Alternative {
  readonly when: Expr;
  readonly text: string;
  /** Whether the scene has led elsewhere, so that nothing follows. */
  readonly isOver: boolean;
}

const NOTHING: readonly Alternative[] = [{ when: ALWAYS, text: '', isOver: false }];

/**
 * All variants of a scene's text, in order of evaluation. Independent conditions are multiplied out up to the maximum
 * number of variants; further variants are left out and reported.
 */
export function alternativesOf(
  blocks: readonly Block[],
  node: string,
  notes: NoteBook,
): readonly Alternative[] {
  let told = NOTHING;
  for (const block of blocks) {
    if (block.kind === 'text') told = told.map((each) => (each.isOver ? each : withText(each, block.text)));
    else if (block.kind === 'goto') told = told.map((each) => ({ ...each, isOver: true }));
    else if (block.kind === 'if') told = withBranches(told, block.branches, node, notes);
  }
  return told;
}

function withText(alternative: Alternative, text: string): Alternative {
  return { ...alternative, text: alternative.text + text };
}

function withBranches(
  told: readonly Alternative[],
  branches: readonly Branch[],
  node: string,
  notes: NoteBook,
): readonly Alternative[] {
  if (!branches.some(({ blocks }) => tellsOrLeaves(blocks))) return told;
  const ways = waysOf(branches, node, notes);
  const isKnown = ways.every(({ when }) => when.kind !== 'unknown');
  const differ = new Set(ways.map(({ text, isOver }) => `${isOver} ${text.trim()}`)).size > 1;
  if (!differ) return told.map((each) => (each.isOver ? each : { ...each, text: each.text + ways[0]!.text }));
  const open = told.filter(({ isOver }) => !isOver).length;
  const count = told.length - open + open * ways.length;
  const isInSentence =
    told.some(({ text }) => /\S *$/.test(text)) && ways.every(({ text }) => !text.includes('\n'));
  const isPlain = isKnown && ways.every(({ isOver }) => !isOver);
  if (isPlain && (isInSentence || count > VARIANTS_MAX + 1)) return withCase(told, ways);
  if (isKnown && count <= VARIANTS_MAX + 1) return product(told, ways);
  for (const { text } of ways) {
    if (text.trim()) notes.add('conditional_text_lost', node, { text: excerpt(text) });
  }
  return told;
}

/** Puts the cases into the text itself: within a sentence, or if there would be too many variants. */
function withCase(before: readonly Alternative[], after: readonly Alternative[]): readonly Alternative[] {
  const { told, ways } = onLine(before, after);
  const text = ways
    .slice(0, -1)
    .reduceRight((otherwise, way) => caseInText(way.when, way.text, otherwise), ways.at(-1)!.text);
  return told.map((each) => (each.isOver ? each : withText(each, text)));
}

const begun = (text: string) => text.replace(/[ \t]*\n\s*$/, (space) => (/^[ \t]/.test(space) ? ' ' : ''));
const onward = (text: string) => text.replace(/^\s*\ue005/, (space) => (/[ \t]/.test(space) ? ' ' : ''));

/** If a case begins with glue, moves the line break before the cases into those without glue. */
function onLine(told: readonly Alternative[], ways: readonly Alternative[]) {
  if (!ways.some(({ text }) => text.trimStart().startsWith(GLUE))) return { told, ways };
  const end = told.every(({ text }) => /\n\s*$/.test(text)) ? '\n\n' : '';
  return {
    told: told.map((each) => (each.isOver ? each : { ...each, text: begun(each.text) })),
    ways: ways.map((way) => {
      const text = onward(way.text);
      return { ...way, text: text === way.text ? end + text : text };
    }),
  };
}

function product(told: readonly Alternative[], ways: readonly Alternative[]): readonly Alternative[] {
  return told.flatMap((before) =>
    before.isOver
      ? [before]
      : ways
          .map((way) => ({
            when: both(before.when, way.when),
            text: before.text + way.text,
            isOver: way.isOver,
          }))
          .filter(({ when }) => when.kind !== 'literal' || when.value),
  );
}

function waysOf(branches: readonly Branch[], node: string, notes: NoteBook): Alternative[] {
  const ways: Alternative[] = [];
  for (const { when, blocks } of branches) {
    for (const way of alternativesOf(blocks, node, notes))
      ways.push({ ...way, when: and(when ?? ALWAYS, way.when) });
    if (when === null) return ways;
  }
  return [...ways, ...NOTHING];
}

function tellsOrLeaves(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'text' ||
      block.kind === 'goto' ||
      (block.kind === 'if' && block.branches.some((branch) => tellsOrLeaves(branch.blocks))),
  );
}
