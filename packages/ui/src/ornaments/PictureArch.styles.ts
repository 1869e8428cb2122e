import styled from '../theme/styled.ts';

export const PictureArchRoot = styled.div`
  position: relative;
  inline-size: 100%;
  color: var(--kl-gold);

  &[data-shape='wide'] {
    aspect-ratio: 620 / 400;
  }
  &[data-shape='broad'] {
    aspect-ratio: 584 / 644;
  }
  &[data-shape='tall'] {
    aspect-ratio: 360 / 560;
  }
  &[data-shape='slender'] {
    aspect-ratio: 294 / 668;
  }
`;

/** As large as the frame, because the lowest foils extend beyond the jambs; the clip leaves the opening. */
export const Opening = styled.div`
  position: absolute;
  inset: 0;
  background: var(--kl-bg-deep);
`;

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  pointer-events: none;
`;
