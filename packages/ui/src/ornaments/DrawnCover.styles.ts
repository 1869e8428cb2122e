import styled from '@emotion/styled';

/** It is a picture, so it keeps its night colours in both themes. */
export const CoverSvg = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  color: var(--gold);
  --sky: color-mix(in srgb, var(--tone) 46%, var(--bg-deep));
  --niche: color-mix(in srgb, var(--tone) 82%, var(--bg-deep));

  &[data-tone='peacock'] {
    --tone: var(--peacock);
  }
  &[data-tone='sindoor'] {
    --tone: var(--sindoor);
  }
  &[data-tone='jamun'] {
    --tone: var(--jamun);
  }
  &[data-tone='neel'] {
    --tone: var(--neel);
  }
`;
