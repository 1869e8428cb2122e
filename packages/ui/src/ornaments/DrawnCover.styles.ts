import styled from '../theme/styled.ts';
import { toneVariables } from '../theme/tone.ts';

/** The cover is a picture, so it keeps its night colours in both themes. */
export const CoverSvg = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  color: var(--kl-gold);
  --kl-sky: color-mix(in srgb, var(--kl-tone) 46%, var(--kl-bg-deep));
  --kl-niche: color-mix(in srgb, var(--kl-tone) 82%, var(--kl-bg-deep));
  ${toneVariables}
`;
