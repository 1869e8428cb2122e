import styled from '@emotion/styled';
import { toneVariables } from '../theme/tone.ts';

/** It is a picture, so it keeps its night colours in both themes. */
export const CoverSvg = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  color: var(--gold);
  --sky: color-mix(in srgb, var(--tone) 46%, var(--bg-deep));
  --niche: color-mix(in srgb, var(--tone) 82%, var(--bg-deep));
  ${toneVariables}
`;
