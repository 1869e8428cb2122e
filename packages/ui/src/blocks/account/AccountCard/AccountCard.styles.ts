import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const PageRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  padding-block: var(--s-4) var(--s-6);

  ${media.compact} {
    padding-block: var(--s-6) var(--s-7);
  }
`;

/** The stone lattice lies behind the whole page: its box is that of the layout. */
export const Ground = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: var(--jali-ink);
  pointer-events: none;
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: 470px;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: var(--surface-1);
  box-shadow: var(--shadow-3);
  overflow: hidden;

  &[data-with-picture] {
    max-inline-size: 520px;
  }
  @media (min-width: 940px) {
    &[data-with-picture] {
      grid-template-columns: 420fr 470fr;
      max-inline-size: 892px;
    }
  }
`;

/** On a small window it is the crown of the arch; beside the form, the whole of it. */
export const PictureHalf = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  max-block-size: 152px;
  padding: 16px 24px 0;
  background: var(--bg-deep);
  overflow: hidden;

  > div {
    max-inline-size: 330px;
  }
  ${media.compact} {
    max-block-size: 176px;
  }
  @media (min-width: 940px) {
    align-content: center;
    max-block-size: none;
    padding: 28px 30px;

    > div {
      max-inline-size: 360px;
    }
  }
`;

export const Rosettes = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  inline-size: min(100%, 420px);
  margin-inline: auto;
  color: var(--gold);
  pointer-events: none;
`;

export const FormHalf = styled.div`
  padding: 24px 20px 26px;

  ${media.compact} {
    padding: 34px 40px 32px;
  }
  @media (min-width: 940px) {
    align-self: center;

    [data-with-picture] > & {
      padding: 40px 48px 34px;
    }
  }
`;
