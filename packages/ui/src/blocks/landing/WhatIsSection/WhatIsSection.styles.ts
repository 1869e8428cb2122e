import styled from '../../../theme/styled.ts';
import { container } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { Column } from '../Section.styles.ts';

export const Columns = styled(Column)`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: calc(100dvh - var(--kl-size-64) - var(--kl-size-16));
  column-gap: var(--kl-size-64);

  ${media.compact} {
    grid-template-rows: auto;
    align-items: center;
    min-block-size: 0;
    row-gap: var(--kl-size-20);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** The place of the picture: on a phone what the words leave, and nothing if that is too little for a picture. */
export const PicturePlace = styled.div`
  display: grid;
  place-items: center;
  container-type: size;

  > * {
    inline-size: min(100%, 145cqb);
  }
  ${container.flat} {
    > * {
      display: none;
    }
  }
  ${media.compact} {
    container-type: normal;
    inline-size: min(100%, 52dvh);
    margin-inline: auto;

    > * {
      inline-size: 100%;
    }
  }
  ${media.desktop} {
    inline-size: min(100%, 110dvh);
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-8);

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
    gap: var(--kl-size-6);
    padding-block: var(--kl-size-10);
  }
  &:not(:lang(en)) {
    line-height: var(--kl-lh-ui);
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
