import styled from '../../../../theme/styled.ts';
import { storyFaces } from '../../../../theme/storyFaces.ts';

export const CardRoot = styled.div`
  ${storyFaces}
  position: relative;
  min-inline-size: 0;
  aspect-ratio: 1200 / 630;
  overflow: hidden;
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-8);
`;

export const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

/** An empty element from whose styles the card reads a font family. */
export const Face = styled.span`
  position: absolute;

  &[data-face='title'] {
    font-family: var(--kl-font-title);
  }
  &[data-face='tale'] {
    font-family: var(--kl-font-tale);
  }
  &[data-face='ui'] {
    font-family: var(--kl-font-ui);
  }
`;
