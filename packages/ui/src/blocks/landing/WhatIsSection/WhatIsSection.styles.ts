import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';
import { Column } from '../Section.styles.ts';

export const Columns = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 20px 64px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const PortalPlace = styled.div`
  inline-size: min(100%, 28dvh);
  margin-inline: auto;

  ${media.compact} {
    inline-size: min(100%, 52dvh);
  }
  ${media.desktop} {
    inline-size: min(100%, 110dvh);
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;

  > a {
    inline-size: 100%;
  }
  ${media.compact} {
    gap: 20px;
    > a {
      inline-size: auto;
    }
  }
`;

/** Three lines of play, as they stand in the book. */
export const Example = styled.div`
  inline-size: 100%;
  font: 400 var(--fs-16) / 1.45 var(--font-tale);

  > div {
    display: grid;
    gap: 8px;
    padding-block: 14px;
  }
  ${media.compact} {
    font-size: 1.0625rem;

    > div {
      gap: 10px;
      padding-block: 18px;
    }
  }
  ${media.wide} {
    font-size: 1.1875rem;
    line-height: 1.55;

    > div {
      gap: 12px;
      padding-block: 24px;
    }
  }
  &:not(:lang(en)) {
    line-height: var(--lh-tale);
  }
`;

export const Said = styled.p`
  > strong {
    display: block;
    color: var(--text-mute);
    font: 600 var(--fs-13) / 1.5 var(--font-ui);
  }
  &[data-by='you'] {
    color: var(--gold-text);
    font-style: italic;

    > strong {
      font-style: normal;
    }
  }
`;
