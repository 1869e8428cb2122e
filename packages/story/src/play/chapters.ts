import type { PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** Where in a story a player is, in chapters. */
export interface ChapterPlace {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  /** How many chapters the story has. */
  readonly of: number;
}

/** How far a player has come: the last of the chapters that have begun. A story may have none. */
export function chapterReached(
  { graph }: Pick<PlayStory, 'graph'>,
  { scenes }: PlayState,
): ChapterPlace | undefined {
  const entered = new Set(scenes);
  return placeAt(
    graph.chapters,
    graph.chapters.findLastIndex(({ node }) => entered.has(node)),
  );
}

/** The chapter that begins in this state: its scene has just been entered, for the first time. */
export function chapterBegun(
  { graph }: Pick<PlayStory, 'graph'>,
  { node, scenes, turns_in_node }: Pick<PlayState, 'node' | 'scenes' | 'turns_in_node'>,
): ChapterPlace | undefined {
  if (turns_in_node > 0 || node === null || scenes.at(-1) !== node) return undefined;
  return placeAt(
    graph.chapters,
    graph.chapters.findIndex((chapter) => chapter.node === node),
  );
}

function placeAt(chapters: PlayStory['graph']['chapters'], at: number): ChapterPlace | undefined {
  const chapter = chapters[at];
  return chapter && { number: at + 1, title: chapter.title, of: chapters.length };
}
