import type { StoryContext } from '@storybook/react-vite';
import { isFirstReadByAxe } from './firstInTurn.ts';
import { oneInTurn } from './oneInTurn.ts';

/** What a person reads or an address: whether there is any counts, and not which. */
const FREE = new Set(
  'id style src srcset sizes href alt title value placeholder for name aria-label aria-labelledby'
    .split(' ')
    .concat('aria-describedby aria-controls aria-owns aria-activedescendant aria-valuetext'.split(' ')),
);

function signOf(element: Element, name: string): string {
  const value = element.getAttribute(name) ?? '';
  if (FREE.has(name)) return `${name}${value.trim() === '' ? '' : '=…'}`;
  return `${name}=${value.replaceAll(/\d+/g, '0')}`;
}

const nameOf = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class')}`;

/** By what rules judge an element: its kind, class, states and ground, and whether it has a text. */
function shapeOf(element: Element): string {
  const signs = element.getAttributeNames().map((name) => signOf(element, name));
  const hasText = element.textContent?.trim() === '' ? '' : 'text';
  return [nameOf(element.parentElement), element.tagName, hasText, ...signs].join(' ');
}

/** The shapes of all elements of the page; a drawing counts as one. */
function shapesOfPage(): Set<string> {
  const elements = document.body.querySelectorAll(':not(svg *, script, style)');
  return new Set([...elements].map(shapeOf));
}

/** In so many turns each story is taken as often as any other; then axe goes on to those that it has not read. */
const TURNS_OF_STORIES = 12;

let file = '';
let seen = new Set<string>();

/**
 * Whether axe reads a story of a file in the short form: its first one in one of eight turns, or always where a change
 * touches it, and one of three others that show an element that axe has not read in this file, in turn. Call it for every
 * story of a file, in their order.
 */
export function isReadByAxe(
  { id }: Pick<StoryContext, 'id'>,
  ofFile: string,
  turn: number,
  isTouched: boolean,
): boolean {
  const isFirst = file !== ofFile;
  if (isFirst) seen = new Set();
  file = ofFile;
  const isTurn = isFirst
    ? isTouched || isFirstReadByAxe(ofFile, turn)
    : oneInTurn([true, false, false], id, Math.floor(turn / TURNS_OF_STORIES));
  if (!isTurn) return false;
  const shapes = shapesOfPage();
  const isNew = [...shapes].some((shape) => !seen.has(shape));
  if (isNew) seen = new Set([...seen, ...shapes]);
  return isFirst || isNew;
}
