import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

export const NotFoundRoot = styled.div`
  display: grid;
  align-items: center;
  gap: var(--kl-size-8);
  padding-block: var(--kl-size-16) var(--kl-size-32);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 540px);
    gap: var(--kl-size-32) var(--kl-size-40);
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-18);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-14);
  inline-size: 100%;
  margin-block-start: var(--kl-size-8);

  > * {
    flex: 1 1 100%;
  }
  ${media.compact} {
    > * {
      flex: none;
    }
  }
`;

export const Code = styled.p`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  color: var(--kl-gold-text);
  font: 600 var(--kl-fs-22) / 1 var(--kl-font-title);
  font-variant-numeric: tabular-nums;

  svg {
    margin-block-end: var(--kl-size-6);
    color: var(--kl-gold);
  }
`;

export const Title = styled.h1`
  ${plainHeading}
  font-size: var(--kl-fs-36);
  line-height: calc(var(--kl-lh-title) * 0.92);

  ${media.desktop} {
    font-size: var(--kl-fs-56);
  }
`;

export const Text = styled.p`
  max-inline-size: 38em;
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-19) / 1.6 var(--kl-font-tale);
  text-wrap: pretty;
`;

/** On a phone the picture is above the text. */
export const Figure = styled.figure`
  order: -1;
  max-inline-size: 300px;
  margin-inline: auto;

  svg {
    inline-size: 100%;
    block-size: auto;
    color: var(--kl-gold);
  }
  ${media.desktop} {
    order: 0;
    max-inline-size: none;
  }
`;
