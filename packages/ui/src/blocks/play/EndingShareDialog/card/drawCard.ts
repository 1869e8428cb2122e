import { readEmphasis } from '@kathaloka/story/emphasis';
import { directionOf } from '../../../../theme/direction.ts';
import { fitText, type FittedText, lastSentences } from './cardText.ts';
import type { CardColours, CardLook } from './cardLook.ts';
import { COVER, drawCover } from './drawCover.ts';
import { CARD, type EndingCardContent } from './endingCard.ts';
import type { AnyLanguage } from '../../../../theme/anyLanguage.ts';

/** The space between the edge and the content of the card. */
const MARGIN = 76;
const GAP = 24;
const TEXT_START = MARGIN + COVER.width + 54;
const TEXT_WIDTH = CARD.width - TEXT_START - MARGIN;
const TEXT_TOP = 62;
const TEXT_BOTTOM = 526;
const HOUSE_BASELINE = 566;
const NAME_SIZE = 46;

/** Draws the card of an ending with loaded fonts and cover; mirrored for a right-to-left story. */
export function drawCard(
  context: CanvasRenderingContext2D,
  content: EndingCardContent,
  { faces, colours, house, picture }: CardLook,
): void {
  const { language, light } = content;
  const isMirrored = directionOf(language) === 'rtl';
  context.clearRect(0, 0, CARD.width, CARD.height);
  drawGround(context, colours);
  const coverX = isMirrored ? CARD.width - MARGIN - COVER.width : MARGIN;
  drawCover(context, coverX, { picture, light, colours });
  context.direction = isMirrored ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  context.textBaseline = 'alphabetic';
  const textX = isMirrored ? CARD.width - TEXT_START : TEXT_START;
  const blocks = textBlocks(context, content, { faces, colours });
  const height = blocks.reduce((sum, block) => sum + heightOf(block) + GAP, -GAP);
  let y = TEXT_TOP + Math.max(0, (TEXT_BOTTOM - TEXT_TOP - height) / 2);
  for (const block of blocks) {
    drawBlock(context, block, textX, y);
    y += heightOf(block) + GAP;
  }
  context.font = `600 24px ${faces.ui}`;
  context.fillStyle = colours.soft;
  context.fillText(house, textX, HOUSE_BASELINE);
}

/** Draws a page with the red margin rules of a manuscript. */
function drawGround(context: CanvasRenderingContext2D, { ground, rule }: CardColours): void {
  context.fillStyle = ground;
  context.fillRect(0, 0, CARD.width, CARD.height);
  context.fillStyle = rule;
  for (const x of [30, 37]) {
    context.fillRect(x, 0, 2, CARD.height);
    context.fillRect(CARD.width - x - 2, 0, 2, CARD.height);
  }
}

interface Block extends FittedText {
  readonly font: (size: number) => string;
  readonly colour: string;
  readonly leading: number;
}

const heightOf = ({ lines, size, leading }: Block): number => lines.length * size * leading;

/** The title of the story, the last line, and the name of the ending. */
function textBlocks(
  context: CanvasRenderingContext2D,
  { title, name, last_line, language }: EndingCardContent,
  { faces, colours }: Pick<CardLook, 'faces' | 'colours'>,
): Block[] {
  const { tight, loose } = leadingOf(language);
  function block(
    text: string,
    height: number,
    look: Omit<Block, keyof FittedText> & { readonly sizes: readonly number[] },
  ): Block {
    const measureAt = (size: number) => (part: string) => {
      context.font = look.font(size);
      return context.measureText(part).width;
    };
    const room = { width: TEXT_WIDTH, height, sizes: look.sizes, leading: look.leading };
    return { ...look, ...fitText(text, room, measureAt) };
  }
  /** The name of the ending: in one line if possible, otherwise smaller in two, to leave room for the last line. */
  function nameBlock(text: string): Block {
    const look = { font: titleFont, colour: colours.gold, leading: tight };
    const inOne = block(text, NAME_SIZE * tight, { ...look, sizes: [NAME_SIZE, 40, 36, 32] });
    return inOne.lines.join(' ') === text.trim()
      ? inOne
      : block(text, 34 * tight * 2, { ...look, sizes: [34, 30, 26] });
  }
  const titleFont = (size: number) => `600 ${size}px ${faces.title}`;
  const above = block(title, 32 * tight * 2, {
    font: titleFont,
    colour: colours.accent,
    leading: tight,
    sizes: [32, 28, 24],
  });
  const below = name === null ? [] : [nameBlock(name)];
  const taken = [above, ...below].reduce((sum, each) => sum + heightOf(each) + GAP, 0);
  const line = block(lastSentences(readEmphasis(last_line).text, language), TEXT_BOTTOM - TEXT_TOP - taken, {
    font: (size) => `400 ${size}px ${faces.tale}`,
    colour: colours.text,
    leading: loose,
    sizes: [42, 38, 34, 31, 28, 25, 22],
  });
  return [above, line, ...below];
}

function drawBlock(context: CanvasRenderingContext2D, block: Block, x: number, top: number): void {
  const { lines, size, leading, font, colour } = block;
  context.font = font(size);
  context.fillStyle = colour;
  lines.forEach((line, at) => {
    const lineTop = top + at * size * leading;
    context.fillText(line, x, lineTop + (size * (leading - 1)) / 2 + size * 0.8);
  });
}

/** Line heights for a script: Nastaliq hangs below its line, and Indic letters have signs above and below. */
function leadingOf(language: AnyLanguage): { readonly tight: number; readonly loose: number } {
  if (language === 'ur') return { tight: 1.8, loose: 2.05 };
  return language === 'en' ? { tight: 1.15, loose: 1.4 } : { tight: 1.35, loose: 1.55 };
}
