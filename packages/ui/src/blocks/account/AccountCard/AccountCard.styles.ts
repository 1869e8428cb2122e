import styled from '../../../theme/styled.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';

export const PageRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  padding-block: var(--kl-size-16) var(--kl-size-32);

  ${media.compact} {
    padding-block: var(--kl-size-32) var(--kl-size-48);
  }
`;

/** The stone lattice. It covers the whole page, since its containing block is the layout. */
export const Ground = styled.svg`
  position: absolute;
  z-index: var(--kl-z-behind);
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: var(--kl-jali-ink);
  pointer-events: none;
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: 470px;
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-3);
  overflow: hidden;

  &[data-with-picture] {
    max-inline-size: 520px;
  }
  ${finerMedia.roomy} {
    &[data-with-picture] {
      grid-template-columns: 420fr 470fr;
      max-inline-size: 892px;
    }
  }
`;

/** The whole arch: small above the form, and large beside it. */
export const PictureHalf = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  padding: var(--kl-size-16) var(--kl-size-24);
  background: var(--kl-bg-deep);
  overflow: hidden;

  > div {
    inline-size: auto;
    block-size: 176px;
  }
  ${finerMedia.roomy} {
    align-content: center;
    padding: var(--kl-size-28) var(--kl-size-32);

    > div {
      inline-size: 100%;
      max-inline-size: 360px;
      block-size: auto;
    }
  }
`;

export const Rosettes = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  inline-size: min(100%, 420px);
  margin-inline: auto;
  color: var(--kl-gold);
  pointer-events: none;
`;

export const FormHalf = styled.div`
  padding: var(--kl-size-24) var(--kl-size-20) var(--kl-size-26);

  ${media.compact} {
    padding: var(--kl-size-36) var(--kl-size-40) var(--kl-size-32);
  }
  ${finerMedia.roomy} {
    align-self: center;

    [data-with-picture] > & {
      padding: var(--kl-size-40) var(--kl-size-48) var(--kl-size-36);
    }
  }
`;
