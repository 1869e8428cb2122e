import type { ChapterHeading } from '@kathaloka/contract/entities';
import type { PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** The chapter that a player has reached: the last one begun. Undefined in a story without chapters. */
export function chapterReached(
  { graph }: Pick<PlayStory, 'graph'>,
  { scenes }: PlayState,
): ChapterHeading | undefined {
  const entered = new Set(scenes);
  return placeAt(
    graph.chapters,
    graph.chapters.findLastIndex(({ node }) => entered.has(node)),
  );
}

/** The scene that a turn entered for the first time; null if the player had been there before. */
export function sceneEntered({ node, turns_in_node }: PlayState, before: PlayState | null): string | null {
  const isNew = turns_in_node === 0 && node !== null && !before?.scenes.includes(node);
  return isNew ? node : null;
}

/** The chapter that begins with the entered scene; undefined if none does. */
export function chapterBegun(
  { graph }: Pick<PlayStory, 'graph'>,
  entered: string | null,
): ChapterHeading | undefined {
  return placeAt(
    graph.chapters,
    graph.chapters.findIndex(({ node }) => node === entered),
  );
}

function placeAt(chapters: PlayStory['graph']['chapters'], at: number): ChapterHeading | undefined {
  const chapter = chapters[at];
  return chapter && { number: at + 1, title: chapter.title, of: chapters.length };
}
