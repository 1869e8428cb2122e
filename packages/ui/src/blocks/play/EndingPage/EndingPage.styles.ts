import styled from '../../../theme/styled.ts';
import { withPage } from '../../../theme/alignment.ts';
import { plainHeading } from '../../../theme/elements.ts';
import { media } from '../../../theme/media.ts';

export const EndingRoot = styled.section`
  min-inline-size: 0;
  color: var(--kl-text);

  svg[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** The last line and the cover, side by side on a wide screen. */
export const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-18);

  ${media.compact} {
    grid-template-columns: minmax(0, 240px) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: var(--kl-size-18) var(--kl-size-32);
  }
`;

export const LastLine = styled.p`
  margin: 0;
  font-family: var(--kl-font-tale);
  font-size: calc(var(--kl-fs-20) * var(--kl-tale-scale, 1));
  line-height: var(--kl-lh-tale);
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;

  ${media.compact} {
    grid-column: 2;
  }
`;

/** The filters show the picture in the light of another time of day. */
export const Cover = styled.div`
  inline-size: min(100%, 220px);
  margin-inline: auto;

  &[data-light='dawn'] img {
    filter: sepia(0.22) brightness(1.06) saturate(1.1);
  }
  &[data-light='noon'] img {
    filter: brightness(1.08);
  }
  &[data-light='dusk'] img {
    filter: sepia(0.34) brightness(0.88) saturate(1.25) hue-rotate(-10deg);
  }
  &[data-light='night'] img {
    filter: brightness(0.7) saturate(0.78) hue-rotate(10deg);
  }
  ${media.compact} {
    grid-row: 1 / span 3;
    grid-column: 1;
    inline-size: 100%;
  }
`;

export const Name = styled.h2`
  ${plainHeading}
  display: grid;
  gap: var(--kl-size-4);
  font-size: var(--kl-fs-28);
  overflow-wrap: anywhere;

  > bdi {
    font-family: var(--kl-font-title);
    line-height: var(--kl-lh-title);
    ${withPage}
  }

  ${media.compact} {
    grid-column: 2;
    font-size: var(--kl-fs-38);
  }
`;

/** Says that the tale was lost, no louder than what follows. */
export const Lost = styled.p`
  margin: 0 0 var(--kl-size-10);
  color: var(--kl-text-soft);
`;

export const TheEnd = styled.span`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-18);
`;

export const Waiting = styled.p`
  margin: var(--kl-size-22) 0 0;
  color: var(--kl-text-soft);
`;

export const Close = styled.footer`
  display: grid;
  justify-items: center;
  gap: var(--kl-size-10);
  margin-block-start: var(--kl-size-22);
  color: var(--kl-gold);

  > svg {
    max-inline-size: 100%;
  }
`;

export const Tally = styled.p`
  margin: 0;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Reward = styled(Tally)`
  color: var(--kl-gold-text);
`;
