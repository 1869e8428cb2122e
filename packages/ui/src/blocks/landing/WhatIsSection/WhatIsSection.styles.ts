import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { Column } from '../Section.styles.ts';

export const Columns = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--kl-size-20) var(--kl-size-64);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const PicturePlace = styled.div`
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
  gap: var(--kl-size-10);

  > a {
    inline-size: 100%;
  }
  ${media.compact} {
    gap: var(--kl-size-20);
    > a {
      inline-size: auto;
    }
  }
`;

/** An example dialogue of three lines. */
export const Example = styled.div`
  inline-size: 100%;
  font: 400 var(--kl-fs-16) / 1.45 var(--kl-font-tale);

  > div {
    display: grid;
    gap: var(--kl-size-8);
    padding-block: var(--kl-size-14);
  }
  ${media.compact} {
    font-size: var(--kl-fs-17);

    > div {
      gap: var(--kl-size-10);
      padding-block: var(--kl-size-18);
    }
  }
  ${media.wide} {
    font-size: var(--kl-fs-19);
    line-height: 1.55;

    > div {
      gap: var(--kl-size-12);
      padding-block: var(--kl-size-24);
    }
  }
  &:not(:lang(en)) {
    line-height: var(--kl-lh-tale);
  }
`;

export const Line = styled.p`
  > strong {
    display: block;
    color: var(--kl-text-mute);
    font: 600 var(--kl-fs-13) / 1.5 var(--kl-font-ui);
  }
  &[data-by='you'] {
    color: var(--kl-gold-text);
    font-style: italic;

    > strong {
      font-style: normal;
    }
  }
`;
