import type { FontFace } from '@kathaloka/player/page';

const ADDRESS = /url\(["']?([^"')]+\.woff2)["']?\)/;
/** The weight of labels, which the player does not use. */
const UNUSED_WEIGHT = '500';

/** The font faces that the style sheets of this page declare. */
export function pageFonts(): FontFace[] {
  return [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule) => faceOf(rule, sheet.href)),
  );
}

/** The rules of a style sheet; none if it comes from another site, because browsers hide those. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function faceOf(rule: CSSRule, base: string | null): FontFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const value = (name: string) => rule.style.getPropertyValue(name);
  const [, address] = ADDRESS.exec(value('src')) ?? [];
  const weight = value('font-weight') || '400';
  if (address === undefined || weight === UNUSED_WEIGHT) return [];
  return [
    {
      family: value('font-family').replaceAll(/^["']|["']$/g, ''),
      style: value('font-style') || 'normal',
      weight,
      range: value('unicode-range'),
      url: new URL(address, base ?? document.baseURI).href,
    },
  ];
}
