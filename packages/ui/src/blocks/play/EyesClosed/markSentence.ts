import type { Sentence } from './reading/passages.ts';

/** The name of the highlight, which the styles of the log give a colour. */
const NAME = 'kl-reading';
/** How far a sentence stays from the edge of the log. */
const AIR = 24;

/**
 * Marks the sentence that is read in the log, and brings it into view; without one, nothing is marked. Browsers without
 * highlights show it beside the buttons only.
 */
export function markSentence(sentence: Sentence | undefined): void {
  const entry = sentence && document.querySelector(`[data-entry="${CSS.escape(sentence.passage)}"]`);
  const range = entry && rangeOf(entry, sentence.text);
  if ('highlights' in CSS) {
    if (range) CSS.highlights.set(NAME, new Highlight(range));
    else CSS.highlights.delete(NAME);
  }
  if (range) bringIntoView(range, entry.closest('[role="log"]'));
}

/** Where words stand in an element, whatever elements they go through. */
function rangeOf(element: Element, words: string): Range | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start: text.length });
    text += node.textContent;
  }
  const start = text.indexOf(words);
  if (start === -1) return undefined;
  const placeOf = (offset: number) => nodes.findLast((at) => at.start <= offset);
  const [first, last] = [placeOf(start), placeOf(start + words.length - 1)];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, start + words.length - last.start);
  return range;
}

function bringIntoView(range: Range, scroller: Element | null): void {
  // jsdom lays nothing out
  if (!scroller || !('getBoundingClientRect' in range)) return;
  const [words, view] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (words.top < view.top + AIR) scroller.scrollTop += words.top - view.top - AIR;
  else if (words.bottom > view.bottom - AIR)
    scroller.scrollTop += Math.min(words.bottom - view.bottom + AIR, words.top - view.top - AIR);
}
