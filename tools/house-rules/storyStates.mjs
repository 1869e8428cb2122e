/** Every component has long text, as a story or as other content of one; the matrix then shows it in every mode. */
import path from 'node:path';
import { storiesIn } from './storyCopies.mjs';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'story-for-each-state';

const STORIES =
  /^packages\/ui\/src\/(primitives|patterns|screens|blocks\/[a-z]+)\/[A-Z]\w+\/\w+\.stories\.tsx$/;

/** Components without text, or with fixed text: nothing there can be long. */
const WITHOUT_LONG_TEXT = new Set([
  'Arcade',
  'IconButton',
  'Image',
  'LanguageSwitch',
  'Logo',
  'ProgressBar',
  'SectionDots',
  'Skeleton',
  'Stars',
  'StoryCardSkeleton',
]);

/**
 * @param {import('./project.mjs').Project} project
 * @returns {Finding[]}
 */
export function check(project) {
  const files = project.sources.filter((file) => STORIES.test(file));
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  return [...folders].flatMap((folder) => {
    const component = path.posix.basename(folder);
    const own = files.filter((file) => path.posix.dirname(file) === folder);
    const stories = own.flatMap((file) => storiesIn(project.tree(file)));
    const isLong = stories.some(
      ({ name: story, parts }) =>
        /^Long|Long(Text|Words|Numbers)/.test(story) ||
        /\blong:/.test(parts.get('contents') ?? '') ||
        parts.get('decorators')?.includes('withLongWords'),
    );
    if (isLong || WITHOUT_LONG_TEXT.has(component)) return [];
    return [{ file: own[0] ?? folder, line: 1, message: `${component} has no story of long text` }];
  });
}
