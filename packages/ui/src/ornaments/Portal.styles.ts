import styled from '@emotion/styled';

export const PortalRoot = styled.div`
  position: relative;
  inline-size: 100%;
  color: var(--gold);

  &[data-shape='wide'] {
    aspect-ratio: 620 / 400;
  }
  &[data-shape='tall'] {
    aspect-ratio: 360 / 560;
  }
  &[data-shape='slender'] {
    aspect-ratio: 294 / 668;
  }
`;

/** The box of the opening: what is left and right of the jambs and above the tip belongs to the second line. */
export const Opening = styled.div`
  position: absolute;
  background: var(--bg-deep);

  [data-shape='wide'] > & {
    inset: 3% 1.613% 2%;
  }
  [data-shape='tall'] > & {
    inset: 2.857% 3.333% 0.714%;
  }
  [data-shape='slender'] > & {
    inset: 2.096% 3.741% 0;
  }
`;

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  pointer-events: none;
`;
