import type { SessionEnding } from '@kathaloka/contract/entities';
import { type CuspedArch, cuspedOpening } from '../../../../ornaments/cusped.ts';
import type { CardColours } from './cardLook.ts';

/** The frame of the cover. */
export const COVER = { width: 462, height: 510, top: 60 } as const;

/** The shape of the wide arch of `PictureArch`. */
const arch: CuspedArch = {
  x: 10,
  y: 14,
  width: COVER.width - 20,
  height: COVER.height - 18,
  foils: 9,
  spring: 0.3,
};
const outer: CuspedArch = { x: 0, y: 0, width: COVER.width, height: COVER.height, foils: 9, spring: 0.3 };

/** The filters of the last page. Browsers without canvas filters draw the cover unchanged. */
const LIGHT: Readonly<Record<NonNullable<SessionEnding['light']>, string>> = {
  dawn: 'sepia(0.22) brightness(1.06) saturate(1.1)',
  noon: 'brightness(1.08)',
  dusk: 'sepia(0.34) brightness(0.88) saturate(1.25) hue-rotate(-10deg)',
  night: 'brightness(0.7) saturate(0.78) hue-rotate(10deg)',
};

interface CoverLook {
  readonly picture: HTMLImageElement | null;
  readonly light: SessionEnding['light'];
  readonly colours: CardColours;
}

/** Draws the cover in its frame, in the light of the last scene; without a cover, a lamp in a niche. */
export function drawCover(
  context: CanvasRenderingContext2D,
  x: number,
  { picture, light, colours }: CoverLook,
): void {
  const opening = new Path2D(cuspedOpening(arch));
  context.save();
  context.translate(x, COVER.top);
  context.save();
  context.clip(opening);
  context.fillStyle = colours.night;
  context.fillRect(0, 0, COVER.width, COVER.height);
  if (picture) {
    if (light) context.filter = LIGHT[light];
    drawToFill(context, picture);
  } else drawLamp(context, colours);
  context.restore();
  context.strokeStyle = colours.gold;
  context.lineWidth = 3;
  context.stroke(opening);
  context.globalAlpha = 0.5;
  context.lineWidth = 1.5;
  context.stroke(new Path2D(cuspedOpening(outer)));
  context.restore();
}

/** Draws a picture like `object-fit: cover`. */
function drawToFill(context: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.max(COVER.width / naturalWidth, COVER.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  context.drawImage(picture, (COVER.width - width) / 2, (COVER.height - height) / 2, width, height);
}

function drawLamp(context: CanvasRenderingContext2D, { glow, flame, clay }: CardColours): void {
  context.translate(COVER.width / 2, COVER.height * 0.72);
  context.scale(3, 3);
  const halo = context.createRadialGradient(0, -34, 0, 0, -34, 70);
  halo.addColorStop(0, glow);
  halo.addColorStop(1, 'transparent');
  context.globalAlpha = 0.6;
  context.fillStyle = halo;
  context.fillRect(-80, -120, 160, 160);
  context.globalAlpha = 1;
  for (const [shape, colour] of [
    ['M0,-58C10,-43 12,-34 7,-27A9,9 0 0 1 -7,-27C-12,-34 -10,-43 0,-58Z', flame],
    ['M-26,-20H26Q16,2 0,2Q-16,2 -26,-20Z', clay],
  ] as const) {
    context.save();
    context.clip(new Path2D(shape));
    context.fillStyle = colour;
    context.fillRect(-40, -70, 80, 80);
    context.restore();
  }
}
