import type { CoverDrawings } from '@kathaloka/contract/entities';
import { COVER_KEYWORDS_MAX, PICTURE_STYLES } from '@kathaloka/contract/limits';
import { drawScene, sceneInWords } from '@kathaloka/illustrator';
import { DRAWN } from './rasterise.ts';

interface Roll {
  readonly seed: string;
  readonly keywords: string;
  readonly language?: string | undefined;
}

/** Draws the covers of a roll, one in each style. A story that uses one gets exactly this picture. */
export function drawCovers({ seed, keywords, language }: Roll): CoverDrawings {
  const words = keywords
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, COVER_KEYWORDS_MAX);
  return {
    drawings: PICTURE_STYLES.map((style) => {
      const scene = { style, seed, keywords: words };
      return { style, svg: drawScene({ ...scene, ...DRAWN }), alt: sceneInWords(scene, language) };
    }),
  };
}
