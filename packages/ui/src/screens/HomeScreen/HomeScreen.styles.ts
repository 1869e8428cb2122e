import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const HomeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-48);
  padding-block: var(--kl-size-16) var(--kl-size-64);

  ${media.compact} {
    padding-block-start: var(--kl-size-24);
  }
`;

export const BannerPlace = styled.div`
  display: grid;
  block-size: 430px;
  border-radius: var(--kl-radius-14);
  overflow: clip;

  ${media.compact} {
    block-size: 372px;
  }
  ${media.wide} {
    block-size: 408px;
  }
`;

/** The place of the open sessions, with their last known height. */
export const OpenTalesPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:empty {
    display: none;
    block-size: var(--kl-open-tales, 0);
  }
  [data-open-tales] &:empty {
    display: block;
  }
`;

/** The switch above the rows, at the end of its line. */
export const Filter = styled.div`
  display: flex;
  justify-content: end;
  margin-block: calc(-1 * var(--kl-size-24));
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

/** A page with a single message. */
export const MessagePage = styled.div`
  align-self: center;
  padding-block: var(--kl-size-48);
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--kl-size-20);
  color: var(--kl-gold);
`;
