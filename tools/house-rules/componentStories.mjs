/**
 * Every component that packages/ui exports has a story in its folder, which is also its test. It also has long text, in
 * a story of its own or as additional content of one, which the matrix shows in every mode.
 */
import path from 'node:path';

/** @typedef {import('./index.mjs').Finding} Finding */

export const name = 'component-has-stories';

const COMPONENT = /^packages\/ui\/src\/(?:primitives|patterns|screens|blocks\/[a-z]+)\/([A-Z]\w+)\/\1\.tsx$/;
const LONG_TEXT = /export const (?:Long|\w*Long(?:Text|Words|Numbers))|\blong:|\bwithLongWords\b|'words'/;

/** Components without text or with fixed text, which cannot be long. */
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
  return project.sources.flatMap((file) => {
    const component = COMPONENT.exec(file)?.[1];
    const folder = path.posix.dirname(file);
    const index = `${path.posix.dirname(folder)}/index.ts`;
    if (component === undefined || !project.text(index).includes(`/${component}.tsx'`)) return [];
    const stories = project.sources
      .filter((other) => path.posix.dirname(other) === folder && other.endsWith('.stories.tsx'))
      .map((other) => project.text(other))
      .join('\n');
    if (!new RegExp(`\\b${component}\\b`).test(stories))
      return [{ file, line: 1, message: `${component} has no story in its folder` }];
    if (LONG_TEXT.test(stories) || WITHOUT_LONG_TEXT.has(component)) return [];
    return [{ file, line: 1, message: `${component} has no story of long text` }];
  });
}
