import type { ComponentProps } from 'react';
import { ArchLine, ArchSvg } from './CardArch.styles.ts';
import { cuspedLine, cuspedOpening } from './cusped.ts';
import { Rosette } from './Rosette.tsx';

const WIDTH = 320;
const HEIGHT = 107;
const arch = { x: 2, y: 3, width: WIDTH - 4, height: HEIGHT - 3, foils: 9, spring: 1 };
const spandrels = `M0,0H${WIDTH}V${HEIGHT}H0Z${cuspedOpening(arch)}`;
const line = cuspedLine(arch);

export type CardArchProps = Omit<ComponentProps<'svg'>, 'children'>;

/**
 * The arch over a card's cover: spandrels in the card's colour with a gold line, over any picture. It scales
 * with its width and never distorts. `--kl-arch-ground` and `--kl-arch-line` set its colour and strength.
 *
 * @example
 * <CardArch />
 */
export function CardArch(props: CardArchProps) {
  return (
    <ArchSvg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden {...props}>
      <path d={spandrels} fill="var(--kl-arch-ground, var(--kl-surface-1))" fillRule="evenodd" />
      <ArchLine d={line} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <Rosette x={24} y={17} scale={0.92} />
      <Rosette x={WIDTH - 24} y={17} scale={0.92} />
    </ArchSvg>
  );
}
