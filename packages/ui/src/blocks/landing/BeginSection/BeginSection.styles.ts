import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { Column } from '../Section.styles.ts';

export const Invitation = styled(Column)`
  display: grid;
  justify-items: center;
  gap: var(--kl-size-10);
  text-align: center;
`;

/** The button, at the bottom of the arch like a door. */
export const Door = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  inline-size: min(100%, 92dvh, 760px);
  margin-block-start: var(--kl-size-18);

  > a {
    position: relative;
    margin-block-start: calc(var(--kl-ctl-lg) / -2);
    box-shadow: 0 0 0 var(--kl-size-6) var(--kl-bg);
  }
  > a:focus-visible {
    box-shadow: 0 0 0 var(--kl-size-6) var(--kl-focus-gap);
    outline-offset: var(--kl-size-6);
  }
  ${media.desktop} {
    margin-block-start: var(--kl-size-26);
  }
`;
