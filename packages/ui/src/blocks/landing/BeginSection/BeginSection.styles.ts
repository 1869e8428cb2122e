import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';
import { Column } from '../Section.styles.ts';

export const Invitation = styled(Column)`
  display: grid;
  justify-items: center;
  gap: 10px;
  text-align: center;
`;

/** The button is the door: it closes the portal at its foot. */
export const Door = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  inline-size: min(100%, 92dvh, 760px);
  margin-block-start: 18px;

  > a {
    position: relative;
    margin-block-start: calc(var(--ctl-lg) / -2);
    box-shadow: 0 0 0 6px var(--bg);
  }
  > a:focus-visible {
    box-shadow: 0 0 0 6px var(--focus-gap);
    outline-offset: 6px;
  }
  ${media.desktop} {
    margin-block-start: 26px;
  }
`;
