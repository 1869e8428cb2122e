/** The upper edge of a word in the first line of an element. Nastaliq rises above its line, which no box shows. */
export function inkTop(element: HTMLElement, word: string): number {
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  element.prepend(mark);
  const baseline = mark.getBoundingClientRect().bottom;
  mark.remove();
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return baseline - context.measureText(word).actualBoundingBoxAscent;
}
