import type { Sentence } from './reading/passages.ts';

/** The name of the highlight, whose colour is in the styles of the log. */
const NAME = 'kl-reading';
/** The minimum distance between the sentence and the edge of the log. */
const AIR = 24;

/**
 * Highlights the current sentence in the log, and scrolls to it; without a sentence, clears the highlight.
 * Browsers without the Highlight API only scroll.
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

/** Returns the range of a text in an element, across child elements, without what only screen readers hear. */
function rangeOf(element: Element, words: string): Range | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[data-aside]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
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
  // jsdom has no layout
  if (!scroller || !('getBoundingClientRect' in range)) return;
  const [words, view] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (words.top < view.top + AIR) scroller.scrollTop += words.top - view.top - AIR;
  else if (words.bottom > view.bottom - AIR)
    scroller.scrollTop += Math.min(words.bottom - view.bottom + AIR, words.top - view.top - AIR);
}
