import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than its window. */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Texts that are partly hidden, because a box around them is smaller and does not scroll. Leaves out texts shortened
 * with an ellipsis, whose link leads to the whole text.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 3;
    const isHidden = (part: Element) => {
      const { clipPath, position, opacity, webkitLineClamp, textOverflow } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const isForListenersOnly =
        position === 'absolute' && (width <= 1 || height <= 1 || clipPath !== 'none');
      return (
        isForListenersOnly || opacity === '0' || webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
      );
    };
    const holdersOf = (part: Element): Element[] =>
      part === document.body ? [] : [part, ...holdersOf(part.parentElement!)];

    const isCut = (text: DOMRect, holders: readonly Element[]) => {
      for (const holder of holders) {
        const { overflowX, overflowY, position } = getComputedStyle(holder);
        const box = holder.getBoundingClientRect();
        const isBeside = text.right < box.left || text.left > box.right;
        const isScrolled = [overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow));
        // an inactive slide beside the current one, or a line further down in a scrolling list
        if (isBeside || isScrolled) return false;
        const cutsAcross =
          /hidden|clip/.test(overflowX) && (text.left < box.left - SLACK || text.right > box.right + SLACK);
        const cutsDown =
          /hidden|clip/.test(overflowY) && (text.top < box.top - SLACK || text.bottom > box.bottom + SLACK);
        if (cutsAcross || cutsDown) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };

    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const holder = node.parentElement!;
      if (!node.textContent?.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest('[aria-hidden="true"], [inert], script, style, noscript, svg, select')) continue;
      const holders = holdersOf(holder);
      if (holders.some(isHidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((line) => line.width > 0 && isCut(line, holders)))
        found.add(
          `${node.textContent.trim().slice(0, 60)} in <${holder.localName} class="${holder.className}">`,
        );
    }
    return [...found];
  });
}

/** The share of the window’s height that fixed bars leave free. */
export function shareLeftFree(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (part: Element | null): boolean => {
      if (!part || part === document.body) return false;
      const { position } = getComputedStyle(part);
      const { height } = part.getBoundingClientRect();
      const isBar = (position === 'fixed' || position === 'sticky') && height < innerHeight * 0.9;
      return isBar || stays(part.parentElement);
    };
    scrollTo({ top: 200, behavior: 'instant' });
    const heights = Array.from({ length: 50 }, (_, at) => (innerHeight * (at + 0.5)) / 50);
    const free = heights.filter((y) => !stays(document.elementFromPoint(innerWidth / 2, y)));
    scrollTo({ top: 0, behavior: 'instant' });
    return free.length / heights.length;
  });
}

/** Presses Tab repeatedly, and returns the focused controls that something else covers. */
export async function coveredPlaces(page: Page, presses: number): Promise<string[]> {
  const found: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const { isOver, covered } = await page.evaluate(placeWithFocus);
    if (isOver) break;
    if (covered) found.push(covered);
  }
  return found;
}

/** Runs in the page. */
async function placeWithFocus(): Promise<{ isOver: boolean; covered?: string }> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const place = document.activeElement;
  if (!place || place === document.body) return { isOver: true };
  // the label that replaces a hidden control
  const seen = (place instanceof HTMLInputElement && place.labels?.[0]) || place;
  const parts = [place, seen].flatMap((part) => [...part.getClientRects()]);
  const shares = [0.1, 0.5, 0.9];
  const points = parts.flatMap((part) => {
    // clipped to the window
    const [left, right] = [Math.max(0, part.left), Math.min(innerWidth, part.right)];
    const [top, bottom] = [Math.max(0, part.top), Math.min(innerHeight, part.bottom)];
    return shares.flatMap((x) =>
      shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
  });
  const tops = points.map(([x, y]) => document.elementFromPoint(x, y));
  const isSeen = tops.some(
    (top) => top !== null && (seen.contains(top) || place.contains(top) || top.contains(place)),
  );
  if (isSeen) return { isOver: false };
  const tag = (part: Element | undefined | null) => part?.outerHTML.slice(0, 90) ?? 'the edge of the window';
  return { isOver: false, covered: `${tag(place)} by ${tag(tops.find(Boolean))}` };
}

/** Applies the text spacing of WCAG 1.4.12, which users may set on every page. */
export function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-block-end: 2em !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  });
}
