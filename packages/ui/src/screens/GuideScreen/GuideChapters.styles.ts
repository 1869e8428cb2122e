import styled from '../../theme/styled.ts';
import { plainHeading } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';

export const Group = styled.div`
  > h3 {
    ${plainHeading}
    margin-block: var(--kl-size-8);
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-16);
  }
`;

export const Rows = styled.dl`
  display: grid;
  margin: 0;
`;

/** A name with its meaning beside it, or below it on a phone. */
export const Row = styled.div`
  display: grid;
  gap: var(--kl-size-2) var(--kl-size-16);
  padding-block: var(--kl-size-10);
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  overflow-wrap: anywhere;

  > dt {
    display: flex;
    align-items: center;
    gap: var(--kl-size-10);
    font-weight: 600;
  }
  > dt > svg {
    flex: none;
    color: var(--kl-gold-text);
  }
  > dt > svg[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
  ${media.compact} {
    grid-template-columns: 168px minmax(0, 1fr);
    align-items: start;
  }
`;

export const Explanation = styled.dd`
  margin: 0;
  color: var(--kl-text-soft);
`;

export const Small = styled.p`
  && {
    color: var(--kl-text-mute);
    font: 400 var(--kl-fs-15) / var(--kl-lh-ui) var(--kl-font-ui);
  }
`;
