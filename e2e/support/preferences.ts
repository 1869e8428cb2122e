import type { Page } from '@playwright/test';

/** Fields and switches without a visible edge: neither they nor their container have a line around them. */
export function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasLine = (part: Element | null): boolean => {
      if (!part) return false;
      const style = getComputedStyle(part);
      const isDrawn = (line: string, width: string) => line !== 'none' && parseFloat(width) >= 1;
      return (
        isDrawn(style.borderBottomStyle, style.borderBottomWidth) ||
        isDrawn(style.outlineStyle, style.outlineWidth)
      );
    };
    const isSeen = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      return (
        part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 4 && height > 4
      );
    };
    const fields =
      'input:not([type="hidden"]), textarea, select, [role="switch"], [role="checkbox"], [role="slider"]';
    return [...document.querySelectorAll(fields)]
      .filter(isSeen)
      .filter((field) => getComputedStyle(field).appearance === 'none' || field.localName !== 'input')
      .filter((field) => ![field, field.parentElement, field.parentElement!.parentElement].some(hasLine))
      .map((field) => field.outerHTML.slice(0, 120));
  });
}

/** Presses Tab repeatedly, and returns the focused controls without a focus ring. */
export async function unmarkedPlaces(page: Page, presses: number): Promise<string[]> {
  const found: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const { isOver, unmarked } = await page.evaluate(() => {
      const place = document.activeElement;
      if (!place || place === document.body) return { isOver: true };
      const labels = place instanceof HTMLInputElement ? [...(place.labels ?? [])] : [];
      const shownBy = [place, ...labels, place.parentElement, place.nextElementSibling];
      const isMarked = shownBy.some(
        (part) =>
          part &&
          [undefined, '::after'].some((pseudo) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
            return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          }),
      );
      return isMarked ? { isOver: false } : { isOver: false, unmarked: place.outerHTML.slice(0, 120) };
    });
    if (isOver) break;
    if (unmarked) found.push(unmarked);
  }
  return found;
}

/** The running animations of the page. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
      ),
  );
}
