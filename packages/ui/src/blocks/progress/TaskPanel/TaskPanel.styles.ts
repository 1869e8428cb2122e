import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { Header } from '../TaskRow/TaskRow.styles.ts';

export const Title = styled.span`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  font-size: var(--kl-fs-26);

  > svg {
    flex: none;
    color: var(--kl-gold);
  }
  /* Eczar sits high in its box. */
  > span {
    min-inline-size: 0;
    padding-block-start: 0.14em;
    overflow-wrap: anywhere;
  }
`;

/** The content. Rows of cards extend to the edges of the panel and are clipped there. */
export const Content = styled.div`
  --kl-gutter: var(--kl-size-10);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--kl-size-8);
  padding: var(--kl-size-10) 0 var(--kl-size-14);
  color: var(--kl-text-soft);
  text-align: center;

  > svg {
    margin-block-end: var(--kl-size-8);
    color: var(--kl-gold);
  }
`;

export const EmptyTitle = styled.p`
  color: var(--kl-text);
  font: 600 var(--kl-fs-20) / var(--kl-lh-title) var(--kl-font-title);
  text-wrap: balance;
`;

export const SkeletonRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
`;

/** Reserves the height of a progress bar. */
export const BarPlace = styled.div`
  block-size: var(--kl-size-8);
`;

/** Reserves the height of the buttons that scroll the row. */
export const HeaderPlace = styled(Header)`
  min-block-size: var(--kl-ctl);
`;

export const Places = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(80%, 276px);
  gap: var(--kl-size-16);
  overflow: hidden;
`;

export const Place = styled.div`
  display: grid;
  align-content: start;
  gap: var(--kl-size-12);
  min-block-size: 264px;
  padding: var(--kl-size-18);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-8);

  ${media.compact} {
    min-block-size: 248px;
  }
`;
